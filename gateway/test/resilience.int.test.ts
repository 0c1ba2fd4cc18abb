import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeSubgraph } from './support/fake-subgraph.js';
import { createBooking, graphqlRequest } from './support/graphql-request.js';
import { payload, tours } from './support/sample-data.js';
import { fakeBookings, secret, startGateway, type TestGateway } from './support/start-gateway.js';

const shopSchema = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  type Product @key(fields: "id") { id: ID! name: String! }
  type Query { products: [Product!] }
`;

let replicas: FakeSubgraph[];
let gateway: TestGateway;

const open = async (count: number, root?: ConstructorParameters<typeof FakeSubgraph>[0]['root']): Promise<void> => {
  replicas = await Promise.all(Array.from({ length: count }, () => fakeBookings(root).start()));
  gateway = await startGateway({ urls: replicas.map(({ url }) => url) });
};
const replica = (index = 0): FakeSubgraph => {
  const found = replicas[index];
  if (!found) throw new Error(`There is no replica ${index}`);
  return found;
};
const ask = (query = '{ tours { id } }') => graphqlRequest(gateway.url, query);
const book = () => graphqlRequest(gateway.url, createBooking, { variables: { input: payload } });
const received = (): number => replicas.reduce((sum, { seen }) => sum + seen.length, 0);

beforeEach(() => {
  replicas = [];
});
afterEach(async () => {
  await gateway.stop();
  await Promise.all(replicas.map((one) => one.kill()));
});

describe('a subgraph that is down', () => {
  it('costs its own fields only, is told in a sentence, and comes back by itself', async () => {
    const shop = await new FakeSubgraph({
      name: 'shop',
      schema: shopSchema,
      secret,
      root: { products: () => [{ id: '1', name: 'Mug' }] },
    }).start();
    replicas = [await fakeBookings().start(), shop];
    gateway = await startGateway({
      urls: [replica().url],
      beside: { name: 'shop', title: 'store', urls: [shop.url], secret, schema: shopSchema },
    });
    await shop.kill();
    const partial = await ask('{ tours { id } products { id name } }');
    expect(partial.status).toBe(200);
    expect(partial.data).toEqual({ tours: tours.map(({ id }) => ({ id })), products: null });
    expect(partial.errors).toEqual([
      {
        message: 'The store is not answering right now.',
        extensions: { code: 'SUBGRAPH_UNAVAILABLE', service: 'shop', retryAfter: 1 },
      },
    ]);
    const ready = await fetch(`${gateway.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      subgraphs: [
        { name: 'bookings', up: true },
        { name: 'shop', up: false, replicas: 1, answering: 0 },
      ],
    });

    await shop.start();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect((await ask('{ products { name } }')).data).toEqual({ products: [{ name: 'Mug' }] });
  });

  it('does not keep the gateway from starting', async () => {
    gateway = await startGateway({ urls: ['http://127.0.0.1:9'] });
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    expect((await ask()).errors?.[0]?.message).toBe('The booking desk is not answering right now.');
  });

  it('is left alone by the breaker when it hangs, so that callers hear at once', async () => {
    await open(1);
    replica().mood = 'hangs';
    await Promise.all(Array.from({ length: 12 }, () => ask()));
    const before = received();
    const { ms, errors } = await ask();
    expect(errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    expect(ms).toBeLessThan(200);
    expect(received()).toBe(before);
  });
});

describe('a subgraph that hangs', () => {
  it('is waited for as long as a read may take, and no longer', async () => {
    await open(1);
    replica().mood = 'hangs';
    const { ms, errors } = await ask();
    expect(errors?.[0]?.extensions.code).toBe('SUBGRAPH_UNAVAILABLE');
    expect(ms).toBeGreaterThan(900);
    expect(ms).toBeLessThan(1_500);
    expect(Number(replica().seen[0]?.headers['x-hilltop-deadline-ms'])).toBeLessThanOrEqual(1_000);
  });

  it('leaves the outcome of a change open, and says so', async () => {
    await open(2);
    for (const one of replicas) one.mood = 'hangs';
    const { ms, errors } = await book();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SUBGRAPH_UNAVAILABLE', outcome: 'unknown' });
    expect(ms).toBeGreaterThan(2_900);
    expect(ms).toBeLessThan(3_500);
    expect(received()).toBe(1);
  });
});

describe('several replicas', () => {
  it('share the calls', async () => {
    await open(3);
    await Promise.all(Array.from({ length: 60 }, () => ask()));
    for (const { seen } of replicas) expect(seen.length).toBeGreaterThan(10);
  });

  it('lose no read when one is killed under load, and none when it comes back', async () => {
    await open(3);
    let killed: Promise<void> | undefined;
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, turn) => {
        await new Promise((resolve) => setTimeout(resolve, turn * 3));
        if (turn === 60) killed = replica(1).kill();
        if (turn === 140) void killed?.then(() => replica(1).start());
        return ask();
      }),
    );
    expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
    replica(1).seen.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await Promise.all(Array.from({ length: 9 }, () => ask()));
    expect(replica(1).seen.length).toBeGreaterThan(0);
  });

  it('make changes that never left elsewhere, and lose none', async () => {
    await open(3);
    await replica(0).kill();
    await replica(1).kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book()));
    expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
    expect(replica(2).seen).toHaveLength(20);
  });

  it.each(['drops the connection', 'answers 503'] as const)('get a change once only when one %s', async (mood) => {
    await open(2);
    for (const one of replicas) one.mood = mood;
    const { errors } = await book();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SUBGRAPH_UNAVAILABLE', outcome: 'unknown' });
    expect(received()).toBe(1);
  });

  it.each(['drops the connection', 'answers 503'] as const)('answer a read when one %s', async (mood) => {
    await open(2);
    replica(0).mood = mood;
    for (let turn = 0; turn < 4; turn += 1) expect((await ask()).errors).toBeUndefined();
    expect(replica(0).seen.length).toBeGreaterThan(0);
  });
});

describe('a subgraph that misbehaves', () => {
  it.each(['answers 401', 'answers rubbish'] as const)('%s: that is a surprise, logged and masked', async (mood) => {
    await open(1);
    replica().mood = mood;
    const { errors, headers } = await ask();
    expect(errors).toEqual([
      {
        message: 'Something went wrong on our side.',
        extensions: { code: 'INTERNAL', correlationId: headers.get('x-correlation-id') },
      },
    ]);
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ msg: 'an operation failed', correlationId: headers.get('x-correlation-id') }),
    );
  });

  it('fails in a resolver: its words stay inside', async () => {
    await open(1, {
      tours: () => {
        throw new Error('table tour is not there');
      },
    });
    const { errors } = await ask();
    expect(JSON.stringify(errors)).not.toContain('table');
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  });
});
