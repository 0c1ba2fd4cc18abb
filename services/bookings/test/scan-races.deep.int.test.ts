import { randomUUID } from 'node:crypto';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { scanInput } from '../src/door/check-in/submit-scans.input.js';
import { SubmitScans } from '../src/door/check-in/submit-scans.js';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { standingInLine, whileLocked } from './support/starting-line.js';
import { booked } from './support/visits.js';

const DATE = '2026-12-05';
const LOCK = 'FOR NO KEY UPDATE';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

function scanOf(bookingId: string, deviceId: string, people: number) {
  const seen = { bookingId, deviceId, people, revision: 0, verdict: 'ADMIT', overridden: false };
  const clock = { deviceTime: `${DATE}T15:51:04Z`, clockOffsetMs: 0 };
  return scanInput.parse({ id: randomUUID(), sequence: 1, date: DATE, ...seen, ...clock });
}

/** Two phones admit four and three of a party of six. Neither can commit before both have gone as far as they can. */
async function sendAtOnce() {
  const { dataSource, clock } = app;
  const { id } = await booked(app, { tourDate: DATE, tickets: adults(6) });
  const submitScans = new SubmitScans(dataSource, new Outbox(), clock);
  const outboxShut = { text: 'LOCK TABLE outbox IN SHARE MODE', values: [] };
  const { sent } = await whileLocked(dataSource, outboxShut, async () => {
    const sending = [scanOf(id, 'Gate phone', 4), scanOf(id, 'House phone', 3)].map((scan) =>
      submitScans.execute([scan], testStaff),
    );
    await standingInLine(dataSource, sending.length);
    return { sent: Promise.all(sending) };
  });
  const counted = (await sent).flat().map(({ admitted }) => admitted);
  const [{ people }] = await dataSource.query(
    'SELECT sum(people)::integer AS people FROM scans WHERE booking_id = $1',
    [id],
  );
  const conflicts = await dataSource.query('SELECT kind, people FROM check_in_conflicts WHERE booking_id = $1', [id]);
  return { counted: Math.max(...counted), people, conflicts };
}

it('counts what another phone sends at the same time', async () => {
  const { counted, people, conflicts } = await sendAtOnce();
  expect({ counted, people }).toEqual({ counted: 7, people: 7 });
  expect(conflicts).toEqual([{ kind: 'TOO_MANY', people: 7 }]);
});

it('would admit seven of six without a conflict if there were no lock (negative control)', async () => {
  const create = app.dataSource.createQueryRunner.bind(app.dataSource);
  let unlocked = 0;
  const spy = jest.spyOn(app.dataSource, 'createQueryRunner').mockImplementation((mode): QueryRunner => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
    const careless = (text: string, ...rest: unknown[]) => {
      unlocked += text.includes(LOCK) ? 1 : 0;
      return query(text.replace(LOCK, ''), ...rest);
    };
    return Object.assign(runner, { query: careless });
  });
  const { people, conflicts } = await sendAtOnce().finally(() => spy.mockRestore());
  expect(unlocked).toBe(2);
  expect(people).toBe(7);
  expect(conflicts).toEqual([]);
});
