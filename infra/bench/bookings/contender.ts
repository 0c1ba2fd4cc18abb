import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Instance, startInstance } from '../../local/launch/instance.ts';
import { readRun } from '../../local/launch/run-file.ts';
import { databaseOn, openDatabases } from '../../reconciliation/src/open-databases.ts';
import type { Ask } from '../../reconciliation/src/reconciliation-context.ts';

/** A running instance of a checkout, with access to its databases and processes. */
export interface Contender {
  readonly instance: Instance;
  readonly bookings: Ask;
  readonly notifications: Ask;
  readonly pids: ReadonlyMap<string, number>;
  /** Waits until all events are published and all e-mails sent, or for the timeout. */
  settle(withinMs: number): Promise<void>;
  close(): Promise<void>;
}

const unpublished = 'SELECT count(*)::int AS waiting FROM outbox WHERE published_at IS NULL';
const queued = `SELECT count(*)::int AS waiting FROM emails WHERE status = 'queued'`;

/** @param root an installed checkout */
export async function startContender(root: string, replicas: number): Promise<Contender> {
  // TRUSTED_PROXIES: each connection sends the address of its own visitor.
  const settings = {
    BOOKINGS_REPLICAS: String(replicas),
    TRUSTED_PROXIES: '1',
    EMAILS_PER_ADDRESS_PER_DAY: '1000000',
  };
  const instance = await startInstance({ root, settings });
  const parts = readRun(dirname(dirname(instance.runFile)))?.parts ?? [];
  const databases = openDatabases((owner) => databaseOn(instance.part('postgres').url ?? '', owner));
  const { bookings, notifications } = databases.ask;
  const isSettled = async (): Promise<boolean> => {
    const [events] = await bookings<{ waiting: number }>(unpublished);
    const [emails] = await notifications<{ waiting: number }>(queued);
    return events?.waiting === 0 && emails?.waiting === 0;
  };
  return {
    instance,
    bookings,
    notifications,
    pids: new Map(parts.map(({ name, pid }) => [name, pid])),
    settle: async (withinMs) => {
      const until = performance.now() + withinMs;
      // Twice in a row, because a published event can still be in flight.
      for (let times = 0; times < 2 && performance.now() < until; await pause(500)) {
        times = (await isSettled()) ? times + 1 : 0;
      }
    },
    close: async () => {
      await databases.close();
      await instance.close();
    },
  };
}
