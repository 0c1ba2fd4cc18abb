import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeStaff } from './support/fake-staff.js';
import { fakeOrders, type Outcomes, order } from './support/fake-store.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { problemOf } from './support/problem-of.js';
import { restCall } from './support/rest-call.js';
import { fakeBookings, fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

const outcomes: Outcomes = {};
const staff = new FakeStaff();
const product = {
  id: 'p1',
  name: 'Mug',
  description: 'Stoneware.',
  price: '14.50',
  image: null,
  category: 'Souvenirs',
  inStock: true,
  taxCode: 'goods',
};
const tour = {
  id: 't1',
  type: 'private',
  name: 'By lamp',
  description: 'At night.',
  duration: '90 minutes',
  features: ['Lamp'],
  price: '40.00',
};
let parts: Record<'orders' | 'catalog' | 'contact' | 'bookings', FakeSubgraph>;
let gateway: TestGateway;

beforeAll(async () => {
  parts = {
    orders: fakeOrders(outcomes),
    catalog: fakeSubgraph('catalog', {
      products: () => [{ ...product, version: 1 }],
      createProduct: () =>
        outcomes.createProduct ?? { __typename: 'ProductCreated', product: { ...product, version: 1 } },
    }),
    contact: fakeSubgraph('contact', {
      sendMessage: () => outcomes.sendMessage ?? { __typename: 'MessageReceived', id: 'm1' },
    }),
    bookings: fakeBookings({
      createTour: () => outcomes.createTour ?? { __typename: 'TourCreated', tour: { ...tour, maxGroupSize: 20 } },
    }),
  };
  await Promise.all([staff.subgraph.start(), ...Object.values(parts).map((part) => part.start())]);
  gateway = await startGateway({
    urls: [parts.bookings.url],
    others: {
      orders: [parts.orders.url],
      catalog: [parts.catalog.url],
      contact: [parts.contact.url],
      staff: [staff.subgraph.url],
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([staff.subgraph.kill(), ...Object.values(parts).map((part) => part.kill())]);
});
beforeEach(() => {
  for (const name of Object.keys(outcomes)) delete outcomes[name];
  for (const part of Object.values(parts)) part.seen.length = 0;
});

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  restCall(gateway.url, method, path, body, headers);

async function refused(response: Response, status: number, told: object): Promise<void> {
  expect(response.status).toBe(status);
  expect(await problemOf(response)).toMatchObject(told);
}

const invalid = {
  __typename: 'InvalidInput',
  message: 'No.',
  fields: [{ field: 'name', message: 'Name is required' }],
};
const errors = [{ field: 'name', message: 'Name is required' }];

describe('/api/products', () => {
  const { id: _, ...payload } = product;

  it('lists the products with the documented fields', async () => {
    const response = await call('GET', '/api/products');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([product]);
  });

  it('puts a product on sale for staff', async () => {
    const response = await call('POST', '/api/products', { ...payload, price: 14.5, image: '' }, staff.cookie());
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(product);
    const { image: __, ...sent } = payload;
    expect(parts.catalog.seen[0]?.variables.input).toEqual(sent);
  });

  it('refuses visitors before it checks anything else', async () => {
    await refused(await call('POST', '/api/products', payload), 401, { title: 'Only staff can do this.' });
    await refused(await call('POST', '/api/products', { price: [] }), 401, {});
    expect(parts.catalog.seen).toHaveLength(0);
  });

  it('names invalid fields, its own and those of the service', async () => {
    const answer = await call(
      'POST',
      '/api/products',
      { ...payload, category: 'Toys', inStock: 'yes' },
      staff.cookie(),
    );
    expect((await problemOf(answer)).errors).toEqual([
      { field: 'category', message: 'Category must be one of Books, Apparel, Collectibles, Souvenirs, Media.' },
      { field: 'inStock', message: 'In stock must be true or false.' },
    ]);
    outcomes.createProduct = invalid;
    await refused(await call('POST', '/api/products', payload, staff.cookie()), 422, { errors });
  });

  it('passes on what the service itself refuses', async () => {
    outcomes.createProduct = { __typename: 'NotSignedIn', message: 'Please sign in.' };
    await refused(await call('POST', '/api/products', payload, staff.cookie()), 401, { detail: 'Please sign in.' });
  });
});

describe('POST /api/tours', () => {
  const { id: _, ...payload } = tour;

  it('puts a tour on offer only for staff', async () => {
    const response = await call('POST', '/api/tours', payload, staff.cookie());
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(tour);
    await refused(await call('POST', '/api/tours', payload), 401, {});
    expect(parts.bookings.seen).toHaveLength(1);
  });

  it('names fields', async () => {
    outcomes.createTour = invalid;
    await refused(await call('POST', '/api/tours', payload, staff.cookie()), 422, { errors });
  });
});

describe('POST /api/orders', () => {
  const payload = {
    customerEmail: 'ada@example.org',
    customerName: 'Ada Lovelace',
    items: JSON.stringify([{ productId: 'p1', productName: 'Mug', quantity: 2, price: '14.50' }]),
    total: '29.00',
    status: 'pending',
  };

  it('responds 201 with the order', async () => {
    const response = await call('POST', '/api/orders', payload, { 'idempotency-key': 'key-1' });
    expect(response.status).toBe(201);
    const { lines: _, ...rest } = order;
    const items = [{ productId: 'p1', productName: 'Mug', quantity: 2, price: '14.50', lineTotal: '29.00' }];
    expect(await response.json()).toEqual({ ...rest, items });
    expect(response.headers.get('idempotent-replayed')).toBeNull();
    expect(parts.orders.seen[0]?.variables).toEqual({ input: payload, idempotencyKey: 'key-1' });
  });

  it('marks a replayed response', async () => {
    outcomes.createOrder = { __typename: 'OrderPlaced', replayed: true, order };
    const response = await call('POST', '/api/orders', { ...payload, total: 29 });
    expect(response.status).toBe(201);
    expect(response.headers.get('idempotent-replayed')).toBe('true');
    expect(parts.orders.seen[0]?.variables).toEqual({ input: payload, idempotencyKey: null });
  });

  it.each([
    ['ProductNotFound', {}, 404],
    ['ProductOutOfStock', { productId: 'p1', productName: 'Mug' }, 409],
    ['PriceMismatch', { line: 1, productId: 'p1', productName: 'Mug', expected: '14.50', given: '0.01' }, 409],
    ['TotalMismatch', { field: 'total', expected: '29.00', given: '0.01' }, 409],
    ['OrderKeyReused', {}, 422],
  ])('returns the refusal %s with its facts', async (__typename, facts, status) => {
    outcomes.createOrder = { __typename, message: 'A sentence.', ...facts };
    await refused(await call('POST', '/api/orders', payload), status, { detail: 'A sentence.', ...facts });
  });

  it('names fields', async () => {
    outcomes.createOrder = invalid;
    await refused(await call('POST', '/api/orders', payload), 422, { errors });
    await refused(await call('POST', '/api/orders', { ...payload, items: [] }), 422, {
      errors: [{ field: 'items', message: 'Items must be text.' }],
    });
  });
});

describe('POST /api/contact', () => {
  const payload = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    phone: '8175550100',
    subject: 'tour-inquiry',
    message: 'Hello.',
  };

  it('responds 201 with an id and a message', async () => {
    const response = await call('POST', '/api/contact', payload);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: 'm1',
      message: "Thank you for your message. We'll get back to you soon.",
    });
    expect(parts.contact.seen[0]?.headers['x-hilltop-caller']).toMatch(/^[\w-]{43}$/);
  });

  it('says how long to wait after too many messages', async () => {
    outcomes.sendMessage = { __typename: 'TooManyMessages', message: 'Slow down.', retryAfterSeconds: 90 };
    const response = await call('POST', '/api/contact', payload);
    expect(response.headers.get('retry-after')).toBe('90');
    await refused(response, 429, { detail: 'Slow down.', retryAfterSeconds: 90 });
  });

  it('names every field that is missing', async () => {
    const response = await call('POST', '/api/contact', {});
    const faults = (await problemOf(response)).errors as { field: string }[];
    expect(faults.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'phone', 'subject', 'message']);
    outcomes.sendMessage = invalid;
    await refused(await call('POST', '/api/contact', payload), 422, { errors });
  });
});
