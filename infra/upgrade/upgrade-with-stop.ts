import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { linksIn } from '../bench/site-links.ts';
import { confirmExamples } from '../faults/load/prepare-scene.ts';
import { build } from '../local/build/build.ts';
import { chosenHouse } from '../local/house.ts';
import type { Instance } from '../local/launch/instance.ts';
import { UserError } from '../local/user-error.ts';
import type { OpenDatabases } from '../reconciliation/src/open-databases.ts';
import type { Owner } from '../reconciliation/src/reconciliation-context.ts';
import { cancelLines, changeVisits, closeDay, pieceCanceler, waitForPrivateTour, write } from './changes.ts';
import type { People } from './people.ts';
import { buyWithVoucher, fillCart, giveVoucher, openStore, sell } from './sales.ts';
import { expectSame, readSums, type StoredSums } from './stored-sums.ts';
import { root, running, settledWithinMs, step, type Trial, verify, withDatabases } from './upgrade-steps.ts';

const sales = 480;
const paidByVouchers = 20;
const openCarts = 10;
const mostOfAKind = 10;

/** In the words of 0.3.0, whose `/api` has no call for it. */
const USE_VOUCHER = `mutation ($cart: String!, $code: String!) { useVoucher(sessionId: $cart, code: $code) {
  __typename ... on Refusal { message } } }`;
const CANCEL_LINE = `mutation ($id: ID!) { cancelOrderLine(orderId: $id, position: 0, quantity: 1, revision: 0) {
  __typename ... on OrderLineCancelled { returned } ... on Refusal { message } } }`;
const BOOK_FOR_CALLER = `mutation ($input: CallerBookingInput!, $key: String!) { bookForCaller(input: $input, idempotencyKey: $key) {
  __typename ... on Refusal { message } ... on InvalidInput { fields { field message } } } }`;

/** What must have ended before a stop. */
const UNDER_WAY: readonly (readonly [Owner, string])[] = [
  ...(
    ['bookings', 'catalog', 'contact', 'content', 'ledger', 'media', 'notifications', 'orders', 'staff'] as const
  ).map((owner) => [owner, 'SELECT FROM outbox WHERE published_at IS NULL LIMIT 1'] as const),
  ['bookings', `SELECT FROM refunds WHERE status IN ('requested', 'sent') LIMIT 1`],
  ['orders', `SELECT FROM refunds WHERE status IN ('requested', 'sent') LIMIT 1`],
  ['orders', `SELECT FROM sales WHERE state NOT IN ('placed', 'refused') LIMIT 1`],
  ['orders', 'SELECT FROM unfinished_claims LIMIT 1'],
  ['notifications', `SELECT FROM emails WHERE status = 'queued' AND due_at <= now() LIMIT 1`],
];

/** Waits until nothing is under way, and no sum changes. */
async function settle(databases: OpenDatabases): Promise<StoredSums> {
  const until = Date.now() + settledWithinMs;
  let last = '';
  while (Date.now() < until) {
    const open = await Promise.all(UNDER_WAY.map(([owner, statement]) => databases.ask[owner](statement)));
    const sums = await readSums(databases, 'cart_items');
    const now = JSON.stringify([...sums]);
    if (now === last && open.every((rows) => rows.length === 0)) return sums;
    last = now;
    await pause(3_000);
  }
  throw new UserError('the release before does not come to rest');
}

async function bookForCaller(people: People): Promise<void> {
  const { tourDate, tourTime } = people.nextTime();
  const tickets = [{ type: 'adult', count: 2 }];
  const caller = { firstName: 'Guest', lastName: 'Caller', email: 'caller@example.test', phone: '817-555-0100' };
  const visit = { tourType: 'standard', tourDate, tourTime, tickets, totalAmount: people.priceOf(tickets) };
  const input = { ...caller, ...visit, payment: 'at_door' };
  await people.ask(BOOK_FOR_CALLER, { input, key: randomUUID() }, 'bookForCaller');
  people.confirmed.bookings += 1;
}

