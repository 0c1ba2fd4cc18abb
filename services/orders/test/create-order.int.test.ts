import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';

const ORDER = `mutation ($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) { __typename
  ... on OrderPlaced { replayed order { id orderNumber status total lines { name quantity amount ... on OrderItem { price } } } }
  ... on PriceMismatch { line productId expected given } ... on TotalMismatch { expected given }
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders();
});
afterAll(() => orders.close());

const line = (productId: string, changes: object = {}) => ({
  productId,
  productName: 'Mug',
  quantity: 2,
  price: '14.50',
  ...changes,
});
const order = async (items: unknown, changes: object = {}, key?: string) => {
  const text = typeof items === 'string' ? items : JSON.stringify(items);
  const buyer = { customerName: 'Ada Example', customerEmail: 'ada@example.test', status: 'pending' };
  const input = { ...buyer, items: text, total: '29.00', ...changes };
  const { data, errors } = await orders.ask(ORDER, { input, key });
  return data?.createOrder ?? { errors };
};
const counted = async () => {
  const [row] = await orders.database.dataSource.query(
    `SELECT (SELECT count(*) FROM orders)::integer AS orders,
      (SELECT count(*) FROM outbox WHERE subject NOT LIKE '%.money-moved.v1')::integer AS events`,
  );
  return row as { orders: number; events: number };
};

describe('an order', () => {
  it('is placed at current prices, pending, and published once', async () => {
    const before = await counted();
    const placed = await order([line(await orders.stock({ name: 'The Lamp Mug' }))]);
    expect(placed).toMatchObject({
      replayed: false,
      order: { status: 'pending', total: '29.00', lines: [{ name: 'The Lamp Mug', amount: '29.00' }] },
    });
    expect(placed).toHaveProperty('order.orderNumber', expect.stringMatching(/^HO-/));
    expect(await counted()).toEqual({ orders: before.orders + 1, events: before.events + 1 });
  });

  it.each([
    [
      'a forged price',
      { price: '0.01' },
      {},
      { __typename: 'PriceMismatch', line: 1, expected: '14.50', given: '0.01' },
    ],
    ['a forged total', {}, { total: '1.00' }, { __typename: 'TotalMismatch', expected: '29.00', given: '1.00' }],
    [
      'a negative quantity',
      { quantity: -2 },
      {},
      { __typename: 'InvalidInput', fields: [{ field: 'items.0.quantity' }] },
    ],
    ['half a mug', { quantity: 0.5 }, {}, { __typename: 'InvalidInput', fields: [{ field: 'items.0.quantity' }] }],
    ['an invalid price', { price: 'free' }, {}, { __typename: 'InvalidInput', fields: [{ field: 'items.0.price' }] }],
    ['no name', {}, { customerName: ' ' }, { __typename: 'InvalidInput', fields: [{ field: 'customerName' }] }],
    ['no address', {}, { customerEmail: 'ada@' }, { __typename: 'InvalidInput', fields: [{ field: 'customerEmail' }] }],
    ['another status', {}, { status: 'paid' }, { __typename: 'InvalidInput', fields: [{ field: 'status' }] }],
  ])('with %s is refused and changes nothing', async (_, lineChanges, changes, refusal) => {
    const product = await orders.stock();
    const before = await counted();
    expect(await order([line(product, lineChanges)], changes)).toMatchObject(refusal);
    expect(await counted()).toEqual(before);
  });

  it.each(['not json', '{}', '[]', 'null', '[null]', '[[]]'])('with items %s is refused', async (items) => {
    expect(await order(items)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('of products that are sold out or withdrawn is refused', async () => {
    const [out, gone] = [await orders.stock({ inStock: false }), await orders.stock()];
    await orders.withdraw(gone);
    expect(await order([line(out)])).toMatchObject({ __typename: 'ProductOutOfStock' });
    expect(await order([line(gone)])).toMatchObject({ __typename: 'ProductNotFound' });
    expect(await order([line(randomUUID())])).toMatchObject({ __typename: 'ProductNotFound' });
  });

  it('repeated under one key is one order, and the key works for no other', async () => {
    const product = await orders.stock();
    const before = await counted();
    const all = await Promise.all(Array.from({ length: 15 }, () => order([line(product)], {}, 'key-1')));
    const ids = all.map((one) => (one?.order as { id: string } | undefined)?.id);
    expect(new Set(ids).size).toBe(1);
    expect(all.filter((one) => one?.replayed === false)).toHaveLength(1);
    expect(await counted()).toEqual({ orders: before.orders + 1, events: before.events + 1 });
    const other = await order([line(product, { quantity: 1 })], { total: '14.50' }, 'key-1');
    expect(other).toMatchObject({ __typename: 'OrderKeyReused' });
  });

  it('that costs less than a card can pay is refused by its total', async () => {
    const cheap = line(await orders.stock({ priceCents: 30 }), { quantity: 1, price: '0.30' });
    const refused = { __typename: 'InvalidInput', fields: [{ field: 'total' }] };
    expect(await order([cheap], { total: '0.30' })).toMatchObject(refused);
    expect(await order([{ ...cheap, quantity: 2 }], { total: '0.60' })).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('beyond the range of the database is refused by its total', async () => {
    const product = await orders.stock();
    const outcome = await order([line(product)], { total: '20000000.01' });
    expect(outcome).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'total' }] });
  });

  it('with characters that cannot be stored is refused with the field', async () => {
    const product = await orders.stock();
    expect(await order([line(product)], { customerName: 'A\0B' })).toMatchObject(invalid('customerName'));
    expect(await order([line(product, { productName: '\ud800' })])).toMatchObject(invalid('items.0.productName'));
    expect(await order([line(product)], {}, 'key-\0')).toMatchObject(invalid('idempotencyKey'));
  });

  it('and a change of price are serialized: a stored order had the right price when it was stored', async () => {
    const product = await orders.stock({ priceCents: 1450 });
    const changes = Array.from({ length: 10 }, (_, i) =>
      orders.stock({ id: product, priceCents: i % 2 === 0 ? 1600 : 1450 }),
    );
    const all = await Promise.all([...changes, ...Array.from({ length: 20 }, () => order([line(product)]))]);
    for (const outcome of all.slice(10)) {
      expect(outcome).toEqual(
        expect.objectContaining({ __typename: expect.stringMatching(/^(OrderPlaced|PriceMismatch)$/) }),
      );
    }
  });
});

function invalid(field: string) {
  return {
    __typename: 'InvalidInput',
    fields: [{ field, message: 'Please remove the characters that cannot be stored' }],
  };
}

describe('a product whose change has not reached orders yet', () => {
  const cart = async (session: string) =>
    (await orders.ask(`{ cart(sessionId: "${session}") { items { product { price } } } }`)).data?.cart;
  const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }`;

  it.each([1, 2, 3, 4, 5])('is not sold at the old price, and the refusal names the new one (try %i)', async () => {
    const product = await orders.stock({ priceCents: 1450 });
    orders.changeUnheard({ id: product, priceCents: 1600 });
    const mismatch = { __typename: 'PriceMismatch', line: 1, productId: product, expected: '16.00', given: '14.50' };
    expect(await order([line(product)])).toMatchObject(mismatch);
    expect(await order([line(product, { price: '16.00' })], { total: '32.00' })).toMatchObject({
      __typename: 'OrderPlaced',
    });
  });

  it('is not sold when it is withdrawn or sold out', async () => {
    const [gone, out] = [await orders.stock(), await orders.stock()];
    orders.withdrawUnheard(gone);
    orders.changeUnheard({ id: out, inStock: false });
    expect(await order([line(gone)])).toMatchObject({ __typename: 'ProductNotFound' });
    expect(await order([line(out)])).toMatchObject({ __typename: 'ProductOutOfStock' });
  });

  it('is sold when it is new', async () => {
    expect(await order([line(orders.changeUnheard({}))])).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('shows its change in the cart after an order was refused for it', async () => {
    const [session, product] = [newSession(), await orders.stock()];
    await orders.ask(add, { input: { sessionId: session, productId: product } });
    orders.changeUnheard({ id: product, priceCents: 1600 });
    await order([line(product)]);
    expect(await cart(session)).toMatchObject({ items: [{ product: { price: '16.00' } }] });
  });

  it('is not updated from a response that is older than an event', async () => {
    const product = orders.changeUnheard({ priceCents: 1450 });
    const old = orders.catalog.onSale.get(product);
    await orders.stock({ id: product, priceCents: 1600 });
    if (old) orders.catalog.onSale.set(product, old);
    expect(await order([line(product)])).toMatchObject({ __typename: 'PriceMismatch', expected: '16.00' });
  });
});

