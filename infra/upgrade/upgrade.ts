/**
 * `make upgrade`: the release before takes data; this one runs on them, next to a replica and a gateway of the release
 * before; then the release before runs alone again, as after a rollback; then this one again. Everything that was
 * confirmed must be stored, and the reconciliation must find nothing. FROM=v0.2.0 names a tag or commit; by default the
 * newest tag before this commit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { confirmExamples } from '../faults/load/prepare-scene.ts';
import { type Instance, startInstance } from '../local/launch/instance.ts';
import { Secrets } from '../local/launch/secrets.ts';
import { startBookingsBeside, startGatewayBeside } from '../local/launch/start-beside.ts';
import { freePorts } from '../local/ports/free-port.ts';
import { messageOf, UserError } from '../local/user-error.ts';
import { listObjects } from '../reconciliation/src/list-objects.ts';
import { databaseOn, openDatabases } from '../reconciliation/src/open-databases.ts';
import { type Ask, usualGracePeriods } from '../reconciliation/src/reconciliation-context.ts';
import { countDifferences, describeFindings, runChecks } from '../reconciliation/src/run-checks.ts';
import { People } from './people.ts';
import { releaseBefore } from './release-before.ts';

const root = resolve(import.meta.dirname, '../..');
const partiesInEachStep = 60;
const families = 4;
/** Time for this release's reactions, also on a busy machine. */
const settledWithinMs = 60_000;

async function step(name: string, run: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  const result = await run();
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6);
  process.stdout.write(`  ${seconds} s  ${name}: ${result}\n`);
}

/** Runs a checkout on the data during the work. */
async function running<Result>(
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

/**
 * What is stored must be what was confirmed, and all of it must add up, as this release sees it. @param eventMs limit
 * for events: the release before leaves those for services that it does not have
 */
async function verify(hilltop: Instance, data: string, { confirmed }: People, eventMs: number): Promise<string> {
  const databases = openDatabases((owner) => databaseOn(hilltop.part('postgres').url ?? '', owner));
  try {
    const { bookings, contact, orders } = databases.ask;
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
    const context = { databases: databases.ask, objects, mails: undefined, gracePeriods };
    const until = Date.now() + settledWithinMs;
    let findings = await runChecks(context);
    while (countDifferences(findings) > 0 && Date.now() < until) {
      await pause(1_000);
      findings = await runChecks(context);
    }
    if (countDifferences(findings) > 0) throw new UserError(`the reconciliation says:\n${describeFindings(findings)}`);
    return `${stored.bookings} bookings, as many as were confirmed, and 0 differences`;
  } finally {
    await databases.close();
  }
}

/** What the release before lacks: tickets by type, and one payment for a tour and goods. */
async function sellNewThings(hilltop: Instance, people: People): Promise<void> {
  const databases = openDatabases((owner) => databaseOn(hilltop.part('postgres').url ?? '', owner));
  await databases.ask.bookings(confirmExamples).finally(() => databases.close());
  for (let family = 0; family < families; family += 1) await people.bookFamily(hilltop.site);
  await people.buyCart(hilltop.site);
}

async function guestsBookedBy(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return [...text.matchAll(/^hilltop_guests_booked_total\{[^}]*\} (\d+)/gm)].reduce((sum, [, n]) => sum + Number(n), 0);
}

async function bookAll(people: People, sites: readonly string[]): Promise<void> {
  for (let party = 0; party < partiesInEachStep; party += sites.length) {
    await Promise.all(sites.map((site) => people.book(site)));
  }
}

/** What still runs of the release before during a rollout: a replica of bookings, and a gateway that knows both. */
interface OlderParts {
  readonly site: string;
  readonly bookings: string;
  stop(): Promise<void>;
}

/** @param root compiled checkout of the release before */
async function startOlderParts(hilltop: Instance, root: string): Promise<OlderParts> {
  const [bookingsPort = 0, gatewayPort = 0] = await freePorts(2);
  const bookings = `http://127.0.0.1:${bookingsPort}`;
  const replica = await startBookingsBeside(hilltop, { root, port: bookingsPort });
  const gateway = await startGatewayBeside(hilltop, { root, port: gatewayPort }, [bookings]);
  return {
    site: `http://127.0.0.1:${gatewayPort}`,
    bookings,
    stop: async () => {
      await gateway.stop();
      await replica.stop();
    },
  };
}

async function main(): Promise<void> {
  const tell = (line: string) => process.stdout.write(`  ${line}\n`);
  const before = await releaseBefore(root, process.env.FROM || undefined, tell);
  const data = mkdtempSync(join(tmpdir(), 'hilltop-upgrade-'));
  const people = new People();
  try {
    await step(`${before.name} takes data`, () =>
      running(before.root, data, async (hilltop) => {
        const { site } = hilltop;
        const staff = { email: 'staff@hilltop.test', password: new Secrets(data).of('staff-password') };
        await people.readTimes(site);
        await people.order(site);
        await people.write(site);
        await people.waitForPrivateTour(site);
        await people.closeDay(site, staff);
        await bookAll(people, [site]);
        return JSON.stringify(people.confirmed);
      }),
    );
    await step('this release beside a replica and a gateway of the one before', () =>
      running(root, data, async (hilltop) => {
        const older = await startOlderParts(hilltop, before.root);
        await bookAll(people, [hilltop.site, older.site]);
        await people.order(older.site);
        await people.write(older.site);
        await sellNewThings(hilltop, people);
        await people.changeFamilies(older.site);
        const shares = await Promise.all([older.bookings, hilltop.part('bookings').url ?? ''].map(guestsBookedBy));
        await older.stop();
        if (shares.some((share) => share === 0)) throw new UserError(`one replica booked nothing: ${shares.join()}`);
        const result = await verify(hilltop, data, people, 0);
        return `the older replica booked ${shares[0]}, this one ${shares[1]}; ${result}`;
      }),
    );
    await step(`${before.name} alone again`, () =>
      running(before.root, data, async (hilltop) => {
        await bookAll(people, [hilltop.site]);
        await people.order(hilltop.site);
        await people.write(hilltop.site);
        await people.changeFamilies(hilltop.site);
        return await verify(hilltop, data, people, usualGracePeriods.eventMs);
      }),
    );
    await step('this release again', () =>
      running(root, data, async (hilltop) => {
        await bookAll(people, [hilltop.site]);
        await people.buyCart(hilltop.site);
        return await verify(hilltop, data, people, 0);
      }),
    );
    tell('PASSED');
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stdout.write(`  FAILED  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
