import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { DataSource, In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import type { GuestAnswer } from '../../generated/schema-types.js';
import { BookingNote } from '../../notes/booking-note.entity.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { answersOf } from '../../questions/booking-answers.resolver.js';
import { BookingChange } from '../../visits/booking-change.entity.js';
import { Waiver } from '../../waivers/waiver.entity.js';
import { ADMITTED } from '../check-in/admitted.js';

/** A booking that has or had a time on the day. */
export interface DoorBooking {
  readonly booking: Booking;
  /** In order. */
  readonly changes: readonly BookingChange[];
  readonly waivers: number;
  /** Notes for the door, oldest first. */
  readonly notes: readonly string[];
  /** For the day sheet, with their questions. */
  readonly answers: readonly string[];
  /** People let in. */
  readonly admitted: number;
}

/** $1 date, $2 tour types, $3 start of the day, $4 end of the day. */
const OF_DAY = `
  SELECT id FROM bookings WHERE tour_date = $1::date
  UNION SELECT booking_id FROM booking_changes WHERE before->>'slotId' IN (
    SELECT id FROM slots WHERE tour_type = ANY($2::text[]) AND starts_at >= $3::timestamptz AND starts_at < $4::timestamptz)`;

const PEOPLE = `SELECT b.id AS "bookingId", ${ADMITTED} AS people FROM bookings b WHERE b.id = ANY($1::uuid[])`;

/** E.g. `Diet, guest 2: none`. */
function sheetLines(answers: readonly GuestAnswer[] = []): string[] {
  return answers
    .filter(({ onDaySheet }) => onDaySheet)
    .map(({ question, guest, text }) => `${question}${guest === 0 ? '' : `, guest ${guest}`}: ${text}`);
}

@Injectable()
export class DoorBookings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly venue: VenueClock,
  ) {}

  /** Sorted by start, then by name. */
  async of(date: Temporal.PlainDate): Promise<DoorBooking[]> {
    const { manager } = this.dataSource;
    const span = [this.venue.startOf(date), this.venue.startOf(date.add({ days: 1 }))];
    const found: { id: string }[] = await manager.query(OF_DAY, [date.toString(), TOUR_TYPES, ...span]);
    const ids = found.map(({ id }) => id);
    const [bookings, changes, waivers, notes, answers, admitted] = await Promise.all([
      manager.find(Booking, { where: { id: In(ids) }, order: { startsAt: 'ASC', lastName: 'ASC', id: 'ASC' } }),
      manager.find(BookingChange, { where: { bookingId: In(ids) }, order: { revision: 'ASC' } }),
      manager.find(Waiver, { where: { bookingId: In(ids) }, select: { id: true, bookingId: true } }),
      manager.find(BookingNote, {
        where: { bookingId: In(ids), forDoor: true },
        order: { writtenAt: 'ASC', id: 'ASC' },
      }),
      answersOf(manager, ids),
      manager.query(PEOPLE, [ids]) as Promise<{ bookingId: string; people: number }[]>,
    ]);
    const changesOf = Map.groupBy(changes, ({ bookingId }) => bookingId);
    const waiversOf = Map.groupBy(waivers, ({ bookingId }) => bookingId);
    const notesOf = Map.groupBy(notes, ({ bookingId }) => bookingId);
    const people = new Map(admitted.map((counted) => [counted.bookingId, counted.people]));
    return bookings.map((booking) => ({
      booking,
      changes: changesOf.get(booking.id) ?? [],
      waivers: waiversOf.get(booking.id)?.length ?? 0,
      answers: sheetLines(answers.get(booking.id)),
      notes: (notesOf.get(booking.id) ?? []).map(({ text }) => text),
      admitted: people.get(booking.id) ?? 0,
    }));
  }
}
