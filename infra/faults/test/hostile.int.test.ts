import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import type { Owner } from '../../reconciliation/src/reconciliation-context.ts';
import { fromAnywhere } from '../hostile/from-anywhere.ts';
import { graphqlRequest } from '../hostile/graphql-requests.ts';
import { naiveServer } from '../hostile/naive-server.ts';
import { type OpenApi, restRequest, routesOf } from '../hostile/rest-requests.ts';
import { describeDefects, sendAll } from '../hostile/send-all.ts';
import { bookTour, holdSeats } from '../load/book.ts';
import { Journal } from '../load/journal.ts';
import { prepareScene } from '../load/prepare-scene.ts';
import { Actor } from '../load/scene.ts';
import { orderGoods, shop } from '../load/shop.ts';
import { SeededRandom } from '../random/seeded-random.ts';
import { openTestInstance, root, type TestInstance } from './test-instance.ts';

const schema = buildSchema(readFileSync(join(root, 'gateway/api.graphql'), 'utf8'));
/** Different requests each time. A failure names the seed, so that `SEED=…` repeats them. */
const seed = Number(process.env.SEED ?? randomInt(1, 1_000_000));
let own: TestInstance;
let routes: ReturnType<typeof routesOf>;

beforeAll(async () => {
  own = await openTestInstance();
  routes = routesOf((await (await fetch(`${own.instance.site}/api/openapi.json`)).json()) as OpenApi);
}, 600_000);

afterAll(() => own?.close());

/** What belongs to somebody, by service. Slots and counts move with what strangers rightly do. */
const belongings: readonly [Owner, string][] = [
  ['bookings', 'bookings'],
  ['bookings', 'holds'],
  ['bookings', 'tours'],
  ['orders', 'orders'],
  ['orders', 'cart_lines'],
  ['contact', 'contact_messages'],
  ['catalog', 'products'],
  ['media', 'images'],
  ['staff', 'accounts'],
];

async function rowsOf(owner: Owner, table: string): Promise<string[]> {
  const rows = await own.ask[owner]<{ row: string }>(`SELECT md5(t::text) AS row FROM ${table} t`);
  return rows.map(({ row }) => row);
}

const kindsIn = (tables: readonly string[][]): number => tables.filter((rows) => rows.length > 0).length;

async function expiredHoldsEnd(): Promise<void> {
  const expired = `SELECT id FROM holds WHERE status = 'active' AND expires_at <= now()`;
  for (let turn = 0; turn < 100 && (await own.ask.bookings(expired)).length > 0; turn += 1) {
    await pause(100);
  }
}

describe(`a stranger who sends anything at all (seed ${seed})`, () => {
  it('gets no 5xx, sees no inside, and changes nothing of others', async () => {
    const scene = await prepareScene(own.instance.site, new Journal(), own.ask.bookings, '', () => false);
    const guest = new Actor(scene, new SeededRandom(seed, 'guest'), 'guest');
    const look = () => Promise.all(belongings.map(([owner, table]) => rowsOf(owner, table)));
    // The shop learns of the goods by events, a moment after the start: until then it sells nothing.
    let before = await look();
    for (let turn = 0; turn < 100 && kindsIn(before) < 7; turn += 1) {
      for (const deed of [bookTour, holdSeats, shop, orderGoods]) await deed(guest);
      before = await look();
    }
    expect(kindsIn(before)).toBeGreaterThanOrEqual(7);
    // Some of the guest's holds expire meanwhile.
    await expiredHoldsEnd();
    before = await look();

    const byRest = await sendAll(own.instance.site, restRequest(routes), { seed, count: 400 });
    const byGraph = await sendAll(own.instance.site, fromAnywhere(graphqlRequest(schema)), { seed, count: 400 });
    expect(describeDefects([...byRest, ...byGraph])).toEqual([]);

    const after = await look();
    const gone = before.map((rows, at) => rows.filter((row) => !after[at]?.includes(row)).length);
    expect(gone).toEqual(belongings.map(() => 0));
  });

  it('is found out on a server that trusts everybody', async () => {
    const twin = naiveServer().listen(0, '127.0.0.1');
    await once(twin, 'listening');
    const site = `http://127.0.0.1:${(twin.address() as AddressInfo).port}`;
    const defects = await sendAll(site, restRequest(routes), { seed, count: 400 });
    twin.close();
    expect(defects.length).toBeGreaterThanOrEqual(5);
  });
});

it(`answers staff who send anything at all, too (seed ${seed})`, async () => {
  const cookie = await own.staffCookie('10.9.9.9');
  expect(cookie).not.toBe('');
  const requests = [restRequest(routes, { cookie }), fromAnywhere(graphqlRequest(schema, { cookie }))];
  const defects = [];
  for (const request of requests)
    defects.push(...(await sendAll(own.instance.site, request, { seed: seed + 1, count: 200 })));
  expect(describeDefects(defects)).toEqual([]);
});
