import { randomUUID } from 'node:crypto';
import { bookingDisplaced } from '@hilltop/contracts/bookings/booking-displaced';
import type { Language } from '@hilltop/contracts/house/languages';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { DataSource, type EntityManager } from 'typeorm';
import { eventParameters } from '../../../database/write-event.js';
import { Hold } from '../../../holds/hold.entity.js';
import { seatsHeldEvent } from '../../../holds/hold.events.js';
import { HOLD_SEATS } from '../../../holds/hold.statements.js';
import { startCapacity } from '../../../tours/start-capacity.js';
import { CalendarRepository } from '../../calendar/calendar.repository.js';
import type { HouseCalendar, Start } from '../../calendar/house-calendar.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { parseSlotId } from '../../slots/slot.entity.js';
import { slotRequest } from '../../slots/slot-request.js';
import { takeSeatsParameters } from '../../slots/take-seats.js';

/** Days and weeks after the closed day that are searched for the same time of day. */
const [DAYS, WEEKS] = [21, 8];

const MOST_OFFERS = 2;

interface DatedStart extends Start {
  /** YYYY-MM-DD */
  readonly date: string;
}

/**
 * The remaining times of its day, the nearest first; then the same time of day on the next open day and on the same weekday
 * a week later, and the next ones of either series.
 */
export function offeredStarts(calendar: HouseCalendar, from: Temporal.PlainDateTime, now: Date): DatedStart[] {
  const day = from.toPlainDate();
  const closedAt = epochOf(calendar, day, from.toPlainTime());
  const away = ({ epochMs }: Start): number => Math.abs(epochMs - closedAt);
  const sameDay = openStarts(calendar, day, now).sort((one, other) => away(one) - away(other));
  const later = (days: number) => sameHour(calendar, day.add({ days }), from.toPlainTime(), now);
  const nextDays = Array.from({ length: DAYS }, (_, count) => later(count + 1)).flat();
  const nextWeeks = Array.from({ length: WEEKS }, (_, count) => later((count + 1) * 7)).flat();
  const ordered = [...sameDay, ...nextDays.slice(0, 1), ...nextWeeks, ...nextDays];
  return [...new Map(ordered.map((start) => [start.iso, start])).values()];
}

function epochOf(calendar: HouseCalendar, date: Temporal.PlainDate, time: Temporal.PlainTime): number {
  return calendar.instant(date, time.toString({ smallestUnit: 'minute' })).getTime();
}

function openStarts(calendar: HouseCalendar, date: Temporal.PlainDate, now: Date): DatedStart[] {
  return calendar.openStarts(date, now).map((start) => ({ ...start, date: date.toString() }));
}

function sameHour(
  calendar: HouseCalendar,
  date: Temporal.PlainDate,
  time: Temporal.PlainTime,
  now: Date,
): readonly DatedStart[] {
  const wanted = epochOf(calendar, date, time);
  return openStarts(calendar, date, now).filter(({ epochMs }) => epochMs === wanted);
}

/** Parties per run. The next run continues. */
const BATCH = 100;

/** How long an offer outlasts the deadline, so that the policy can still use it. */
const GRACE_MS = 10 * 60_000;

interface Waiting {
  readonly id: string;
  readonly closureId: string;
  readonly bookingId: string;
  readonly fromSlotId: string;
  readonly guests: number;
  readonly seats: number;
  /** Of a start that has no row yet. */
  readonly capacity: number;
  readonly deadline: Date;
  /** The house calls the group about all of its parts. */
  readonly isOfGroup: boolean;
  readonly language: Language;
}

const NEXT = `
  SELECT d.id FROM displacements d WHERE d.offered_at IS NULL AND d.state = 'displaced' ORDER BY d.id LIMIT $1::integer`;

/** Locks the booking first, like every change. $1 displacement. */
const LOCK_PARTY = `
  SELECT d.id, d.closure_id AS "closureId", d.booking_id AS "bookingId", d.from_slot_id AS "fromSlotId",
    b.group_size AS guests, b.places AS seats, ${startCapacity('b.tour_type')} AS capacity, c.deadline, b.group_id IS NOT NULL AS "isOfGroup",
    b.language
  FROM displacements d JOIN bookings b ON b.id = d.booking_id JOIN closures c ON c.id = d.closure_id
  WHERE d.id = $1::uuid AND d.offered_at IS NULL AND d.state = 'displaced' AND b.status = 'displaced' FOR UPDATE OF b, d SKIP LOCKED`;

/** Holds times and queues the e-mail, once per party and each in its own transaction. */
@Injectable()
export class OfferTimes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: CalendarRepository,
    private readonly venue: VenueClock,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the number of parties handled */
  async execute(): Promise<number> {
    const next: { id: string }[] = await this.dataSource.query(NEXT, [BATCH]);
    if (next.length === 0) return 0;
    const calendar = await this.calendars.current();
    let done = 0;
    for (const { id } of next) {
      if (await inTransaction(this.dataSource, (manager) => this.offer(manager, id, calendar))) done += 1;
    }
    if (done > 0) this.outbox.wake();
    return done;
  }

  /** @returns false when another replica has the party, or it has answered */
  private async offer(manager: EntityManager, id: string, calendar: HouseCalendar): Promise<boolean> {
    const [party]: Waiting[] = await manager.query(LOCK_PARTY, [id]);
    if (!party) return false;
    const now = this.clock.now();
    if (now < party.deadline && !party.isOfGroup) await this.keepTimes(manager, party, calendar, now);
    await manager.query('UPDATE displacements SET offered_at = $2::timestamptz WHERE id = $1::uuid', [id, now]);
    const { bookingId, closureId, language } = party;
    const data = { bookingId, closureId, language };
    const facts = { aggregateId: bookingId, correlationId: correlationId(), now, data };
    await this.outbox.add(manager, bookingDisplaced.create(facts));
    return true;
  }

  private async keepTimes(manager: EntityManager, party: Waiting, calendar: HouseCalendar, now: Date): Promise<void> {
    const { tourType, startsAt } = parseSlotId(party.fromSlotId);
    const kept: Hold[] = [];
    for (const start of offeredStarts(calendar, this.venue.wallTime(startsAt), now)) {
      if (kept.length === MOST_OFFERS) break;
      const date = parseDate(start.date);
      if (!date) continue;
      const { guests, seats, capacity } = party;
      const at = { tourType, date, time: start.time, startsAt: new Date(start.epochMs) };
      const request = slotRequest({ ...at, guests, seats, capacity });
      const expiresAt = new Date(Math.min(party.deadline.getTime() + GRACE_MS, start.epochMs));
      const hold = Object.assign(Hold.begin(randomUUID(), request, now, { caller: undefined }), {
        kind: 'offer',
        bookingId: party.bookingId,
        expiresAt,
      });
      const event = eventParameters(seatsHeldEvent(hold, now));
      const rows: unknown[] = await manager.query(HOLD_SEATS.text, [
        ...takeSeatsParameters(request),
        hold.row(),
        ...event,
      ]);
      if (rows.length > 0) kept.push(hold);
    }
  }
}
