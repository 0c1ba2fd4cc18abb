import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Column, type DataSource, Entity, PrimaryColumn } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { PreparedStatements } from '../src/database/prepared-statements.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { type MemoryLog, memoryLog } from './support/memory-log.js';

@Entity('visit')
class Visit {
  @PrimaryColumn('int')
  id!: number;

  @Column('date')
  day!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('timestamp')
  plain!: Date;
}

let database: TestDatabase;
let source: DataSource;
let log: MemoryLog;

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [] });
  log = memoryLog('trace');
  source = createDataSource({
    url: database.url,
    entities: [Visit],
    applicationName: 'visits',
    logger: log.logger,
    statementMs: 300,
    lockMs: 100,
    connectMs: 20_000,
  });
  await source.initialize();
  await source.query('CREATE TABLE visit (id int PRIMARY KEY, day date, at timestamptz, plain timestamp)');
});

afterAll(async () => {
  await source?.destroy();
  await database?.close();
});

describe('createDataSource', () => {
  it('sets its application name, UTC and its timeouts', async () => {
    const [row] =
      await source.query(`SELECT current_setting('application_name') AS name, current_setting('TimeZone') AS zone,
      current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`);
    expect(row).toEqual({ name: 'visits', zone: 'UTC', statement: '300ms', lock: '100ms', idle: '15s' });
  });

  it('keeps days as days and instants as instants, with the ORM and with prepared statements', async () => {
    const at = new Date('2026-03-08T08:30:00.123Z');
    await source.getRepository(Visit).insert({ id: 1, day: '2026-03-08', at, plain: at });
    expect(await source.getRepository(Visit).findOneBy({ id: 1 })).toEqual({ id: 1, day: '2026-03-08', at, plain: at });
    const rows = await new PreparedStatements(source).run(
      { name: 'visit', text: 'SELECT * FROM visit WHERE day = $1' },
      ['2026-03-08'],
    );
    expect(rows).toEqual([{ id: 1, day: '2026-03-08', at, plain: at }]);
    expect(await source.query(`SELECT extract(epoch FROM plain)::float AS seconds FROM visit`)).toEqual([
      { seconds: at.getTime() / 1000 },
    ]);
  });

  it('has a statement timeout', async () => {
    await expect(source.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  });

  it('has a lock timeout', async () => {
    const holder = source.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE visit');
    await expect(source.query('SELECT * FROM visit')).rejects.toMatchObject({ code: '55P03' });
    await holder.rollbackTransaction();
    await holder.release();
  });

  it('logs statements without their values', async () => {
    await source.getRepository(Visit).findBy({ day: '1999-12-31' });
    expect(log.lines.some((line) => String(line.statement).includes('"visit"'))).toBe(true);
    expect(JSON.stringify(log.lines)).not.toContain('1999-12-31');
  });

  it('never synchronizes the schema', async () => {
    const tables = await source.query(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`);
    expect(tables).toEqual([{ table_name: 'visit' }]);
    expect(await source.query('SELECT extname FROM pg_extension')).toEqual([{ extname: 'plpgsql' }]);
  });
});
