import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';

const ITEM = 'item { id quantity lineTotal product { name price inStock available } }';
const ADD = `mutation ($input: AddToCartInput!, $key: String) { addToCart(input: $input, idempotencyKey: $key) { __typename ... on CartItemSaved { ${ITEM} }
  ... on QuantityTooHigh { max current } ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const SET = `mutation ($itemId: ID!, $quantity: Int!, $sessionId: String) {
  setCartQuantity(itemId: $itemId, quantity: $quantity, sessionId: $sessionId) { __typename ... on CartItemSaved { ${ITEM} }
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const REMOVE = `mutation ($itemId: ID!, $sessionId: String) {
  removeFromCart(itemId: $itemId, sessionId: $sessionId) { __typename } }`;
const CLEAR = 'mutation ($sessionId: String!) { clearCart(sessionId: $sessionId) { __typename } }';
const CART = `query ($sessionId: String!) { cart(sessionId: $sessionId) { count total items { id quantity product { price available inStock } } } }`;

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders();
});
afterAll(() => orders.close());

const add = async (sessionId: string, productId: string, quantity?: number, key?: string) =>
  (await orders.ask(ADD, { input: { sessionId, productId, quantity }, key })).data?.addToCart;
const cart = async (sessionId: string) => (await orders.ask(CART, { sessionId })).data?.cart;
const itemOf = (saved: unknown) => (saved as { item: { id: string } }).item;

