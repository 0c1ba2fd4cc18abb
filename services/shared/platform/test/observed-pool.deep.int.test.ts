import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { measureDatabase, showPool } from '../src/database/database.metrics.js';
import { PreparedStatements } from '../src/database/prepared-statements.js';
import { inSpan } from '../src/telemetry/in-span.js';
import { Metrics } from '../src/telemetry/metrics.js';
import { startTracing } from '../src/telemetry/start-tracing.js';
import { runWithTraceparent } from '../src/telemetry/trace-context.js';
import { eventually } from '../src/testing/eventually.js';
import { quietLogger } from '../src/testing/quiet-logger.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';

const exporter = new InMemorySpanExporter();
const take = { name: 'take_lamp', text: 'UPDATE lamps SET lit = $1 WHERE id = 1 RETURNING id' };
const busyMs = 300;

let database: TestDatabase;
let source: DataSource;
let statements: PreparedStatements;
let metrics: Metrics;
let endTracing: () => Promise<void>;

beforeAll(async () => {
  const processor = new SimpleSpanProcessor(exporter);
  endTracing = startTracing({ service: 'lamps', endpoint: 'http://127.0.0.1:9', ratio: 0.5, processor });
  database = await createTestDatabase({
    setup: 'CREATE TABLE lamps (id int PRIMARY KEY, lit text); INSERT INTO lamps VALUES (1)',
  });
  metrics = new Metrics();
  source = createDataSource({
    url: database.url,
    entities: [],
    applicationName: 'observed',
    poolSize: 1,
    connectMs: 20_000,
    logger: quietLogger(),
    observer: measureDatabase(metrics),
  });
  showPool(metrics, source);
  await source.initialize();
  statements = new PreparedStatements(source);
});
beforeEach(() => exporter.reset());
afterAll(async () => {
  await source.destroy();
  await database.close();
  await endTracing();
});

/** The ids are at the ends of what a sampler of one half takes, and leaves out. */
const [sampled, unsampled] = [`${'0'.repeat(31)}1`, `ffffffff${'0'.repeat(24)}`];

const traced = <Result>(work: () => Promise<Result>, traceId = sampled) =>
  runWithTraceparent(`00-${traceId}-b7ad6b7169203331-01`, () => inSpan({ name: 'work', kind: 'INTERNAL' }, work));
const spans = () => exporter.getFinishedSpans();
const named = (name: string) => spans().filter((span) => span.name === name);
const msOf = (name: string) => named(name).map(({ duration: [s, ns] }) => s * 1_000 + ns / 1e6);

/** Another session has the row locked, until the returned function is called. */
async function lockRow(): Promise<() => Promise<void>> {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM lamps WHERE id = 1 FOR UPDATE');
  return async () => {
    await other.query('COMMIT');
    await other.end();
  };
}

async function untilWaiting(): Promise<void> {
  await eventually(async () => {
    const [row] = await database.dataSource.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'
       AND application_name = 'observed' AND clock_timestamp() - query_start > $1 * interval '1 ms'`,
      [busyMs],
    );
    expect(row).toEqual({ waiting: 1 });
  });
}

describe('a statement in a sampled trace', () => {
  it('is a span below the work that runs it, by its name and without its values', async () => {
    await traced(async () => {
      await statements.run(take, ['Ann Lee']);
      await source.query(`SELECT id FROM lamps WHERE lit = 'Ann Lee'`);
    });
    // A busy machine can make a free connection wait noticeably.
    const seen = spans().filter(({ name }) => name !== 'wait for a connection');
    expect(seen.map(({ name }) => name)).toEqual(['sql take_lamp', 'sql SELECT lamps', 'work']);
    const [work] = named('work');
    for (const span of seen.filter((one) => one !== work)) {
      expect(span.parentSpanContext?.spanId).toBe(work?.spanContext().spanId);
      expect(span.attributes).toEqual({ 'db.system.name': 'postgresql' });
    }
  });

  it('is as long as its wait for a lock, and the next caller waits for the connection', async () => {
    const unlock = await lockRow();
    const held = traced(() => statements.run(take, ['yes']));
    const queued = traced(() => source.query('SELECT id FROM lamps'));
    await untilWaiting();
    const pool = await metrics.read();
    expect(pool).toContain('hilltop_database_pool{state="in use"} 1');
    expect(pool).toContain('hilltop_database_pool{state="waiting"} 1');
    expect(pool).toContain('hilltop_database_pool{state="size"} 1');
    await unlock();
    await Promise.all([held, queued]);
    expect(msOf('sql take_lamp')).toEqual([expect.any(Number)]);
    expect(Math.min(...msOf('sql take_lamp'))).toBeGreaterThan(busyMs - 10);
    // A busy process can make the first one wait too.
    expect(Math.max(...msOf('wait for a connection'))).toBeGreaterThan(busyMs - 10);
    const text = await metrics.read();
    const slow = /hilltop_database_statement_seconds_bucket\{le="0.1",statement="take_lamp"\} (\d+)/.exec(text)?.[1];
    const all = /hilltop_database_statement_seconds_count\{statement="take_lamp"\} (\d+)/.exec(text)?.[1];
    expect(Number(all) - Number(slow)).toBe(1);
    expect(text).toMatch(/hilltop_database_wait_seconds_bucket\{le="3"\} \d+/);
  });

  it('has the code of its error, not the message', async () => {
    await expect(traced(() => source.query(`INSERT INTO lamps VALUES (1, 'Ann Lee')`))).rejects.toThrow();
    const [failed] = named('sql INSERT lamps');
    expect(failed?.status.message).toBe('23505');
    expect(JSON.stringify([failed?.attributes, failed?.events, failed?.status])).not.toContain('Ann');
  });
});

describe('a statement outside of a sampled trace', () => {
  it('has no span, and is measured', async () => {
    const count = async () =>
      Number(/statement_seconds_count\{statement="take_lamp"\} (\d+)/.exec(await metrics.read())?.[1]);
    const before = await count();
    await statements.run(take, ['no']);
    await traced(() => statements.run(take, ['no']), unsampled);
    expect(spans()).toEqual([]);
    expect(await count()).toBe(before + 2);
  });
});
