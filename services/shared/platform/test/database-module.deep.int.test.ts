import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, type Type } from '@nestjs/common';
import { Column, DataSource, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { DatabaseModule } from '../src/database/database.module.js';
import { PreparedStatements } from '../src/database/prepared-statements.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { openService, type RunningService } from '../src/lifecycle/open-service.js';
import { eventually } from '../src/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { memoryLog } from './support/memory-log.js';
import { serverEnvironment } from './support/server-environment.js';
import { proxyFor, type TcpProxy } from './support/tcp-proxy.js';

@Entity('note')
class Note {
  @PrimaryColumn('int')
  id!: number;
}

class AddsLater1790000000000 implements MigrationInterface {
  readonly name = 'AddsLater1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE later (id int PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE later');
  }
}

@Entity('odd')
class Odd {
  @PrimaryColumn('int')
  id!: number;

  @Column('no_such_type' as 'int')
  odd!: number;
}

@Controller()
class Notes {
  constructor(
    private readonly source: DataSource,
    private readonly hot: PreparedStatements,
  ) {}

  @Get('notes')
  notes() {
    return this.source.getRepository(Note).find();
  }

  @Get('hot')
  hotNotes() {
    return this.hot.run({ name: 'notes', text: 'SELECT id FROM note' }, []);
  }
}

let database: TestDatabase;
let proxy: TcpProxy;
let url: string;
let service: RunningService | undefined;

async function open(entities: Type[] = [Note], migrations: Type[] = []) {
  const options = { url, entities, migrations, applicationName: 'notes' };
  @Module({ imports: [DatabaseModule.forRoot(options)], controllers: [Notes] })
  class NotesModule {}
  const log = memoryLog();
  service = await openService({
    name: 'notes',
    module: NotesModule,
    environment: serverEnvironment(),
    logger: log.logger,
  });
  return { service, log };
}
const connection = () => ({ url: database.url, entities: [], applicationName: 'migrate', logger: memoryLog().logger });
const status = async (path: string): Promise<number> => (await fetch(`${service?.url}${path}`)).status;
const notReady = async (): Promise<unknown> => {
  const answer = (await (await fetch(`${service?.url}/readyz`)).json()) as { notReady?: unknown };
  return answer.notReady;
};

beforeAll(async () => {
  database = await createTestDatabase({ setup: 'CREATE TABLE note (id int PRIMARY KEY); INSERT INTO note VALUES (1)' });
  ({ proxy, url } = await proxyFor(database.url));
});

afterEach(async () => {
  await service?.stop();
  await proxy.down();
  await proxy.up();
});

afterAll(async () => {
  await proxy?.down();
  await database?.close();
});

describe('DatabaseModule', () => {
  it('starts without the database, is not ready, and accepts requests once it is available', async () => {
    await proxy.down();
    const { log } = await open();
    expect(await status('/healthz')).toBe(200);
    expect(await status('/notes')).toBe(503);
    expect(await notReady()).toEqual([{ name: 'database', reason: 'DatabaseNotConnectedError' }]);
    expect(log.saying('waiting for the database').length).toBeGreaterThan(0);
    await proxy.up();
    await eventually(async () => expect(await status('/readyz')).toBe(200));
    expect(await status('/notes')).toBe(200);
  });

  it('survives a restart of the database: not ready during it, works immediately after', async () => {
    const { service } = await open();
    await service.gate.whenOpen();
    await Promise.all(Array.from({ length: 8 }, async () => expect(await status('/hot')).toBe(200)));
    await proxy.down();
    expect(await notReady()).toEqual([{ name: 'database', reason: expect.any(String) }]);
    expect(await status('/hot')).toBe(500);
    expect(await status('/healthz')).toBe(200);
    await proxy.up();
    expect(await Promise.all([status('/hot'), status('/notes'), status('/readyz')])).toEqual([200, 200, 200]);
  });

  it('is not ready within a second when the database hangs, but alive', async () => {
    const { service } = await open();
    await service.gate.whenOpen();
    proxy.hang();
    expect(await notReady()).toEqual([{ name: 'database', reason: 'DatabaseTimeoutError' }]);
    expect(await status('/healthz')).toBe(200);
    proxy.resume();
    await eventually(async () => expect(await status('/readyz')).toBe(200), 5_000);
    expect(await Promise.all(Array.from({ length: 8 }, () => status('/hot')))).toEqual(Array(8).fill(200));
  });

  it('stops quickly when the database is up, down or hanging', async () => {
    const stopped = async (prepare: () => Promise<void> | void): Promise<string[]> => {
      await prepare();
      const { service } = await open();
      return service.stop();
    };
    expect(await stopped(() => undefined)).toEqual([]);
    expect(await stopped(() => proxy.down())).toEqual([]);
    await proxy.up();
    expect(await stopped(() => proxy.hang())).toEqual([]);
  });

  it('closes its connections', async () => {
    const { service } = await open();
    await service.gate.whenOpen();
    await status('/notes');
    await service.stop();
    await eventually(async () => {
      const sessions = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'notes' AND datname = current_database()`;
      expect(await database.dataSource.query(sessions)).toEqual([]);
    });
  });

  it('is not ready and accepts no request until the migrations of its build are applied', async () => {
    const { service, log } = await open([Note], [AddsLater1790000000000]);
    await eventually(async () => expect(log.saying('waiting for migrations').length).toBeGreaterThan(0));
    expect(await notReady()).toEqual([{ name: 'migrations', reason: 'starting' }]);
    expect(await status('/notes')).toBe(503);
    expect(await status('/healthz')).toBe(200);

    const another = createDataSource({ ...connection(), migrations: [AddsLater1790000000000] });
    await runMigrations(another, { logger: log.logger });
    await service.gate.whenOpen();
    expect(await Promise.all([status('/readyz'), status('/notes')])).toEqual([200, 200]);
  });

  it('is ready on the database of a later build, which has more migrations', async () => {
    const { service } = await open([Note], []);
    await service.gate.whenOpen();
    expect(await status('/readyz')).toBe(200);
  });

  it('fails the start for an invalid entity', async () => {
    const { service } = await open([Odd]);
    await expect(service.gate.whenOpen()).rejects.toThrow(/no_such_type/);
  });
});
