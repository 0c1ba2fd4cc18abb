import { eventually } from '@hilltop/platform/testing/eventually';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CacheEntry } from '../src/cache/cache-entry.js';
import { ResponseCache } from '../src/cache/response-cache.js';
import { TagVersions } from '../src/cache/tag-versions.js';
import { FakeStaff } from './support/fake-staff.js';
import { graphqlRequest } from './support/graphql-request.js';
import { changePrice, Shelf } from './support/shelf.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

const staff = new FakeStaff();
let nats: TestServer;
let shelf: Shelf;
let one: TestGateway;
let other: TestGateway;

const read = (gateway: TestGateway, headers: Record<string, string> = {}) =>
  graphqlRequest(gateway.url, '{ products { price } }', { headers });
const priceAt = async (gateway: TestGateway): Promise<unknown> => {
  const { data, errors } = await read(gateway);
  return (data as { products?: { price: string }[] } | undefined)?.products?.[0]?.price ?? errors;
};
const cacheOf = (gateway: TestGateway): ResponseCache => gateway.app.get(ResponseCache, { strict: false });
const asked = (): number => shelf.catalog.seen.length;

beforeAll(async () => {
  nats = await startTestNats();
  shelf = new Shelf(() => nats.url);
  await Promise.all([staff.subgraph.start(), shelf.catalog.start()]);
  const others = { staff: [staff.subgraph.url], catalog: [shelf.catalog.url] };
  [one, other] = await Promise.all([
    startGateway({ others, nats: nats.url }),
    startGateway({ others, nats: nats.url, rates: { calls: 100_000 } }),
  ]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await Promise.all([shelf.catalog.kill(), staff.subgraph.kill()]);
  await nats.close();
});
beforeEach(async () => {
  await eventually(() => expect([cacheOf(one).isOpen, cacheOf(other).isOpen]).toEqual([true, true]));
  shelf.catalog.mood = 'answers';
  shelf.toldAfterMs = 0;
  shelf.gate = undefined;
  shelf.catalog.seen.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a cacheable read', () => {
  it('goes to the subgraph once, and repeats the same response', async () => {
    for (const gateway of [one, other]) gateway.app.get(TagVersions, { strict: false }).invalidateAll();
    const first = await read(other);
    for (let turn = 0; turn < 5; turn += 1) {
      const again = await read(other);
      expect({ ...again, ms: 0, headers: 0 }).toEqual({ ...first, ms: 0, headers: 0 });
      const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'keep-alive');
      expect(names(again.headers)).toEqual(names(first.headers));
      expect(again.headers.get('x-correlation-id')).not.toBe(first.headers.get('x-correlation-id'));
      expect(again.headers.get('ratelimit-remaining')).toBe(
        String(Number(first.headers.get('ratelimit-remaining')) - turn - 1),
      );
    }
    expect(asked()).toBe(1);
  });

  it('goes to the subgraph once for concurrent requests', async () => {
    one.app.get(TagVersions, { strict: false }).invalidateAll();
    const answers = await Promise.all(Array.from({ length: 20 }, () => priceAt(one)));
    expect(new Set(answers)).toEqual(new Set([shelf.price]));
    expect(asked()).toBe(1);
  });

  it('from staff always goes to the subgraph', async () => {
    await priceAt(one);
    shelf.catalog.seen.length = 0;
    await read(one, staff.cookie());
    await read(one, staff.cookie());
    expect(shelf.catalog.seen.map(({ identity }) => identity?.role)).toEqual(['staff', 'staff']);
  });

  it('shows a change at once, at every gateway', async () => {
    for (let round = 1; round <= 40; round += 1) {
      const [here, there] = round % 2 === 0 ? [one, other] : [other, one];
      const price = `${round}.00`;
      await changePrice(here.url, staff, price);
      expect(await priceAt(here)).toBe(price);
      await eventually(async () => expect(await priceAt(there)).toBe(price), 2_000, 1);
    }
  });

  it('shows a change at once at its gateway, however late the event is', async () => {
    shelf.toldAfterMs = 'never';
    for (let round = 1; round <= 40; round += 1) {
      await priceAt(one);
      await changePrice(one.url, staff, `${round}.50`);
      expect(await priceAt(one)).toBe(`${round}.50`);
    }
  });
});

