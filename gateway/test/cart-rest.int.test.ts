import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cartItem, fakeOrders, type Outcomes } from './support/fake-store.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { graphqlRequest } from './support/graphql-request.js';
import { problemOf } from './support/problem-of.js';
import { restCall } from './support/rest-call.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

const outcomes: Outcomes = {};
let orders: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  orders = await fakeOrders(outcomes).start();
  gateway = await startGateway({ others: { orders: [orders.url] } });
});
afterAll(async () => {
  await gateway.stop();
  await orders.kill();
});
beforeEach(() => {
  for (const name of Object.keys(outcomes)) delete outcomes[name];
  orders.seen.length = 0;
});

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  restCall(gateway.url, method, path, body, headers);
const cookieAfter = (response: Response): string => (response.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
const sessionsAsked = () => orders.seen.map(({ variables }) => variables.sessionId);

describe('GET /api/cart/{sessionId}', () => {
  it('lists the items with their product', async () => {
    const response = await call('GET', '/api/cart/cart-of-ada');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([cartItem]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual(['hilltop_cart=cart-of-ada; Path=/; HttpOnly; SameSite=Strict']);
  });

  it('is an empty list for an unknown cart', async () => {
    expect(await (await call('GET', '/api/cart/cart-of-bob')).json()).toEqual([]);
  });
});

describe('POST /api/cart', () => {
  const body = { sessionId: 'cart-of-ada', productId: 'p1', quantity: 2 };

  it('responds 201 with the cart item, and remembers the cart in a cookie', async () => {
    const response = await call('POST', '/api/cart', body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(cartItem);
    expect(cookieAfter(response)).toBe('hilltop_cart=cart-of-ada');
    expect(orders.seen[0]?.variables.input).toEqual(body);
  });

  it('passes the Idempotency-Key', async () => {
    await call('POST', '/api/cart', body, { 'idempotency-key': '"key-1"' });
    expect(orders.seen[0]?.variables).toEqual({ input: body, idempotencyKey: 'key-1' });
    await call('POST', '/api/cart', body);
    expect(orders.seen[1]?.variables).toEqual({ input: body, idempotencyKey: null });
  });

  it('passes no quantity when there is none', async () => {
    await call('POST', '/api/cart', { sessionId: 'cart-of-ada', productId: 'p1' });
    expect(orders.seen[0]?.variables.input).toEqual({ sessionId: 'cart-of-ada', productId: 'p1' });
  });

  it.each([['1.5'], [1.5], [true], [{}]])('refuses a quantity that is not a whole number: %j', async (quantity) => {
    const response = await call('POST', '/api/cart', { ...body, quantity });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { field: 'quantity', message: 'Quantity must be a whole number.' },
    ]);
    expect(orders.seen).toHaveLength(0);
  });

  it.each([
    [
      'InvalidInput',
      { fields: [{ field: 'quantity', message: 'At least 1' }] },
      422,
      { errors: [{ field: 'quantity' }] },
    ],
    ['ProductNotFound', {}, 404, {}],
    ['ProductOutOfStock', { productId: 'p1', productName: 'Mug' }, 409, { productId: 'p1', productName: 'Mug' }],
    ['QuantityTooHigh', { max: 99, current: 98 }, 409, { max: 99, current: 98 }],
  ])('returns the refusal %s with its facts', async (__typename, facts, status, told) => {
    outcomes.addToCart = { __typename, message: 'A sentence.', ...facts };
    const response = await call('POST', '/api/cart', body);
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({ detail: 'A sentence.', ...told });
    expect(cookieAfter(response)).toBe('');
  });
});

describe('PUT and DELETE /api/cart/{id}', () => {
  it('set the quantity and return the item', async () => {
    const response = await call('PUT', '/api/cart/item-1', { quantity: 3 });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...cartItem, quantity: 3 });
  });

  it('remove the item and return its id', async () => {
    const response = await call('DELETE', '/api/cart/item-1');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: 'item-1' });
  });

  it.each([
    ['PUT', { quantity: 3 }],
    ['DELETE', undefined],
  ])('%s: an unknown item is 404', async (method, body) => {
    const response = await call(method, '/api/cart/item-2', body);
    expect(response.status).toBe(404);
    expect(await problemOf(response)).toMatchObject({ type: 'urn:problem-type:hilltop:cart-item-not-found' });
  });

  it.each([{}, { quantity: 'two' }, { quantity: 2.5 }])('name the invalid field of %j', async (body) => {
    const response = await call('PUT', '/api/cart/item-1', body);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toMatchObject([{ field: 'quantity' }]);
    expect(orders.seen).toHaveLength(0);
  });

  it.each([
    ['InvalidInput', { fields: [{ field: 'quantity', message: 'At least 1' }] }, 422],
    ['CartItemNotFound', {}, 404],
  ])('return the refusal %s', async (__typename, facts, status) => {
    outcomes.setCartQuantity = { __typename, message: 'A sentence.', ...facts };
    expect((await call('PUT', '/api/cart/item-1', { quantity: -1 })).status).toBe(status);
  });
});

