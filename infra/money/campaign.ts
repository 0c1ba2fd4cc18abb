import { setTimeout as pause } from 'node:timers/promises';
import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import {
  type ProxiedInstance,
  type ProxiedInstanceOptions,
  startProxiedInstance,
} from '../faults/instance/proxied-instance.ts';
import { inject } from '../faults/plan/inject.ts';
import { Redelivery } from '../faults/plan/redelivery.ts';
import { SeededRandom } from '../faults/random/seeded-random.ts';
import { chosenHouse } from '../local/house.ts';
import { databaseOn, type OpenDatabases, openDatabases } from '../reconciliation/src/open-databases.ts';
import type { Judgment } from './accountant/judge.ts';
import { settle } from './accountant/settle.ts';
import { type AddUp, addUp } from './add-up.ts';
import { Contracts } from './contract/contracts.ts';
import { buyCart } from './people/carts.ts';
import { workWithGroups } from './people/groups.ts';
import { openHouse } from './people/open-house.ts';
import { orderGoods } from './people/orders.ts';
import { Person, type Town } from './people/person.ts';
import { cheat } from './people/rogues.ts';
import { workAsManager, workAtDesk } from './people/staff.ts';
import { bookVisit, changeVisit } from './people/visits.ts';
import { waitForSeats } from './people/waiting.ts';
import { plannedFaults } from './provider/planned-faults.ts';
import { makeTrouble } from './provider/trouble.ts';

const keys = { secretKey: 'sk_test_of_hilltop', webhookSecret: 'whsec_of_hilltop' };

export interface CampaignOptions extends ProxiedInstanceOptions {
  readonly seed: number;
  readonly people: number;
  /** The load ends with them, at the latest after `lastsMs`. */
  readonly operations: number;
  readonly lastsMs: number;
  readonly recoveryMs: number;
  /** Without faults and trouble, but for this. */
  readonly calm?: (stripe: FakeStripe) => void;
  /** If only some differences are searched for: once they are found, nothing else is awaited. */
  readonly isFound?: AddUp['isFound'];
  readonly say: (line: string) => void;
}

export interface CampaignResult {
  readonly judgment: Judgment;
  /** What the reconciliation finds. */
  readonly reconciled: readonly string[];
  readonly operations: number;
  readonly words: string;
}

/** Who work with groups. */
const OFFICES = 4;

/** A guest who books, fills carts, orders and changes, each time in a new name. */
async function live(town: Town, seed: number, name: string): Promise<void> {
  const random = new SeededRandom(seed, name);
  for (let turn = 0; !town.isOver(); turn += 1) {
    const person = new Person(town, random, `${name}x${turn}`);
    const deed = random.weighted<(one: Person) => Promise<unknown>>([
      [4, bookVisit],
      [4, buyCart],
      [2, orderGoods],
      [2, waitForSeats],
      [1, cheat],
    ]);
    await deed(person);
    const own = town.contracts.visits.filter((visit) => visit.person === person.name);
    for (const visit of own) {
      if (random.chance(70)) await changeVisit(person, visit);
      visit.isLeft = true;
    }
    await pause(random.whole(0, 30));
  }
}

/** As retention deletes returned payments. */
const FORGET = `WITH returned AS (SELECT id FROM payments p WHERE id = $1 AND status IN ('returned', 'refused')
    AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.status <> 'settled')),
  ended AS (DELETE FROM refunds WHERE payment_id IN (SELECT id FROM returned) RETURNING id::text),
  payment AS (DELETE FROM payments WHERE id IN (SELECT id FROM returned) RETURNING id)
  SELECT id FROM payment UNION ALL SELECT id FROM ended`;

