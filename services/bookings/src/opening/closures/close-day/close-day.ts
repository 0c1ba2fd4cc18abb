import { randomUUID } from 'node:crypto';
import { groupDisplaced } from '@hilltop/contracts/bookings/group-displaced';
import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AlreadyClosed, CalendarChangedMeanwhile } from '../../../generated/refusals.js';
import { holdEndedEvent } from '../../../holds/hold.events.js';
import { refuse } from '../../../refusals.en.js';
import { returnToWaitlist } from '../../../selling/waitlist/tell-waiting-parties.js';
import type { HouseCalendar } from '../../calendar/house-calendar.js';
import { storeException } from '../../calendar/store-exception.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { type CalendarAction, CalendarChange, type CalendarChanged } from '../../staff-calendar/calendar-change.js';
import { datesOf, type NamedSlot, slotsOf, timesToClose } from '../closed-slots.js';
import { closureNotice } from '../closure-notice.js';
import type { CloseDayRequest } from './close-day.input.js';
import {
  CLOSE_SLOTS,
  DISPLACE,
  END_HOLDS,
  LOCK_BOOKINGS,
  LOCK_GROUPS,
  LOCK_HOLDS,
  SAME_CLOSURE,
  SLOTS_OF_DAYS,
  STORE_CLOSURE,
} from './close-day.statements.js';

/** The same request counts as repeated within this time. */
const REPEATED_WITHIN_MS = 10 * 60_000;

type Refused = AlreadyClosed | InvalidInput;
interface EndedHold {
  readonly id: string;
  readonly slotId: string;
  readonly seats: number;
}

