import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Ask } from '../../../audit/src/audit-context.ts';
import { databaseOn, openDatabases } from '../../../audit/src/open-databases.ts';
import { readRun } from '../../../local/launch/run-file.ts';
import { freePorts } from '../../../local/ports/free-port.ts';
import { type Child, startChild } from '../../../local/processes/child.ts';
import { root } from '../compiled.ts';

/** A whole Hilltop, started as anybody starts it. */
export type House = {
  site: string;
  adminUrl: string;
  bookings: Ask;
  notifications: Ask;
  /** Processes by the name of their part. */
  pids: ReadonlyMap<string, number>;
  /** Waits until every event is out and every e-mail is sent, so that a round begins in a quiet house; or until the time is up. */
  quiet(withinMs: number): Promise<void>;
  stop(): Promise<void>;
};

const openWithinMs = 180_000;

const busyOutbox = 'SELECT count(*)::int AS busy FROM outbox WHERE published_at IS NULL';
const busyMail = `SELECT count(*)::int AS busy FROM emails WHERE status = 'queued'`;

async function isQuiet(bookings: Ask, notifications: Ask): Promise<boolean> {
  const [outbox] = await bookings<{ busy: number }>(busyOutbox);
  const [mail] = await notifications<{ busy: number }>(busyMail);
  return outbox?.busy === 0 && mail?.busy === 0;
}

export async function openHouse(replicas: number): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'hilltop-house-'));
  const [site = 0, inbox = 0] = await freePorts(2);
  const launcher: Child = await startChild({
    name: 'Hilltop',
    command: process.execPath,
    args: [join(root, 'infra/local/start.ts')],
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(site),
      MAIL_PORT: String(inbox),
      HILLTOP_DATA: data,
      BOOKINGS_REPLICAS: String(replicas),
      // Every visitor comes from an address of their own, which the proxy before the gateway would name.
      TRUSTED_PROXIES: '1',
      AUDIT_EVERY_MINUTES: '0',
      HILLTOP_TOOLS: join(root, '.hilltop/tools'),
    },
    stopSignal: 'SIGINT',
    stopWithinMs: 60_000,
  });
  await launcher.firstLine((line) => (line.includes('Ctrl-C ends everything') ? true : undefined), openWithinMs);
  const parts = readRun(data)?.parts ?? [];
  const adminUrl = parts.find(({ name }) => name === 'postgres')?.url ?? '';
  const databases = openDatabases((owner) => databaseOn(adminUrl, owner));
  const { bookings, notifications } = databases.ask;
  return {
    site: `http://127.0.0.1:${site}`,
    adminUrl,
    bookings,
    notifications,
    pids: new Map([['launcher', launcher.pid], ...parts.map(({ name, pid }) => [name, pid] as const)]),
    quiet: async (withinMs) => {
      const until = performance.now() + withinMs;
      // Twice in a row: an event that has just left is on its way to somebody.
      for (let times = 0; times < 2 && performance.now() < until; ) {
        times = (await isQuiet(bookings, notifications)) ? times + 1 : 0;
        await pause(500);
      }
    },
    stop: async () => {
      await databases.close();
      await launcher.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
