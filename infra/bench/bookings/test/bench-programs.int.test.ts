import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPrograms } from '../../../faults/build-programs.ts';
import { freePorts } from '../../../local/ports/free-port.ts';
import { type PostgresServer, startPostgres } from '../../../local/servers/postgres.ts';
import { root } from '../compiled.ts';
import { faultsOf } from '../front-door/slots.ts';
import { openTwinHouse, type TwinHouse } from '../front-door/twin-house.ts';
import { bookAtTwin, rush, type Slot } from '../front-door/visitors.ts';
import { openWorkbench, type Workbench } from '../hot-slot/workbench.ts';

beforeAll(() => buildPrograms(root), 120_000);

describe('the sale of one hot slot', () => {
  let workbench: Workbench;
  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  afterAll(() => workbench.close());

  it.each(['book', 'hold'] as const)('counts what is in the database: %s', async (mode) => {
    await workbench.reset();
    const { round, warm } = await workbench.sell(mode, 8, 0.2);
    const { taken, booked, held, bookings, holds, events } = await workbench.ledger();
    expect(round).toMatchObject({ refused: 0, failed: 0 });
    expect(bookings + holds).toBe(round.sold + warm.sold);
    expect(events).toBe(round.sold + warm.sold);
    expect(taken).toBe(booked + held);
  });

  it('is durable on both sides', () => {
    expect(workbench.durability).toContain('fsync on');
    expect(workbench.durability).toContain('synchronous_commit on');
  });
});

describe('the textbook', () => {
  const slot: Slot = { tourType: 'standard', tourDate: '2026-12-05', tourTime: '10:00 AM' };
  const columns = { payment: '"paymentIntentId"', slot: '"slotId"', places: '"groupSize"' };
  const data = mkdtempSync(join(tmpdir(), 'hilltop-twin-'));
  let server: PostgresServer;
  let twin: TwinHouse;
  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    server = await startPostgres({ dataDirectory: data, port });
    twin = await openTwinHouse(server.url);
    await twin.ask(`INSERT INTO slots VALUES ('standard@2026-12-05 10:00 AM', 9, 0)`);
  });
  afterAll(async () => {
    await twin.stop();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  it('is an honest opponent: it sells what there is, writes it down, and nothing twice', async () => {
    // Six parties of one to four at least: more than nine places.
    const { confirmed, failed } = await rush(twin.site, bookAtTwin, { slots: [slot], visitors: 6, seconds: 0.5 });
    expect(failed).toBeGreaterThan(0);
    expect(await faultsOf(twin.ask, columns, confirmed)).toEqual([]);
    const [sold] = await twin.ask<{ taken: number; said: number }>(
      'SELECT taken, (SELECT count(*)::int FROM outbox) AS said FROM slots',
    );
    expect(sold?.said).toBe(confirmed.length);
    expect(sold?.taken).toBeLessThanOrEqual(9);
  });

  it('would be found out if it lost a booking', async () => {
    expect(await faultsOf(twin.ask, columns, ['pi_of_nobody'])).toEqual(['1 confirmed bookings are not there']);
  });
});
