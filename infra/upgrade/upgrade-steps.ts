import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Instance, startInstance } from '../local/launch/instance.ts';
import { Secrets } from '../local/launch/secrets.ts';
import { UserError } from '../local/user-error.ts';
import { listObjects } from '../reconciliation/src/list-objects.ts';
import { databaseOn, type OpenDatabases, openDatabases } from '../reconciliation/src/open-databases.ts';
import { type Ask, usualGracePeriods } from '../reconciliation/src/reconciliation-context.ts';
import { countDifferences, describeFindings, runChecks } from '../reconciliation/src/run-checks.ts';
import type { People } from './people.ts';
import type { Release } from './release-before.ts';

export const root = resolve(import.meta.dirname, '../..');
/** Time for all reactions, also on a busy machine. */
export const settledWithinMs = 120_000;

/** What an upgrade is tried with. */
export interface Trial {
  readonly before: Release;
  readonly data: string;
  readonly people: People;
}

export async function step(name: string, run: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  const result = await run();
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6);
  process.stdout.write(`  ${seconds} s  ${name}: ${result}\n`);
}

/** Runs a checkout on the data during the work. */
export async function running<Result>(
  checkout: string,
  data: string,
  work: (hilltop: Instance) => Promise<Result>,
): Promise<Result> {
  const settings = { TRUSTED_PROXIES: '1', HILLTOP_TOOLS: join(root, '.hilltop/tools') };
  const hilltop = await startInstance({ root: checkout, data, settings });
  try {
    return await work(hilltop);
  } finally {
    await hilltop.close();
  }
}

export async function withDatabases<Result>(
  hilltop: Instance,
  work: (databases: OpenDatabases) => Promise<Result>,
): Promise<Result> {
  const databases = openDatabases((owner) => databaseOn(hilltop.part('postgres').url ?? '', owner));
  return await work(databases).finally(() => databases.close());
}

/**
 * What is stored must be what was confirmed, and all of it must add up, as this release sees it. @param eventMs limit
 * for events: the release before leaves those for services that it does not have
 */
export function verify(hilltop: Instance, { data, people: { confirmed } }: Trial, eventMs = 0): Promise<string> {
  return withDatabases(hilltop, async ({ ask: databases }) => {
    const { bookings, contact, orders } = databases;
    const rows = async (ask: Ask, table: string): Promise<number> => {
      const [row] = await ask<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
      return row?.n ?? Number.NaN;
    };
    const stored = {
      bookings: await rows(bookings, 'bookings'),
      orders: await rows(orders, 'orders'),
      messages: await rows(contact, 'contact_messages'),
      waiting: await rows(bookings, 'waitlist_entries'),
      closures: await rows(bookings, 'closures'),
    };
    if (JSON.stringify(stored) !== JSON.stringify(confirmed)) {
      throw new UserError(`confirmed ${JSON.stringify(confirmed)}, stored ${JSON.stringify(stored)}`);
    }
    const gracePeriods = { ...usualGracePeriods, eventMs };
    const keys = { accessKey: 'hilltop', secretKey: new Secrets(data).of('s3'), bucket: 'hilltop' };
    const objects = () => listObjects({ endpoint: hilltop.part('s3').url ?? '', ...keys });
    const context = { databases, objects, mails: undefined, gracePeriods };
    const until = Date.now() + settledWithinMs;
    let findings = await runChecks(context);
    while (countDifferences(findings) > 0 && Date.now() < until) {
      await pause(1_000);
      findings = await runChecks(context);
    }
    if (countDifferences(findings) > 0) throw new UserError(`the reconciliation says:\n${describeFindings(findings)}`);
    return `${stored.bookings} bookings and ${stored.orders} orders, as many as were confirmed, and 0 differences`;
  });
}
