import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../ports/free-port.ts';
import { type PostgresServer, startPostgres } from '../servers/postgres.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';

// What infra/docs/operations.md ("Back-up and restore") tells ops to rely on, done with PostgreSQL's own means: a copy of the cluster
// while it works, an archive of every change since, and back to the moment before a mistake.
const folder = mkdtempSync(join(tmpdir(), 'hilltop-moment-'));
const archive = join(folder, 'archive');
const first = join(folder, 'first');
const second = join(folder, 'second');
let server: PostgresServer;

const archiving = {
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `cp %p ${archive}/%f`,
  // What counts here is what is archived, not what this machine's disk keeps.
  fsync: 'off',
};

beforeAll(async () => {
  chmodSync(folder, 0o755);
  mkdirSync(archive);
  // The server may run as another account than this test.
  chmodSync(archive, 0o777);
  server = await startPostgres({ dataDirectory: first, port: await freePort(), settings: archiving });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Puts a file into a cluster, owned as the rest of it. */
function place(cluster: string, name: string, text: string): void {
  const { uid, gid } = statSync(join(cluster, 'PG_VERSION'));
  writeFileSync(join(cluster, name), text, { mode: 0o600 });
  chownSync(join(cluster, name), uid, gid);
}

/** A copy of the cluster's files while it takes bookings, as a base back-up is made. */
async function copyCluster(meanwhile: () => Promise<unknown>): Promise<void> {
  mkdirSync(second);
  await connected(server.url, async (client) => {
    await client.query("SELECT pg_backup_start('nightly', fast => true)");
    const { status, stderr } = spawnSync('cp', ['-a', join(first, 'cluster'), join(second, 'cluster')]);
    if (status !== 0) throw new Error(String(stderr));
    await meanwhile();
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop()');
    place(join(second, 'cluster'), 'backup_label', rows[0]?.labelfile);
  });
  // Changes come from the archive; the old server's log and lock are not part of a back-up.
  const log = join(second, 'cluster/pg_wal');
  for (const name of readdirSync(log)) if (/^[\dA-F]{24}/.test(name)) rmSync(join(log, name));
  rmSync(join(second, 'cluster/postmaster.pid'), { force: true });
  cpSync(join(first, 'password'), join(second, 'password'));
}

it('goes back to the moment before a mistake, with all that was booked until then', async () => {
  const { url } = await ensureDatabase(server.url, 'hilltop_bookings', 'of-the-role');
  const book = (words: string) => connected(url, (client) => client.query('INSERT INTO booked VALUES ($1)', [words]));
  await connected(url, (client) => client.query('CREATE TABLE booked (words text PRIMARY KEY)'));
  await book('before the copy');
  await copyCluster(() => book('while it is copied'));
  await book('after the copy');

  const moment = await connected(
    url,
    async (client) => (await client.query('SELECT clock_timestamp()::text AS now')).rows[0]?.now,
  );
  await pause(50);
  await connected(url, (client) => client.query('DELETE FROM booked'));
  await connected(server.url, async (client) => {
    const { rows } = await client.query('SELECT pg_walfile_name(pg_switch_wal()) AS last');
    for (let turn = 0; !readdirSync(archive).includes(rows[0]?.last); turn += 1) {
      if (turn > 300) throw new Error('nothing is archived');
      await pause(100);
    }
  });
  process.kill(server.pid, 'SIGKILL');
  await server.exited;

  place(join(second, 'cluster'), 'recovery.signal', '');
  server = await startPostgres({
    dataDirectory: second,
    port: await freePort(),
    settings: {
      ...archiving,
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    },
  });
  const restored = new URL(url);
  restored.port = String(server.port);
  const rows = await connected(restored.href, async (client) => (await client.query('SELECT words FROM booked')).rows);
  expect(rows.map(({ words }) => words).sort()).toEqual(['after the copy', 'before the copy', 'while it is copied']);
  // It is a server again, not a copy to look at.
  await connected(restored.href, (client) => client.query("INSERT INTO booked VALUES ('after all')"));
});
