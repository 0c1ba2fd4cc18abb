import { poolOf } from '@hilltop/platform/database/pool';
import { startTracing, type TracingOptions } from '@hilltop/platform/telemetry/start-tracing';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { type CalendarApp, openCalendarApp } from './support/calendar-app.js';

type Processor = NonNullable<TracingOptions['processor']>;
type Span = Parameters<Processor['onEnd']>[0];

const lockedMs = 300;
const connections = 2;
const ended: Span[] = [];
const processor: Processor = {
  onStart: () => undefined,
  onEnd: (span) => void ended.push(span),
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

let app: CalendarApp;
let endTracing: () => Promise<void>;
beforeAll(async () => {
  endTracing = startTracing({ service: 'bookings', endpoint: 'http://127.0.0.1:9', ratio: 1, processor });
  app = await openCalendarApp({ DATABASE_POOL: connections });
});
afterAll(async () => {
  await app.close();
  await endTracing();
});
beforeEach(() => app.reset());

const msOf = ({ duration: [seconds, nanoseconds] }: Span): number => seconds * 1_000 + nanoseconds / 1e6;
const longest = (name: string): number => Math.max(0, ...ended.filter((span) => span.name === name).map(msOf));

/** Spans from one to the request that caused it. */
function wayTo(span: Span | undefined): string[] {
  const parent = ended.find((one) => one.spanContext().spanId === span?.parentSpanContext?.spanId);
  return span ? [...wayTo(parent), span.name] : [];
}

/** Another session holds the row of the slot, as a report or a forgotten transaction does, until it is called. */
async function lockSlots(): Promise<() => Promise<void>> {
  const session = app.database.dataSource.createQueryRunner();
  await session.startTransaction();
  await session.query('SELECT id FROM slots FOR UPDATE');
  return async () => {
    await session.commitTransaction();
    await session.release();
  };
}

/** Until all connections of bookings have waited for the lock. */
async function untilStuck(): Promise<void> {
  await eventually(async () => {
    const [row] = await app.database.dataSource.query(
      `SELECT count(*)::int AS stuck FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'bookings' AND wait_event_type = 'Lock'
         AND clock_timestamp() - query_start > $1 * interval '1 millisecond'`,
      [lockedMs],
    );
    expect(row).toEqual({ stuck: connections });
  });
}

it('a booking that is slow because of a lock says so in its trace and in the metrics', async () => {
  await app.book({});
  const unlock = await lockSlots();
  ended.length = 0;
  const bookings = Array.from({ length: connections + 1 }, () => app.book({}));
  await untilStuck();
  const pool = poolOf(app.app.get(DataSource, { strict: false }));
  await eventually(() => expect(pool.waitingCount).toBeGreaterThan(0));
  // The pool is read when the scrape begins. Its reads of tables wait, and it answers without them.
  const scraped = app.metrics.read();
  await unlock();
  // On a slow machine a booking can reach the timeout of locks first.
  await Promise.allSettled(bookings);
  expect(await scraped).toMatch(/hilltop_database_pool\{state="waiting"\} [1-9]/);
  expect(await scraped).toContain(`hilltop_database_pool{state="in use"} ${connections}\n`);

  await eventually(() => expect(longest('POST /graphql createBooking')).toBeGreaterThan(lockedMs));
  expect(longest('resolve createBooking')).toBeGreaterThan(lockedMs);
  expect(longest('sql book-free-seats')).toBeGreaterThan(lockedMs);
  expect(longest('wait for a connection')).toBeGreaterThan(lockedMs / 2);
  const slow = ended.find((span) => span.name === 'sql book-free-seats' && msOf(span) > lockedMs);
  expect(wayTo(slow)).toEqual(['POST /graphql createBooking', 'resolve createBooking', 'sql book-free-seats']);
  expect(JSON.stringify(ended.map(({ name, attributes }) => [name, attributes]))).not.toMatch(/guest@|Person|817-/);

  const text = await app.metrics.read();
  const fast = /hilltop_database_statement_seconds_bucket\{le="0.1",statement="book-free-seats"\} (\d+)/.exec(
    text,
  )?.[1];
  const all = /hilltop_database_statement_seconds_count\{statement="book-free-seats"\} (\d+)/.exec(text)?.[1];
  expect(Number(all) - Number(fast)).toBeGreaterThanOrEqual(connections);
});
