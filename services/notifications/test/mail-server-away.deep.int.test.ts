import { eventually } from '@hilltop/platform/testing/eventually';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type EmailApp, openEmailApp } from './support/email-app.js';

const HOUR_MS = 60 * 60_000;
/** 10 AM at the venue, the day before the visit. Its reminder fits until 8 PM. */
const TEN = '2026-12-04T16:00:00Z';
const EIGHT_PM = new Date('2026-12-05T02:00:00Z');

const clock = new TestClock(TEN);
let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(TEN);
  await app.startOver();
});

/** Resolves once all that is due has been tried: an attempt that ends after the clock moved would be due later than the test means. */
const tried = (bookings: readonly string[]) =>
  eventually(async () => {
    const rows: { about: string }[] = await app.service.database.dataSource.query(
      `SELECT about FROM emails WHERE about = ANY ($1) AND status = 'queued' AND attempts > 0 AND due_at > $2 AND leased_until IS NULL`,
      [bookings, clock.now()],
    );
    expect(rows.map(({ about }) => about).toSorted()).toEqual(bookings.toSorted());
  }, 30_000);
const subjects = () => app.smtp.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1] ?? '');

/** Lets time pass until each has been tried once more. */
async function forward(hours: number, bookings: readonly string[]): Promise<void> {
  clock.forward(hours * HOUR_MS);
  await tried(bookings);
}

it('is away for a day: a reminder is dropped when it is late, a ticket leaves later, once', async () => {
  await app.smtp.stop();
  const [reminded, booked] = [await app.remind(EIGHT_PM), await app.confirm(2)];
  await tried([reminded, booked]);
  for (let hour = 0; hour < 8; hour += 4) await forward(4, [reminded, booked]);
  expect(await app.statusOf(reminded)).toMatchObject({ status: 'queued' });

  await forward(4, [booked]);
  await eventually(async () => expect(await app.statusOf(reminded)).toBeUndefined(), 30_000);
  for (let hour = 12; hour < 24; hour += 4) await forward(4, [booked]);

  await app.smtp.listen();
  clock.forward(HOUR_MS);
  await app.sent(booked);
  // Whatever else were due would leave before a later ticket does.
  await app.sent(await app.confirm());
  expect(app.smtp.received).toHaveLength(2);
  expect(subjects().filter((subject) => /Tomorrow/.test(subject))).toEqual([]);
  expect(new Set(app.messageIds()).size).toBe(2);
}, 120_000);

it('is away for an hour: the reminder leaves when it is back, once', async () => {
  await app.smtp.stop();
  const reminded = await app.remind(EIGHT_PM);
  await tried([reminded]);
  await forward(1, [reminded]);

  await app.smtp.listen();
  clock.forward(HOUR_MS);
  await app.sent(reminded);
  expect(subjects()).toEqual([expect.stringContaining('Tomorrow')]);
}, 60_000);
