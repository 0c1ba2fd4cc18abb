import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformFile } from '@swc/core';
import pg from 'pg';
import { freePorts } from '../../../local/ports/free-port.ts';
import { startChild } from '../../../local/processes/child.ts';
import { ensureDatabase } from '../../../local/servers/postgres-databases.ts';
import { root } from '../compiled.ts';

/** The textbook's service and gateway, on the database server that Hilltop uses. */
export type TwinHouse = {
  site: string;
  /** Processes by the name of their part, the database server's not among them. */
  pids: ReadonlyMap<string, number>;
  ask<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

const folder = join(root, 'infra/bench/bookings/twin');
const password = 'only-for-the-twin';

/** Compiles the twin as the services are compiled. */
async function compileTwin(): Promise<void> {
  const { jsc, module } = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const name of readdirSync(join(folder, 'src'))) {
    const { code } = await transformFile(join(folder, 'src', name), { swcrc: false, jsc, module });
    writeFileSync(join(folder, 'dist', name.replace(/\.ts$/, '.js')), code);
  }
}

async function startPart(name: string, env: Record<string, string>) {
  const child = await startChild({
    name: `the twin's ${name}`,
    command: process.execPath,
    args: [join(folder, 'dist', `${name}.js`)],
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  await child.firstLine((line) => (line === 'ready' ? true : undefined), 60_000);
  return child;
}

/** @param adminUrl of the database server */
export async function openTwinHouse(adminUrl: string): Promise<TwinHouse> {
  await compileTwin();
  const { url } = await ensureDatabase(adminUrl, 'hilltop_twin', password);
  const [desk = 0, door = 0] = await freePorts(2);
  const service = await startPart('main', { PORT: String(desk), DATABASE_URL: url });
  const gateway = await startPart('gateway', {
    PORT: String(door),
    BOOKINGS_URL: `http://127.0.0.1:${desk}/graphql`,
  });
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  await pool.query(
    `INSERT INTO tours (type, name, "priceCents") VALUES ('standard', 'Standard Tour', 2500) ON CONFLICT DO NOTHING`,
  );
  return {
    site: `http://127.0.0.1:${door}/`,
    pids: new Map([
      ['gateway', gateway.pid],
      ['bookings', service.pid],
    ]),
    ask: async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(statement, [...values])).rows,
    stop: async () => {
      await pool.end();
      await gateway.stop();
      await service.stop();
    },
  };
}