describe('a cart', () => {
  it.each(['\0', 'short', 'a b c d e f g h', 'x'.repeat(20_000)])(
    'is empty for an invalid session id: %j',
    async (name) => {
      expect(await cart(name)).toEqual({ count: 0, total: '0.00', items: [] });
    },
  );

  it('keeps its items when a session with an invalid id removes one', async () => {
    const [session, product] = [newSession(), await orders.stock()];
    const { id } = itemOf(await add(session, product));
    const refused = await orders.ask(REMOVE, { itemId: id, sessionId: '\0' });
    expect(refused).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' }, path: ['removeFromCart'] }] });
    expect(await cart(session)).toMatchObject({ count: 1 });
  });

  it('adds up the same product in one line', async () => {
    const [session, product] = [newSession(), await orders.stock()];
    await add(session, product);
    expect(await add(session, product, 2)).toMatchObject({ item: { quantity: 3, lineTotal: '43.50' } });
    expect(await cart(session)).toMatchObject({ count: 3, total: '43.50', items: [{ quantity: 3 }] });
  });

  it('adds up concurrent clicks', async () => {
    const [session, product] = [newSession(), await orders.stock()];
    await Promise.all(Array.from({ length: 20 }, () => add(session, product)));
    expect(await cart(session)).toMatchObject({ count: 20, items: [{ quantity: 20 }] });
  });

  it('counts an addition once that arrives again under its key, also at the same time and after others', async () => {
    const [session, product] = [newSession(), await orders.stock()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(session, product, 2, 'first')));
    for (const answer of answers) expect(answer).toMatchObject({ __typename: 'CartItemSaved', item: { quantity: 2 } });
    expect(await add(session, product, 1, 'second')).toMatchObject({ item: { quantity: 3 } });
    expect(await add(session, product, 2, 'first')).toMatchObject({ item: { quantity: 3 } });
    await add(session, product, 96);
    expect(await add(session, product, 1, 'second')).toMatchObject({ item: { quantity: 99 } });
  });

  it('refuses a key that added another quantity or product to the cart, and changes nothing', async () => {
    const [session, product, other] = [newSession(), await orders.stock(), await orders.stock()];
    await add(session, product, 2, 'first');
    const reused = { __typename: 'CartKeyReused', message: expect.stringContaining('something else') };
    expect(await add(session, product, 5, 'first')).toMatchObject(reused);
    expect(await add(session, other, 2, 'first')).toMatchObject(reused);
    await add(session, other, 3, 'second');
    expect(await add(session, product, 3, 'second')).toMatchObject(reused);
    expect(await add(session, product, 2, 'first')).toMatchObject({ item: { quantity: 2 } });
    expect(await cart(session)).toMatchObject({ count: 5, items: [{ quantity: 2 }, { quantity: 3 }] });
    expect(await add(newSession(), product, 5, 'first')).toMatchObject({ item: { quantity: 5 } });
  });

  it('remembers the last 20 keys of a line, and refuses a key that is too long', async () => {
    const [session, product] = [newSession(), await orders.stock()];
    for (let nth = 0; nth < 25; nth += 1) await add(session, product, 1, `key ${nth}`);
    const kept = `SELECT jsonb_path_query_array(facts, '$.additions[*].key') AS keys FROM cart_lines WHERE session_id = $1`;
    const [{ keys }] = await orders.database.dataSource.query(kept, [session]);
    expect(keys).toEqual(Array.from({ length: 20 }, (_, nth) => `key ${24 - nth}`));
    expect(await add(session, product, 1, 'x'.repeat(256))).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('accepts a product of catalog whose event has not arrived yet', async () => {
    const [session, product] = [newSession(), orders.changeUnheard({ name: 'House Chip' })];
    const saved = await Promise.all([add(session, product), add(session, product)]);
    expect(saved.map((outcome) => outcome?.__typename)).toEqual(['CartItemSaved', 'CartItemSaved']);
    expect(await cart(session)).toMatchObject({ count: 2, items: [{ product: { available: true } }] });
    expect(await add(session, orders.changeUnheard({ inStock: false }))).toMatchObject({
      __typename: 'ProductOutOfStock',
    });
  });

  it('does not report a product as gone while catalog is down', async () => {
    const [session, known, unheard] = [newSession(), await orders.stock(), orders.changeUnheard({})];
    orders.catalog.isAway = true;
    try {
      expect(await add(session, known)).toMatchObject({ __typename: 'CartItemSaved' });
      expect(await cart(session)).toMatchObject({ count: 1, items: [{ product: { available: true } }] });
      const { errors } = await orders.ask(ADD, { input: { sessionId: session, productId: unheard } });
      expect(errors).toMatchObject([{ extensions: { code: 'DATABASE_AWAY' } }]);
    } finally {
      orders.catalog.isAway = false;
    }
  });

  it('holds at most 99 of one product', async () => {
    const [session, product] = [newSession(), await orders.stock()];
    await add(session, product, 98);
    const both = await Promise.all([add(session, product), add(session, product)]);
    expect(both.map((outcome) => outcome?.__typename).sort()).toEqual(['CartItemSaved', 'QuantityTooHigh']);
    expect(await add(session, product)).toMatchObject({ __typename: 'QuantityTooHigh', max: 99, current: 99 });
  });

  it.each([0, -1, 100])('refuses the quantity %d', async (quantity) => {
    const [session, product] = [newSession(), await orders.stock()];
    expect(await add(session, product, quantity)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'quantity' }],
    });
    const { id } = itemOf(await add(session, product));
    expect((await orders.ask(SET, { itemId: id, quantity })).data?.setCartQuantity).toMatchObject({
      __typename: 'InvalidInput',
    });
    expect(await cart(session)).toMatchObject({ count: 1 });
  });

  it('is also limited by the database', async () => {
    const insert = `INSERT INTO cart_lines (id, session_id, kind, quantity, facts, added_at)
      VALUES (gen_random_uuid(), 'a session', 'goods', 0, '{}', now())`;
    await expect(orders.database.dataSource.query(insert)).rejects.toThrow('cart_lines_quantity');
  });

  it('shows the current price and marks withdrawn products', async () => {
    const session = newSession();
    const [mug, book] = [await orders.stock(), await orders.stock({ priceCents: 2199 })];
    await add(session, mug, 2);
    await add(session, book);
    await orders.stock({ id: mug, priceCents: 1600 });
    await orders.withdraw(book);
    expect(await cart(session)).toMatchObject({
      count: 3,
      total: '32.00',
      items: [{ product: { price: '16.00', available: true } }, { product: { available: false, inStock: false } }],
    });
  });

  it('refuses products that are sold out, withdrawn or unknown', async () => {
    const session = newSession();
    const [out, gone] = [await orders.stock({ inStock: false }), await orders.stock()];
    await orders.withdraw(gone);
    expect(await add(session, out)).toMatchObject({ __typename: 'ProductOutOfStock' });
    for (const id of [gone, randomUUID(), 'no-id'])
      expect(await add(session, id)).toMatchObject({ __typename: 'ProductNotFound' });
  });

  it("does not change another session's lines", async () => {
    const [mine, theirs, product] = [newSession(), newSession(), await orders.stock()];
    const { id } = itemOf(await add(theirs, product, 5));
    expect((await orders.ask(SET, { itemId: id, quantity: 1, sessionId: mine })).data?.setCartQuantity).toMatchObject({
      __typename: 'CartItemNotFound',
    });
    expect((await orders.ask(REMOVE, { itemId: id, sessionId: mine })).data?.removeFromCart).toMatchObject({
      __typename: 'CartItemNotFound',
    });
    await orders.ask(CLEAR, { sessionId: mine });
    expect(await cart(theirs)).toMatchObject({ count: 5 });
  });

  it('changes, removes and clears', async () => {
    const session = newSession();
    const { id } = itemOf(await add(session, await orders.stock(), 5));
    await add(session, await orders.stock());
    expect((await orders.ask(SET, { itemId: id, quantity: 2 })).data?.setCartQuantity).toMatchObject({
      item: { quantity: 2 },
    });
    expect((await orders.ask(REMOVE, { itemId: id })).data?.removeFromCart).toEqual({ __typename: 'CartItemRemoved' });
    expect(await cart(session)).toMatchObject({ count: 1 });
    await orders.ask(CLEAR, { sessionId: session });
    expect(await cart(session)).toEqual({ count: 0, total: '0.00', items: [] });
  });
});