async function letLive(
  options: CampaignOptions,
  instance: ProxiedInstance,
  databases: OpenDatabases,
  stripe: FakeStripe,
): Promise<Town> {
  const { seed, people, operations, lastsMs, say, calm } = options;
  const contracts = new Contracts();
  let endsAt = Number.POSITIVE_INFINITY;
  const opening = {
    ...{ site: instance.site, linkSecret: instance.linkSecret, voucherSecret: instance.voucherSecret },
    stripe,
    contracts,
    vouchers: [],
    operations: 0,
    isOver: () => performance.now() > endsAt,
  };
  const quarterPasses = async (id: string) => {
    const rows = await databases.ask.bookings<{ id: string }>(FORGET, [id]).catch(() => []);
    for (const row of rows) contracts.forgotten.push(row.id);
    return rows.length > 0;
  };
  const closed: Town = { ...opening, terms: {} as Town['terms'], quarterPasses };
  const manager = new Person(closed, new SeededRandom(seed, 'manager'), 'manager');
  await manager.signIn(instance.staff);
  const terms = await openHouse(manager);
  const town: Town = { ...closed, terms };
  town.isOver = () => performance.now() > endsAt || town.operations >= operations;
  endsAt = performance.now() + lastsMs;
  const offices = Array.from({ length: OFFICES }, (_, at) => `office${at}`);
  const workers = ['staff', 'desk', ...offices].map((name) => new Person(town, new SeededRandom(seed, name), name));
  for (const worker of workers) await worker.signIn(instance.staff);
  const [staff = manager, desk = manager, ...ofGroups] = workers;
  const redelivery = new Redelivery(instance.natsUrlOf, databases.ask, new SeededRandom(seed, 'redelivery'));
  const startedAt = performance.now();
  const faults = (calm ? [] : plannedFaults(seed, lastsMs, instance)).map(async (fault) => {
    await pause(Math.max(0, fault.at - (performance.now() - startedAt)));
    if (!town.isOver()) say((await inject(instance, redelivery, fault)).sentence);
  });
  const trouble = calm ? [] : [makeTrouble(stripe, new SeededRandom(seed, 'provider'), town.isOver)];
  const guests = Array.from({ length: people }, (_, at) => live(town, seed, `guest${at}`));
  await Promise.all([
    ...guests,
    workAsManager(staff),
    workAtDesk(desk),
    ...ofGroups.map(workWithGroups),
    ...faults,
    ...trouble,
  ]);
  return town;
}

/** What there was to add up, in words. */
function played({ contracts, terms }: Town): string {
  const { visits, orders, groups, payments, givenVouchers } = contracts;
  const by = (way: 'offer' | 'link') => visits.filter((visit) => visit.way === way).length;
  const deeds = visits.flatMap(({ deeds: all }) => all.map(({ deed }) => deed.kind));
  const disputes = deeds.filter((kind) => kind === 'disputed').length + orders.filter((one) => one.dispute).length;
  const kept = visits.filter((visit) => settle(terms, visit).keptCents > 0).length;
  const gone = orders.flatMap(({ goods }) => goods.flatMap((line) => line.gone)).length;
  return [
    `${visits.length} visits (${by('offer')} from the waiting list, ${by('link')} by payment links, ${kept} with money kept)`,
    `${orders.length} orders (${gone} lines canceled or in part)`,
    `${groups.length} groups (${groups.filter(({ endedAt }) => endedAt !== undefined).length} ended, ${groups.flatMap(({ invoices }) => invoices).length} invoices)`,
    `${payments.size} payments`,
    `${disputes} disputes`,
    `${givenVouchers.length} vouchers`,
  ].join(', ');
}

/** People pay and are paid back on a Hilltop of their own, while the provider and the processes fail; then everything is added up. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const stripe = await FakeStripe.start(keys);
  const variables = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    VENUE_TIME_ZONE: chosenHouse().timeZone,
    ...options.variables,
  };
  if (options.calm) stripe.refundStatus = 'succeeded';
  options.calm?.(stripe);
  const instance = await startProxiedInstance({ ...options, variables }).catch(async (error) => {
    await stripe.close();
    throw error;
  });
  const databases = openDatabases((owner) => databaseOn(instance.adminUrl, owner));
  for (const service of ['bookings', 'orders'])
    stripe.messages.postTo(`${instance.site}/api/payment-webhooks/${service}`);
  try {
    const town = await letLive(options, instance, databases, stripe);
    options.say(`${town.operations} operations`);
    const { recoveryMs, isFound } = options;
    const found = await addUp({ instance, databases, town, key: keys.secretKey, recoveryMs, isFound });
    return { ...found, words: played(town), operations: town.operations };
  } finally {
    await databases.close();
    await instance.stop();
    await stripe.close();
  }
}