describe('an item of another session', () => {
  const change = (headers: Record<string, string>) => [
    call('PUT', '/api/cart/item-1', { quantity: 9 }, headers),
    call('DELETE', '/api/cart/item-1', undefined, headers),
  ];

  it('is 404 for a caller who names their own session', async () => {
    for (const response of await Promise.all(change({ 'x-cart-session': 'cart-of-bob' })))
      expect(response.status).toBe(404);
    expect(sessionsAsked()).toEqual(['cart-of-bob', 'cart-of-bob']);
  });

  it('is 404 for a browser that has another cart', async () => {
    const cookie = cookieAfter(await call('GET', '/api/cart/cart-of-bob'));
    for (const response of await Promise.all(change({ cookie }))) expect(response.status).toBe(404);
  });

  it('is found for a browser with several carts, one per tab', async () => {
    const ada = cookieAfter(await call('GET', '/api/cart/cart-of-ada'));
    const cookie = cookieAfter(await call('GET', '/api/cart/cart-of-bob', undefined, { cookie: ada }));
    expect(cookie).toBe('hilltop_cart=cart-of-bob.cart-of-ada');
    for (const response of await Promise.all(change({ cookie }))) expect(response.status).toBe(200);
  });

  it('is found by its id without a session', async () => {
    for (const response of await Promise.all(change({}))) expect(response.status).toBe(200);
    expect(sessionsAsked()).toEqual([null, null]);
  });

  it('is not found by an invalid cookie', async () => {
    const cookie = 'hilltop_cart=..%2F..';
    for (const response of await Promise.all(change({ cookie }))) expect(response.status).toBe(200);
    expect(sessionsAsked()).toEqual([null, null]);
  });

  it('costs a browser with many carts a bounded number of calls', async () => {
    const cookie = `hilltop_cart=${Array.from({ length: 50 }, (_, n) => `cart-number-${n}`).join('.')}`;
    expect((await call('DELETE', '/api/cart/item-1', undefined, { cookie })).status).toBe(404);
    expect(orders.seen).toHaveLength(8);
  });
});

describe('DELETE /api/cart/clear/{sessionId}', () => {
  it('returns the emptied cart', async () => {
    const response = await call('DELETE', '/api/cart/clear/cart-of-ada');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sessionId: 'cart-of-ada' });
  });

  it('refuses an invalid session id', async () => {
    outcomes.clearCart = {
      __typename: 'InvalidInput',
      message: 'A sentence.',
      fields: [{ field: 'sessionId', message: 'Too short' }],
    };
    const response = await call('DELETE', '/api/cart/clear/x');
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([{ field: 'sessionId', message: 'Too short' }]);
  });
});

it('refuses staff queries of visitors in GraphQL, without logging an error', async () => {
  const { status, data, errors } = await graphqlRequest(gateway.url, '{ orders { total } }');
  expect(status).toBe(200);
  expect(data).toEqual({ orders: null });
  expect(errors).toMatchObject([
    { message: 'Only staff can see this.', path: ['orders'], extensions: { code: 'FORBIDDEN' } },
  ]);
  expect(gateway.log.filter(({ level }) => level === 'error')).toEqual([]);
});
