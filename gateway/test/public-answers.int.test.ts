import { eventually } from '@hilltop/platform/testing/eventually';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Generations } from '../src/answers/generations.js';
import type { KeptAnswer } from '../src/answers/kept-answer.js';
import { KeptAnswers } from '../src/answers/kept-answers.js';
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
const keeps = (gateway: TestGateway): KeptAnswers => gateway.app.get(KeptAnswers, { strict: false });
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
  await eventually(() => expect([keeps(one).open, keeps(other).open]).toEqual([true, true]));
  shelf.catalog.mood = 'answers';
  shelf.toldAfterMs = 0;
  shelf.gate = undefined;
  shelf.catalog.seen.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('what visitors are answered', () => {
  it('is asked for once, and repeated as it was', async () => {
    for (const gateway of [one, other]) gateway.app.get(Generations, { strict: false }).emptyAll();
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

  it('is one run for all who ask at once', async () => {
    one.app.get(Generations, { strict: false }).emptyAll();
    const answers = await Promise.all(Array.from({ length: 20 }, () => priceAt(one)));
    expect(new Set(answers)).toEqual(new Set([shelf.price]));
    expect(asked()).toBe(1);
  });

  it('is never what staff are answered', async () => {
    await priceAt(one);
    shelf.catalog.seen.length = 0;
    await read(one, staff.cookie());
    await read(one, staff.cookie());
    expect(shelf.catalog.seen.map(({ identity }) => identity?.role)).toEqual(['staff', 'staff']);
  });

  it('follows staff at once, at every gateway', async () => {
    for (let round = 1; round <= 40; round += 1) {
      const [here, there] = round % 2 === 0 ? [one, other] : [other, one];
      const price = `${round}.00`;
      await changePrice(here.url, staff, price);
      expect(await priceAt(here)).toBe(price);
      await eventually(async () => expect(await priceAt(there)).toBe(price), 2_000, 1);
    }
  });

  it('follows staff at once at the gateway of the change, however late the event is', async () => {
    shelf.toldAfterMs = 'never';
    for (let round = 1; round <= 40; round += 1) {
      await priceAt(one);
      await changePrice(one.url, staff, `${round}.50`);
      expect(await priceAt(one)).toBe(`${round}.50`);
    }
  });
});

describe('an answer that was read before a change and comes after it', () => {
  /** Reads while the price changes: the answer is on its way when the event comes. @returns what the next reader hears */
  const readAround = async (price: string): Promise<unknown> => {
    let open: () => void = () => undefined;
    shelf.gate = new Promise((resolve) => {
      open = resolve;
    });
    shelf.catalog.seen.length = 0;
    one.app.get(Generations, { strict: false }).emptyAll();
    const slow = priceAt(one);
    await eventually(() => expect(asked()).toBeGreaterThan(0));
    const { emptied } = one.app.get(Generations, { strict: false });
    shelf.price = price;
    await shelf.tell();
    await eventually(() => expect(one.app.get(Generations, { strict: false }).emptied).toBeGreaterThan(emptied));
    open();
    shelf.gate = undefined;
    await slow;
    return priceAt(one);
  };

  it('is not kept', async () => {
    expect(await readAround('70.00')).toBe('70.00');
  });

  it('would be told on and on if it counted from when it came', async () => {
    const generations = one.app.get(Generations, { strict: false });
    const since = new WeakMap<KeptAnswer, number>();
    const begun = generations.of(['products']);
    jest.spyOn(keeps(one), 'isGood').mockImplementation((answer) => {
      const now = generations.of(answer.facts.scope.topics);
      if (!since.has(answer)) since.set(answer, answer.facts.generation > begun ? now : -1);
      return since.get(answer) === now;
    });
    const before = shelf.price;
    expect(await readAround('71.00')).toBe(before);
    expect(await priceAt(one)).toBe(before);
  });

  it('would be told on and on without generations', async () => {
    jest.spyOn(keeps(other), 'isGood').mockReturnValue(true);
    const before = await priceAt(other);
    await changePrice(one.url, staff, '72.00');
    await eventually(async () => expect(await priceAt(one)).toBe('72.00'));
    expect(await priceAt(other)).toBe(before);
  });
});

describe('without the bus', () => {
  it('every answer is a new one, and right; with it again, nothing of before is told', async () => {
    await priceAt(one);
    await nats.kill();
    await eventually(() => expect(keeps(one).open).toBe(false));
    for (let round = 1; round <= 10; round += 1) {
      shelf.price = `${round}.25`;
      expect(await priceAt(one)).toBe(`${round}.25`);
      expect(await priceAt(other)).toBe(`${round}.25`);
    }
    await nats.start();
    await eventually(() => expect(keeps(one).open).toBe(true));
    expect(await priceAt(one)).toBe('10.25');
    shelf.catalog.seen.length = 0;
    await priceAt(one);
    expect(asked()).toBe(0);
  });
});

describe('without the subgraph', () => {
  it('the last good answer stands in, and says so', async () => {
    const price = await priceAt(one);
    one.app.get(Generations, { strict: false }).emptyAll();
    shelf.catalog.mood = 'drops the connection';
    const answer = await read(one);
    expect([answer.status, answer.data]).toEqual([200, { products: [{ price }] }]);
    expect(answer.headers.get('x-hilltop-stale')).toBe('1');
    expect(answer.headers.get('warning')).toBe('110 - "Response is Stale"');
    shelf.catalog.mood = 'answers';
    await eventually(async () => expect((await read(one)).headers.has('x-hilltop-stale')).toBe(false));
  });

  it('an error is told and not kept where there was no good answer', async () => {
    shelf.catalog.mood = 'drops the connection';
    const question = '{ products { price description } }';
    const { errors } = await graphqlRequest(one.url, question);
    expect(errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    shelf.catalog.mood = 'answers';
    await eventually(async () => expect((await graphqlRequest(one.url, question)).errors).toBeUndefined());
  });
});

describe('GET /api/products', () => {
  it('is kept as well, and browsers are told 304 while it is so', async () => {
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
