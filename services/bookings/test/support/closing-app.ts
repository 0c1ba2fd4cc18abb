import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { expect } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { closeDayInput } from '../../src/opening/closures/close-day/close-day.input.js';
import { type BookingApp, openBookingApp } from './booking-app.js';
import { SLOT } from './booking-request.js';
import { ledger } from './ledger.js';

/** The day that tests close. */
export const DAY: string = SLOT.tourDate;
/** Its start times. */
export const HOURS = [
  ...['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'],
];

type Closer = Pick<BookingApp, 'closeDay'>;

/** One replica, with helpers for closing and reopening days. */
export async function openClosingApp() {
  const app = await openBookingApp();
  const rows = <Row>(text: string, values: unknown[] = []): Promise<Row[]> => app.dataSource.query(text, values);
  async function countOf(table: string, where = 'true'): Promise<number> {
    const [row] = await rows<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table} WHERE ${where}`);
    return row?.count ?? 0;
  }
  return {
    ...app,
    /** Drops the database. */
    end: app.close,
    /** Resets to no bookings or closures, on the morning of 2026-11-21. */
    async reset(): Promise<void> {
      app.clock.set('2026-11-21T16:30:00.000Z');
      app.payments.charged.length = 0;
      await emptyTables(
        app.dataSource,
        'displacements, closures, bookings, booking_changes, holds, slots, payments, refunds, outbox, notices, calendar_exceptions, waitlist_entries',
      );
      await app.dataSource.query(`
        UPDATE calendar SET version = version + 1; UPDATE tours SET price_cents = CASE type WHEN 'standard' THEN 2500 WHEN 'premium' THEN 4500 ELSE price_cents END`);
    },
    rows,
    countOf,
    close: (changes: object = {}, { closeDay }: Closer = app) =>
      closeDay.execute(
        closeDayInput.parse({ date: DAY, reason: 'Ice storm', message: 'The drive is not safe.', ...changes }),
        testStaff,
      ),
    reopen: (date = DAY) => app.reopenDay.execute(Temporal.PlainDate.from(date), 'Clear after all', testStaff),
    /** How often an event was published. */
    told: (name: string) => countOf('outbox', `subject = 'hilltop.bookings.${name}.v1'`),
    /** Number of parties by state. */
    async states(): Promise<Record<string, number>> {
      const found = await rows<{ state: string; count: number }>(
        'SELECT state, count(*)::integer AS count FROM displacements GROUP BY state',
      );
      return Object.fromEntries(found.map(({ state, count }) => [state, count]));
    },
    /** The offers of a party. */
    offersOf: (bookingId: string) =>
      rows<{ slotId: string; seats: number }>(
        `SELECT slot_id AS "slotId", places AS seats FROM holds WHERE booking_id = $1 AND status = 'active' ORDER BY slot_id`,
        [bookingId],
      ),
    statusOf: async (id: string) => (await app.bookings.findById(id))?.status,
    /** Expects that every slot's taken seats match its bookings and holds, and that closed slots have none. */
    async expectSeatsToAddUp(): Promise<void> {
      for (const line of await ledger(app.dataSource)) expect(line.taken).toBe(line.booked + line.held);
      expect(await countOf('slots', 'closed AND taken > 0')).toBe(0);
    },
  };
}

export type ClosingApp = Awaited<ReturnType<typeof openClosingApp>>;
