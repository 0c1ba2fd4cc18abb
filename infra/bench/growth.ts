/**
 * What visits leave in the databases: rows by table after 10,000 of them (VISITS), and what the retention rules leave of those two
 * months and three years later. Writes `results/growth.md` and `.json`.
 */
import { join, resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { services } from '../local/parts.ts';
import type { OpenTime } from '../local/test/support/open-times.ts';
import { messageOf } from '../local/user-error.ts';
import { databaseOn } from '../reconciliation/src/open-databases.ts';
import type { Owner } from '../reconciliation/src/reconciliation-context.ts';
import { type Contender, startContender } from './bookings/contender.ts';
import { bookingRequest } from './bookings/rush.ts';
import { openSlots } from './bookings/slots.ts';
import { growthPage, type Rows } from './growth/growth-page.ts';
import type { LoadRequest } from './load/load-order.ts';
import { runLoad } from './load/run-load.ts';
import { describeMachine } from './measure/machine.ts';
import { numberSetting } from './measure/number-setting.ts';
import { writeResults } from './measure/write-results.ts';

/** Of a hundred visits: 60 only read, 25 fill a cart, 10 hold seats, 4 book, 1 writes. */
const shares = { read: 60, cart: 25, hold: 10, book: 4, write: 1 } as const;

function kindOf(visit: number): keyof typeof shares {
  let left = visit % 100;
  for (const [kind, share] of Object.entries(shares) as [keyof typeof shares, number][]) {
    if (left < share) return kind;
    left -= share;
  }
  return 'read';
}

function graphql(query: string): Pick<LoadRequest, 'method' | 'path' | 'body'> {
  return { method: 'POST', path: '/graphql', body: JSON.stringify({ query }) };
}

/** What a thousand visitors do, each from an address of their own; ids are new each time. */
async function visits(site: string, slots: readonly OpenTime[]): Promise<LoadRequest[]> {
  const [product] = (await (await fetch(`${site}/api/products`)).json()) as { id: string }[];
  if (!product) throw new Error('nothing is on sale');
  return Array.from({ length: 1_000 }, (_, visit) => {
    const slot = slots[visit % slots.length];
    if (!slot) throw new Error('no start time is open');
    const name = kindOf(visit);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.3.${visit >> 8}.${visit & 255}` };
    const { tourDate, tourTime } = slot;
    const requests = {
      read: graphql('{ tours { id name price } }'),
      cart: graphql(
        `mutation { addToCart(input: { sessionId: "visit-[<id>]", productId: "${product.id}" }) { __typename } }`,
      ),
      hold: graphql(
        `mutation { holdSeats(input: { tourType: standard, tourDate: "${tourDate}", tourTime: "${tourTime}", groupSize: 2 }) { __typename } }`,
      ),
      book: bookingRequest(slot, visit),
      write: {
        method: 'POST' as const,
        path: '/api/contact',
        body: JSON.stringify({
          firstName: 'Guest',
          lastName: 'Person',
          email: `guest-${visit}-[<id>]@example.test`,
          phone: '817-555-0100',
          subject: 'other',
          message: 'Hello.',
        }),
      },
    };
    return { ...requests[name], name, headers };
  });
}

const root = resolve(import.meta.dirname, '../..');
const perSecond = 150;
const dayMs = 24 * 60 * 60 * 1000;

interface Definition {
  readonly variables?: Readonly<Record<string, z.ZodType>>;
}

const tables = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`;

async function countRows(databases: ReadonlyMap<string, DataSource>): Promise<Rows> {
  const rows: Record<string, number> = {};
  for (const [service, database] of databases) {
    for (const { name } of await database.query<{ name: string }[]>(tables)) {
      const [count] = await database.query<{ rows: number }[]>(`SELECT count(*)::int AS rows FROM ${name}`);
      rows[`${service}.${name}`] = count?.rows ?? 0;
    }
  }
  return rows;
}

/** Applies each service's rules with their default periods, as if it were `days` later. */
async function retain(databases: ReadonlyMap<string, DataSource>, days: number): Promise<void> {
  const platform = join(root, 'services/shared/platform/dist');
  const { retentionRules } = await import(join(platform, 'service/retention-rules.js'));
  const { applyRetentionRule } = await import(join(platform, 'database/retention/apply-retention-rule.js'));
  for (const [service, database] of databases) {
    const [definition] = Object.values(
      await import(join(root, 'services', service, 'dist/service.js')),
    ) as Definition[];
    const periods = Object.entries(definition?.variables ?? {}).filter(([name]) => /_(DAYS|SECONDS)$/.test(name));
    const environment = z.object(Object.fromEntries(periods)).parse({});
    for (const rule of retentionRules(definition, environment)) {
      await applyRetentionRule(database, rule, new Date(Date.now() + days * dayMs));
    }
  }
}

async function connect(contender: Contender): Promise<Map<string, DataSource>> {
  const databases = new Map<string, DataSource>();
  for (const { name } of services) {
    const url = databaseOn(contender.instance.part('postgres').url ?? '', name as Owner);
    databases.set(name, await new DataSource({ type: 'postgres', url }).initialize());
  }
  return databases;
}

async function main(): Promise<void> {
  const count = numberSetting('VISITS', 10_000);
  const contender = await startContender(root, 1);
  try {
    const slots = await openSlots(contender, 100);
    const databases = await connect(contender);
    const before = await countRows(databases);
    const requests = await visits(contender.instance.site, slots);
    const order = { origin: contender.instance.site, requests, connections: 64, rate: perSecond };
    const { tallies } = await runLoad({ ...order, seconds: count / perSecond });
    await contender.settle(60_000);
    const after = await countRows(databases);
    // The service ends them within an hour.
    await databases
      .get('bookings')
      ?.query(`UPDATE holds SET status = 'expired', ended_at = expires_at WHERE status = 'active'`);
    await retain(databases, 60);
    const later = await countRows(databases);
    await retain(databases, 3 * 366);
    const muchLater = await countRows(databases);
    const facts = { machine: describeMachine(), visits: count, tallies, before, after, later, muchLater };
    writeResults('growth', growthPage(facts), facts);
    process.stdout.write('  Wrote infra/bench/results/growth.md.\n');
    for (const database of databases.values()) await database.destroy();
  } finally {
    await contender.close();
  }
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
