import { bookingRestored } from '@hilltop/contracts/bookings/booking-restored';
import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from 'typeorm';
import type { ExceptionData } from '../../calendar/calendar-data.js';
import type { HouseCalendar } from '../../calendar/house-calendar.js';
import { storeException } from '../../calendar/store-exception.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../../holds/offer-terms.js';
import { PartyOffers } from '../../holds/party-offers.js';
import type { CalendarChangedMeanwhile } from '../../staff-calendar/calendar.refusals.js';
import { type CalendarAction, CalendarChange } from '../../staff-calendar/calendar-change.js';
import { LOCK_SLOTS } from '../../visits/change.statements.js';
import { tellWaitingParties } from '../../waitlist/tell-waiting-parties.js';
import { type NotClosed, notClosed } from '../closure.refusals.js';
import { CLOSED_SLOTS, END_CLOSURES, LOCK_DISPLACED, OPEN_SLOTS, RESTORE } from './reopen-day.statements.js';

export interface Reopened {
  /** Parties that have their seats again. */
  readonly parties: number;
}

/** Parties that have not answered get their seats back. Moved and canceled bookings stay as they are. */
@Injectable()
export class ReopenDay {
  constructor(
    private readonly calendarChange: CalendarChange,
    private readonly offers: PartyOffers,
    private readonly terms: OfferTerms,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    date: Temporal.PlainDate,
    reason: string | null,
    staff: StaffIdentity,
  ): Promise<Reopened | CalendarChangedMeanwhile | NotClosed> {
    let parties = 0;
    const outcome = await this.calendarChange.execute<NotClosed>({
      staff,
      action: 'reopenDay',
      version: null,
      change: async (manager, calendar) => {
        const closed = calendar.exceptionOn(date.toString());
        if (!closed || !(closed.closed || closed.closedStarts.length > 0)) return notClosed();
        parties = await this.reopen(manager, calendar, date, closed, { reason, staffId: staff.id });
        const action: CalendarAction = {
          targetType: 'day',
          targetId: closed.date,
          before: { closed: closed.closed, closedStarts: [...closed.closedStarts] },
          after: { closed: false, closedStarts: [], parties },
        };
        return action;
      },
    });
    return '__typename' in outcome ? outcome : { parties };
  }

  private async reopen(
    manager: EntityManager,
    calendar: HouseCalendar,
    date: Temporal.PlainDate,
    closed: ExceptionData,
    by: { readonly reason: string | null; readonly staffId: string },
  ): Promise<number> {
    const now = this.clock.now();
    const span = [calendar.instant(date, '00:00'), calendar.instant(date.add({ days: 1 }), '00:00')];
    const displaced: { id: string }[] = await manager.query(LOCK_DISPLACED, span);
    const bookings = displaced.map(({ id }) => id);
    const offers = await this.offers.lock(manager, bookings);
    const slots: { id: string }[] = await manager.query(CLOSED_SLOTS, [...span, TOUR_TYPES]);
    const opened = slots.map(({ id }) => id);
    const freed = [...new Set([...opened, ...offers.map(({ slotId }) => slotId)])];
    await manager.query(LOCK_SLOTS, [freed]);
    await this.offers.end(manager, offers);
    const restored: { id: string; revision: number }[] = await manager.query(RESTORE, [
      ...[bookings, by.staffId, now, by.reason],
    ]);
    await manager.query(OPEN_SLOTS, [opened]);
    await manager.query(OFFER_FREED_SEATS, [freed, ...this.terms.parameters(now)]);
    await tellWaitingParties(manager, this.outbox, opened, now);
    for (const { id, revision } of restored) {
      const facts = { aggregateId: id, correlationId: correlationId(), now, data: { bookingId: id, revision } };
      await this.outbox.add(manager, bookingRestored.create(facts));
    }
    await storeException(manager, { ...closed, closed: false, closedStarts: [], note: '' });
    await manager.query(END_CLOSURES, [now]);
    return restored.length;
  }
}