async function takeData(people: People): Promise<void> {
  await openStore(people);
  for (let message = 0; message < 5; message += 1) await write(people);
  await waitForPrivateTour(people);
  await closeDay(people);
  await bookForCaller(people);
  await sell(people, sales);
  for (let voucher = 0; voucher < 5; voucher += 1) await giveVoucher(people);
  for (let cart = 0; cart < paidByVouchers; cart += 1) {
    await buyWithVoucher(people, (cart, code) => people.ask(USE_VOUCHER, { cart, code }, 'useVoucher'));
  }
  await changeVisits(people, 10);
  await cancelLines(people, 10, ({ id }) => people.ask(CANCEL_LINE, { id }, 'cancelOrderLine'));
  for (let cart = 0; cart < openCarts; cart += 1) await fillCart(people, false);
}

/** Paths of the site that e-mails link to, some of each kind of page. */
async function linksOf({ site, inbox }: Instance): Promise<readonly string[]> {
  const mails = (await (await fetch(`${inbox}/api/email`)).json()) as { html?: string }[];
  const paths = new Set(mails.flatMap(({ html = '' }) => linksIn(html, site)));
  const kinds = Map.groupBy(paths, (path) => path.split('/')[1]);
  const some = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, mostOfAKind));
  return [...some, ...some.flatMap((path) => apiOf(path) ?? [])];
}

/** What the page reads: the page itself also answers where it has nothing to show. */
function apiOf(path: string): string | undefined {
  const [, kind, token] = /^\/(visit|voucher)\/([\w-]+)$/.exec(path) ?? [];
  return kind && `/api/${kind}s/${token}`;
}

/** Each by another visitor. Throws if one of them does not open. */
async function openLinks(site: string, paths: readonly string[]): Promise<void> {
  for (const [number, path] of paths.entries()) {
    const response = await fetch(`${site}${path}`, { headers: { 'x-forwarded-for': `10.7.0.${number}` } });
    if (!response.ok) throw new UserError(`${path} answers ${response.status}`);
  }
}

/** What was sold before is changed and refunded, and what is sold now is paid for with vouchers of before. */
async function goOn(people: People): Promise<void> {
  await changeVisits(people, 10);
  await cancelLines(people, 10, pieceCanceler(people));
  await sell(people, 50);
  for (let cart = 0; cart < 5; cart += 1) {
    await buyWithVoucher(people, (cart, code) => people.send(`/api/basket/${cart}/code`, { code }, cart));
  }
}

/**
 * The release before takes data and is stopped; this one starts on them. Nothing that is stored may have changed, and all of it must go
 * on: links that were mailed, visits and orders, and the money of both.
 */
export async function upgradeWithStop(trial: Trial): Promise<void> {
  const { before, data, people } = trial;
  // Images are built before an upgrade, and so is this release: the stop is no longer than its start.
  await build(root, join(data, 'build'), { house: chosenHouse() });
  let sums: StoredSums = new Map();
  let links: readonly string[] = [];
  let stoppedAt = 0;
  await step(`${before.name} takes data`, () =>
    running(before.root, data, async (hilltop) => {
      await withDatabases(hilltop, ({ ask }) => ask.bookings(confirmExamples));
      await people.visit(hilltop.site);
      await takeData(people);
      sums = await withDatabases(hilltop, settle);
      links = await linksOf(hilltop);
      stoppedAt = performance.now();
      return JSON.stringify(people.confirmed);
    }),
  );
  await running(root, data, async (hilltop) => {
    const { site } = hilltop;
    await openLinks(site, ['/', '/api/tours']);
    const stop = ((performance.now() - stoppedAt) / 1_000).toFixed(1);
    await step(`this release on the same data, after a stop of ${stop} s`, async () => {
      const result = await verify(hilltop, trial);
      expectSame(sums, await withDatabases(hilltop, (databases) => readSums(databases, 'cart_lines')));
      return `${result}; ${sums.size} sums are the same`;
    });
    await step('links that were mailed, old visits and orders, and new ones', async () => {
      await openLinks(site, links);
      await people.visit(site);
      await goOn(people);
      return `${links.length} links open; ${await verify(hilltop, trial)}`;
    });
  });
}
