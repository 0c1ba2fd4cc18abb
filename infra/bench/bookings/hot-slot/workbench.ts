import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts } from '../../../local/ports/free-port.ts';
import { startChild } from '../../../local/processes/child.ts';
import { runTool } from '../../../local/processes/run-tool.ts';
import { startPostgres } from '../../../local/servers/postgres.ts';
import { ensureDatabase } from '../../../local/servers/postgres-databases.ts';
import { root } from '../compiled.ts';
import { hotSlot, type Round } from './sale.ts';

export type Ledger = { taken: number; booked: number; bookings: number; held: number; holds: number; events: number };

/** A database server of the bench's own, as `make start` runs it, with the service's tables and one hot slot. */
export type Workbench = {
  databaseUrl: string;
  folder: string;
  /** Settings of the server that say what a commit is worth, as it tells them. */
  durability: string;
  /** What one process of the service sells, by `sell-process.ts`. */
  sell(mode: 'hold' | 'book', callers: number, seconds: number): Promise<{ round: Round; warm: Round }>;
  /** Empties the tables and puts the slot back, so that every round begins alike. */
  reset(): Promise<void>;
  ledger(): Promise<Ledger>;
  close(): Promise<void>;
};

const secret = 'only-for-the-bench-only-for-the-bench-00';

const ledgerStatement = `
  SELECT s.taken,
    (SELECT coalesce(sum(places), 0)::int FROM bookings WHERE slot_id = s.id) AS booked,
    (SELECT count(*)::int FROM bookings WHERE slot_id = s.id) AS bookings,
    (SELECT coalesce(sum(places), 0)::int FROM holds WHERE slot_id = s.id AND status = 'active') AS held,
    (SELECT count(*)::int FROM holds WHERE slot_id = s.id AND status = 'active') AS holds,
    (SELECT count(*)::int FROM outbox) AS events
  FROM slots s WHERE s.id = $1`;

export async function openWorkbench(): Promise<Workbench> {
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-seats-'));
  const [port = 0] = await freePorts(1);
  const server = await startPostgres({ dataDirectory: join(folder, 'postgres'), port });
  const { url: databaseUrl } = await ensureDatabase(server.url, 'hilltop_bookings', secret);
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    // Nobody is there: what is said waits in the outbox, as in a rush.
    NATS_URL: 'nats://127.0.0.1:1',
    IDENTITY_SECRETS: secret,
  };
  const cwd = join(root, 'services/bookings');
  for (const script of ['migrate', 'seed']) {
    await runTool({ name: script, command: process.execPath, args: [`dist/${script}.js`], cwd, env });
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // Cut when the server stops.
  pool.on('error', () => undefined);
  const told = await pool.query(
    `SELECT name || ' ' || setting AS line FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'server_version')`,
  );
  return {
    databaseUrl,
    folder,
    durability: told.rows.map(({ line }) => line).join(', '),
    sell: async (mode, callers, seconds) => {
      const args = [join(import.meta.dirname, 'sell-process.ts'), mode, String(callers), String(seconds)];
      const child = await startChild({ name: 'the sale', command: process.execPath, args, cwd, env });
      const line = await child.firstLine(
        (text) => (text.startsWith('{"round"') ? text : undefined),
        seconds * 1000 + 60_000,
      );
      await child.exited;
      return JSON.parse(line);
    },
    reset: async () => {
      await pool.query('TRUNCATE slots, bookings, holds, outbox');
      const { id, startsAt, capacity } = hotSlot;
      await pool.query(`INSERT INTO slots VALUES ($1, 'standard', $2, $3, 0)`, [id, startsAt, capacity]);
    },
    ledger: async () => (await pool.query<Ledger>(ledgerStatement, [hotSlot.id])).rows[0] as Ledger,
    close: async () => {
      await pool.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