describe('a response that was read before a change and arrives after it', () => {
  /**
   * Reads while the price changes: the response is in flight when the event arrives.
   * @returns the price for the next reader
   */
  const readAround = async (price: string): Promise<unknown> => {
    let open: () => void = () => undefined;
    shelf.gate = new Promise((resolve) => {
      open = resolve;
    });
    shelf.catalog.seen.length = 0;
    one.app.get(TagVersions, { strict: false }).invalidateAll();
    const slow = priceAt(one);
    await eventually(() => expect(asked()).toBeGreaterThan(0));
    const { invalidations: emptied } = one.app.get(TagVersions, { strict: false });
    shelf.price = price;
    await shelf.tell();
    await eventually(() => expect(one.app.get(TagVersions, { strict: false }).invalidations).toBeGreaterThan(emptied));
    open();
    shelf.gate = undefined;
    await slow;
    return priceAt(one);
  };

  it('is not cached', async () => {
    expect(await readAround('70.00')).toBe('70.00');
  });

  it('would be served forever if its version were that of its arrival', async () => {
    const versions = one.app.get(TagVersions, { strict: false });
    const since = new WeakMap<CacheEntry, number>();
    const begun = versions.of(['products']);
    jest.spyOn(cacheOf(one), 'isFresh').mockImplementation((entry) => {
      const now = versions.of(entry.options.policy.tags);
      if (!since.has(entry)) since.set(entry, entry.options.version > begun ? now : -1);
      return since.get(entry) === now;
    });
    const before = shelf.price;
    expect(await readAround('71.00')).toBe(before);
    expect(await priceAt(one)).toBe(before);
  });

  it('would be served forever without versions', async () => {
    jest.spyOn(cacheOf(other), 'isFresh').mockReturnValue(true);
    const before = await priceAt(other);
    await changePrice(one.url, staff, '72.00');
    await eventually(async () => expect(await priceAt(one)).toBe('72.00'));
    expect(await priceAt(other)).toBe(before);
  });
});

describe('without NATS', () => {
  it('every read goes to the subgraph, and after a reconnect nothing older is served', async () => {
    await priceAt(one);
    await nats.kill();
    await eventually(() => expect(cacheOf(one).isOpen).toBe(false));
    for (let round = 1; round <= 10; round += 1) {
      shelf.price = `${round}.25`;
      expect(await priceAt(one)).toBe(`${round}.25`);
      expect(await priceAt(other)).toBe(`${round}.25`);
    }
    await nats.start();
    await eventually(() => expect(cacheOf(one).isOpen).toBe(true));
    expect(await priceAt(one)).toBe('10.25');
    shelf.catalog.seen.length = 0;
    await priceAt(one);
    expect(asked()).toBe(0);
  });
});

describe('without the subgraph', () => {
  it('the last good response is served, marked as stale', async () => {
    const price = await priceAt(one);
    one.app.get(TagVersions, { strict: false }).invalidateAll();
    shelf.catalog.mood = 'drops the connection';
    const answer = await read(one);
    expect([answer.status, answer.data]).toEqual([200, { products: [{ price }] }]);
    expect(answer.headers.get('x-hilltop-stale')).toBe('1');
    expect(answer.headers.get('warning')).toBe('110 - "Response is Stale"');
    shelf.catalog.mood = 'answers';
    await eventually(async () => expect((await read(one)).headers.has('x-hilltop-stale')).toBe(false));
  });

  it('an error is returned and not cached where there was no good response', async () => {
    shelf.catalog.mood = 'drops the connection';
    const question = '{ products { price description } }';
    const { errors } = await graphqlRequest(one.url, question);
    expect(errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    shelf.catalog.mood = 'answers';
    await eventually(async () => expect((await graphqlRequest(one.url, question)).errors).toBeUndefined());
  });
});

describe('GET /api/products', () => {
  it('is also cached, and browsers get 304 while it is fresh', async () => {
    const ask = (headers: Record<string, string> = {}) => fetch(`${one.url}/api/products`, { headers });
    await eventually(async () => expect((await ask()).status).toBe(200));
    shelf.catalog.seen.length = 0;
    const first = await ask();
    expect(await first.json()).toMatchObject([{ name: 'Mug', price: shelf.price }]);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = String(first.headers.get('etag'));
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect(asked()).toBe(0);
    await changePrice(one.url, staff, '80.00');
    const changed = await ask({ 'if-none-match': etag });
    expect([changed.status, await changed.json()]).toMatchObject([200, [{ price: '80.00' }]]);
  });
});