/** One transaction stops sales, displaces parties and ends holds. A job makes the offers and queues the e-mails. */
@Injectable()
export class CloseDay {
  constructor(
    private readonly calendarChange: CalendarChange,
    private readonly outbox: Outbox,
    private readonly venue: VenueClock,
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the closure's id */
  async execute(
    request: CloseDayRequest,
    staff: StaffIdentity,
  ): Promise<{ closureId: string } | CalendarChangedMeanwhile | Refused> {
    const closureId = randomUUID();
    const outcome: CalendarChanged | CalendarChangedMeanwhile | Refused = await this.calendarChange.execute<Refused>({
      staff,
      action: 'closeDay',
      version: null,
      change: (manager, calendar) => this.close(manager, calendar, request, closureId, staff),
    });
    if (!('__typename' in outcome)) return { closureId };
    const earlier = outcome.__typename === 'AlreadyClosed' ? await this.repeated(request, staff) : undefined;
    return earlier ?? outcome;
  }

  /** A request that arrives twice gets the first answer, because the first has closed everything. */
  private async repeated(
    { from, until, times, reason, message, policy, deadline }: CloseDayRequest,
    staff: StaffIdentity,
  ): Promise<{ closureId: string } | undefined> {
    const since = new Date(this.clock.now().getTime() - REPEATED_WITHIN_MS);
    const same = [from, until, times, reason, message, policy, staff.id, since, deadline];
    const [found]: { closureId: string }[] = await this.dataSource.query(SAME_CLOSURE, same);
    return found;
  }

  private async close(
    manager: EntityManager,
    calendar: HouseCalendar,
    request: CloseDayRequest,
    closureId: string,
    staff: StaffIdentity,
  ): Promise<CalendarAction | Refused> {
    const now = this.clock.now();
    if (request.until < calendar.firstDate(now).toString()) {
      return invalidInput([{ field: 'date', message: 'This day has passed' }]);
    }
    if (request.deadline && request.deadline <= now) {
      return invalidInput([{ field: 'deadline', message: 'The deadline has passed' }]);
    }
    const dates = datesOf(request);
    const open = dates.filter((date) => timesToClose(calendar, date, request).length > 0);
    const first = open[0];
    if (first === undefined) return refuse.AlreadyClosed();
    // A tour that has started still takes place.
    const slots = (await this.slotsOf(manager, calendar, request)).filter(({ startsAt }) => startsAt > now);
    const groups: { id: string }[] = await manager.query(LOCK_GROUPS, [slots.map(({ id }) => id)]);
    const booked = request.onlyIfEmpty ? await this.booked(manager, slots) : 0;
    if (booked > 0) {
      return invalidInput([{ field: 'date', message: 'Parties are booked on this day. Close it separately.' }]);
    }
    const { from, until, times, reason, message, policy } = request;
    const deadline = request.deadline ?? this.usualDeadline(calendar.instant(first, '00:00'), now);
    const noticeId = await closureNotice(manager, request, this.venue, now);
    const row = [closureId, from, until, times, reason, message, deadline, policy, noticeId, staff.id, now];
    await manager.query(STORE_CLOSURE, [...row, request.messageEs]);
    const { parties, guests } = await this.displace(manager, slots, closureId, staff.id, now);
    for (const { id: groupId } of groups) {
      const facts = { aggregateId: groupId, correlationId: correlationId(), now, data: { groupId } };
      await this.outbox.add(manager, groupDisplaced.create(facts));
    }
    for (const date of dates) {
      const text = date.toString();
      const before = calendar.exceptionOn(text);
      const closedStarts = [...new Set([...(before?.closedStarts ?? []), ...(times ?? [])])].sort();
      const closed = (before?.closed ?? false) || times === null;
      const starts = before?.starts ?? null;
      await storeException(manager, { date: text, closed, closedStarts, starts, note: reason, noteEs: null });
    }
    const after = { from, until, times: times && [...times], policy, parties, guests };
    return { targetType: 'day', targetId: from, before: null, after };
  }

  /** Parties that book between this and the closing are displaced as on any other day. */
  private async booked(manager: EntityManager, slots: readonly NamedSlot[]): Promise<number> {
    const parties: unknown[] = await manager.query(LOCK_BOOKINGS, [slots.map(({ id }) => id)]);
    return parties.length;
  }

  private async displace(
    manager: EntityManager,
    slots: readonly NamedSlot[],
    closureId: string,
    staffId: string,
    now: Date,
  ): Promise<{ parties: number; guests: number }> {
    const ids = slots.map(({ id }) => id);
    await manager.query(LOCK_BOOKINGS, [ids]);
    await manager.query(LOCK_HOLDS, [ids]);
    const columns = [slots.map(({ tourType }) => tourType), slots.map(({ startsAt }) => startsAt)];
    await manager.query(CLOSE_SLOTS, [ids, ...columns]);
    const [ended]: [EndedHold[], number] = await manager.query(END_HOLDS, [ids, now]);
    for (const hold of ended) await this.outbox.add(manager, holdEndedEvent(hold, 'released', now));
    await returnToWaitlist(manager, this.outbox, ids, now);
    const [displaced]: { parties: number; guests: number }[] = await manager.query(DISPLACE, [
      ids,
      closureId,
      staffId,
      now,
    ]);
    return displaced ?? { parties: 0, guests: 0 };
  }

  private async slotsOf(
    manager: EntityManager,
    calendar: HouseCalendar,
    request: CloseDayRequest,
  ): Promise<readonly NamedSlot[]> {
    const dates = datesOf(request);
    const slots = dates.flatMap((date) => slotsOf(calendar, date, request));
    const [first, last] = [dates[0], dates.at(-1)];
    if (request.times !== null || !first || !last) return slots;
    const span = [calendar.instant(first, '00:00'), calendar.instant(last.add({ days: 1 }), '00:00')];
    const known: NamedSlot[] = await manager.query(SLOTS_OF_DAYS, [...span, TOUR_TYPES]);
    return [...new Map([...known, ...slots].map((slot) => [slot.id, slot])).values()];
  }

  /** Noon of the day before, or half of the remaining time if that is sooner. */
  private usualDeadline(dayBegins: Date, now: Date): Date {
    const noonBefore = dayBegins.getTime() - 12 * 3_600_000;
    const half = now.getTime() + (dayBegins.getTime() - now.getTime()) / 2;
    return new Date(Math.max(noonBefore > now.getTime() ? noonBefore : half, now.getTime() + 3_600_000));
  }
}