describe('without catalog', () => {
  it('nothing new is sold, because the price is unknown, and an earlier order is returned again', async () => {
    const product = await orders.stock();
    const placed = await order([line(product)], {}, 'key-before');
    orders.catalog.isAway = true;
    try {
      const before = await counted();
      expect(await order([line(product)], {}, 'key-before')).toMatchObject({ replayed: true, order: placed?.order });
      const variables = { input: { customerName: 'A', customerEmail: 'a@example.test', total: '29.00' } };
      const input = { ...variables.input, items: JSON.stringify([line(product)]) };
      const { errors } = await orders.ask(ORDER, { input });
      expect(errors).toMatchObject([{ extensions: { code: 'DATABASE_AWAY' } }]);
      expect(await counted()).toEqual(before);
    } finally {
      orders.catalog.isAway = false;
    }
  });
});

describe('reading orders', () => {
  const LIST = 'query ($search: String) { orders(search: $search) { total orders { customerName total } } }';

  it('finds an order as people type', async () => {
    const customerName = 'Zoë D’Ángelo-Søndergaard';
    await order([line(await orders.stock({ name: 'Mug' }))], { customerName, customerEmail: 'zoe&co@example.test' });
    for (const search of ['zoe dangelo', 'SONDERGAARD, Zoe\u0308', 'd`angelo', 'angelo sondergaard', 'zoe&co@']) {
      const found = await orders.ask(LIST, { search }, testStaff);
      expect([search, found.data?.orders]).toMatchObject([search, { total: 1, orders: [{ customerName }] }]);
    }
    expect((await orders.ask(LIST, { search: '-' }, testStaff)).data?.orders).toMatchObject({ total: 0 });
  });

  it('is for staff', async () => {
    await order([line(await orders.stock())], { customerName: 'Zed Searchable' });
    expect(await orders.ask(LIST)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    const found = await orders.ask(LIST, { search: 'searchable' }, testStaff);
    expect(found.data?.orders).toEqual({ total: 1, orders: [{ customerName: 'Zed Searchable', total: '29.00' }] });
    expect((await orders.ask(LIST, { search: '%' }, testStaff)).data?.orders).toMatchObject({ total: 0 });
  });

  it('is sorted as requested over all pages, with a stable order of ties', async () => {
    const [cheap, dear] = [await orders.stock({ priceCents: 100 }), await orders.stock({ priceCents: 900 })];
    const buyers = [
      ['Sorted b', 'c@sorted.test', dear, '9.00'],
      ['sorted A', 'b@sorted.test', cheap, '1.00'],
      ['Sorted a', 'd@sorted.test', cheap, '1.00'],
      ['Sorted c', 'A@sorted.test', cheap, '1.00'],
    ] as const;
    for (const [customerName, customerEmail, product, price] of buyers) {
      await order([line(product, { quantity: 1, price })], { total: price, customerName, customerEmail });
    }
    const query = `query ($sort: OrderSort, $direction: SortDirection, $first: Int, $offset: Int) {
      orders(search: "sorted.test", sort: $sort, direction: $direction, first: $first, offset: $offset) {
        orders { customerName customerEmail total orderNumber } } }`;
    const seen = async (variables: object) => {
      const { data } = await orders.ask(query, variables, testStaff);
      type Row = { customerName: string; customerEmail: string; total: string };
      const page = data?.orders as { orders: Row[] } | undefined;
      return page?.orders ?? [];
    };
    const paged = async (variables: object) =>
      (await Promise.all([0, 1, 2, 3].map((offset) => seen({ ...variables, first: 1, offset })))).flat();
    const emails = (rows: { customerEmail: string }[]) => rows.map(({ customerEmail }) => customerEmail[0]);
    expect(emails(await seen({}))).toEqual(['A', 'd', 'b', 'c']);
    expect(emails(await seen({ sort: null, direction: null }))).toEqual(['A', 'd', 'b', 'c']);
    expect(emails(await seen({ sort: 'EMAIL', direction: 'ASCENDING' }))).toEqual(['A', 'b', 'c', 'd']);
    expect(emails(await paged({ sort: 'EMAIL', direction: 'DESCENDING' }))).toEqual(['d', 'c', 'b', 'A']);
    for (const sort of ['NUMBER', 'PLACED', 'CUSTOMER', 'EMAIL', 'TOTAL']) {
      const ascending = await paged({ sort, direction: 'ASCENDING' });
      expect(ascending).toHaveLength(4);
      expect(await paged({ sort, direction: 'DESCENDING' })).toEqual([...ascending].reverse());
    }
    expect((await paged({ sort: 'TOTAL', direction: 'DESCENDING' }))[0]).toMatchObject({ total: '9.00' });
    const byName = await seen({ sort: 'CUSTOMER', direction: 'ASCENDING' });
    expect(byName.map(({ customerName }) => customerName.toLowerCase().at(-1))).toEqual(['a', 'a', 'b', 'c']);
  });

  it("returns a receipt with its buyer's address to services only", async () => {
    const query = `{ orderReceipt(orderId: "${randomUUID()}") { customerEmail } }`;
    expect(await orders.ask(query, {}, testStaff)).toMatchObject({
      errors: [{ extensions: { code: 'ROLE_REQUIRED' } }],
    });
    expect((await orders.ask(query, {}, { role: 'service', name: 'notifications' })).errors).toBeUndefined();
  });
});

it('writes no name or address into logs and events', async () => {
  await order([line(await orders.stock())], { customerName: 'Zanzibarbara', customerEmail: 'zanzi.quiz@example.test' });
  const events = await orders.database.dataSource.query('SELECT event::text AS event FROM outbox');
  const written = [...orders.lines, ...events.map(({ event }: { event: string }) => event)].join('\n');
  for (const personal of ['Zanzibarbara', 'zanzi.quiz']) expect(written).not.toContain(personal);
});
