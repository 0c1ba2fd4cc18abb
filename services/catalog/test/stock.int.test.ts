import { randomUUID } from 'node:crypto';
import { orderLineCancelled } from '@hilltop/contracts/orders/order-line-cancelled';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReturnStockWhenLineCancelled } from '../src/stock/return-stock/return-stock-when-line-cancelled.js';
import { type RunningCatalog, runCatalog } from './support/running-catalog.js';

const orders = { role: 'service', name: 'orders' } as const;
const CREATE = `mutation { createProduct(input: { name: "Poster", description: "The gate.", price: "28.00" }) {
  ... on ProductCreated { product { id } } } }`;
const COUNT = `mutation ($productId: ID!, $stock: Int, $was: Int) { countStock(productId: $productId, stock: $stock, was: $was) {
  __typename ... on StockCounted { stock } ... on StockChangedMeanwhile { stock } ... on InvalidInput { fields { field } } } }`;
const TAKE = `mutation ($claimId: ID!, $items: [StockItemInput!]!) { takeStock(claimId: $claimId, items: $items) {
  __typename ... on StockTooLow { productId left } } }`;
const RETURN = 'mutation ($claimId: ID!, $items: [StockItemInput!]!) { returnStock(claimId: $claimId, items: $items) }';

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await runCatalog();
}, 60_000);
afterAll(() => catalog.close());

/** A product of which so many pieces are left. */
async function poster(stock: number | null) {
  const { data } = await catalog.ask(CREATE, {}, testStaff);
  const { id: productId = '' } = (data?.createProduct?.product ?? {}) as { id?: string };
  const count = async (now: number | null, was: number | null) =>
    (await catalog.ask(COUNT, { productId, stock: now, was }, testStaff)).data?.countStock;
  if (stock !== null) await count(stock, null);
  return { productId, count };
}
const take = async (claimId: string, ...items: { productId: string; quantity: number }[]) =>
  (await catalog.ask(TAKE, { claimId, items }, orders)).data?.takeStock;
const putBack = async (claimId: string, ...items: { productId: string; quantity: number }[]) =>
  (await catalog.ask(RETURN, { claimId, items }, orders)).data?.returnStock;
async function stored(id: string) {
  const [row] = await catalog.database.dataSource.query(
    'SELECT stock, in_stock AS "inStock", version FROM products WHERE id = $1',
    [id],
  );
  return row as { stock: number | null; inStock: boolean; version: number };
}
const told = async (id: string): Promise<{ inStock: boolean; version: number }[]> =>
  catalog.database.dataSource.query(
    `SELECT (event->'data'->>'inStock')::boolean AS "inStock", (event->'data'->>'version')::int AS version FROM outbox
     WHERE subject LIKE '%product-changed%' AND event->'data'->>'productId' = $1 ORDER BY version`,
    [id],
  );
const TAKEN = { __typename: 'StockTaken' };

describe('a counted stock', () => {
  it('is never sold twice, however many orders want the last pieces', async () => {
    const { productId } = await poster(7);
    const answers = await Promise.all(Array.from({ length: 60 }, () => take(randomUUID(), { productId, quantity: 1 })));
    expect(answers.filter((answer) => answer?.__typename === 'StockTaken')).toHaveLength(7);
    expect(answers).toContainEqual({ __typename: 'StockTooLow', productId, left: 0 });
    expect(await stored(productId)).toMatchObject({ stock: 0, inStock: false });
  });

  it('would be sold twice if it were read and then written', async () => {
    const { productId } = await poster(7);
    const { dataSource } = catalog.database;
    const readThenWrite = () =>
      inTransaction(dataSource, async (manager) => {
        const [{ stock }] = await manager.query('SELECT stock, pg_sleep(0.05) FROM products WHERE id = $1', [
          productId,
        ]);
        if (stock < 1) return false;
        await manager.query('UPDATE products SET stock = $2 WHERE id = $1', [productId, stock - 1]);
        return true;
      });
    const sold = await Promise.all(Array.from({ length: 60 }, readThenWrite));
    expect(sold.filter(Boolean).length).toBeGreaterThan(7);
  });

  it('takes all pieces of an order or none, and those of a repeated claim once', async () => {
    const [many, few] = [await poster(10), await poster(1)];
    const claim = randomUUID();
    const wanted = [
      { productId: many.productId, quantity: 4 },
      { productId: few.productId, quantity: 2 },
    ];
    expect(await take(claim, ...wanted)).toEqual({ __typename: 'StockTooLow', productId: few.productId, left: 1 });
    expect(await stored(many.productId)).toMatchObject({ stock: 10 });
    const items = { productId: many.productId, quantity: 4 };
    const again = await Promise.all(Array.from({ length: 8 }, () => take(claim, items)));
    expect(again).toEqual(Array(8).fill(TAKEN));
    expect(await stored(many.productId)).toMatchObject({ stock: 6 });
  });

  it('gets pieces back once, and refuses a claim that was released before it was made', async () => {
    const { productId } = await poster(3);
    const [claim, late] = [randomUUID(), randomUUID()];
    await take(claim, { productId, quantity: 3 });
    await Promise.all(Array.from({ length: 4 }, () => putBack(claim, { productId, quantity: 3 })));
    expect(await stored(productId)).toMatchObject({ stock: 3, inStock: true });
    await putBack(late, { productId, quantity: 1 });
    expect(await take(late, { productId, quantity: 1 })).toMatchObject({ __typename: 'StockTooLow' });
    expect(await take(claim, { productId, quantity: 3 })).toMatchObject({ __typename: 'StockTooLow' });
    expect(await stored(productId)).toMatchObject({ stock: 3 });
  });

  it('says by event when it has run out, and when there is some again', async () => {
    const { productId } = await poster(2);
    const claim = randomUUID();
    await take(randomUUID(), { productId, quantity: 1 });
    await take(claim, { productId, quantity: 1 });
    await putBack(claim, { productId, quantity: 1 });
    const states = (await told(productId)).map(({ inStock }) => inStock);
    expect(states).toEqual([true, false, true]);
    const { version } = await stored(productId);
    expect((await told(productId)).at(-1)?.version).toBe(version);
  });

  it('takes back what staff cancel of an order, no more than it took', async () => {
    const { productId } = await poster(5);
    const claimId = randomUUID();
    await take(claimId, { productId, quantity: 3 });
    const data = { cancellationId: randomUUID(), orderId: randomUUID(), claimId, productId, quantity: 2, cents: 5_600 };
    const event = orderLineCancelled.create({ aggregateId: data.orderId, correlationId: 'c', now: new Date(), data });
    const reaction = catalog.app.get(ReturnStockWhenLineCancelled, { strict: false });
    const react = () =>
      inTransaction(catalog.database.dataSource, (manager) =>
        reaction.react(event as Parameters<typeof reaction.react>[0], manager),
      );
    await react();
    expect(await stored(productId)).toMatchObject({ stock: 4 });
    await react();
    expect(await stored(productId)).toMatchObject({ stock: 5 });
  });
});

describe('what nobody counts', () => {
  it('is always there', async () => {
    const { productId } = await poster(null);
    const claim = randomUUID();
    expect(await take(claim, { productId, quantity: 9_000 })).toEqual(TAKEN);
    await putBack(claim, { productId, quantity: 9_000 });
    expect(await stored(productId)).toMatchObject({ stock: null, inStock: true, version: 1 });
  });

  it('is refused while staff say that it is out of stock', async () => {
    const { productId } = await poster(null);
    await catalog.database.dataSource.query('UPDATE products SET in_stock = false WHERE id = $1', [productId]);
    const refused = { __typename: 'StockTooLow', productId, left: 0 };
    expect(await take(randomUUID(), { productId, quantity: 1 })).toEqual(refused);
    const counted = await poster(5);
    await catalog.database.dataSource.query('UPDATE products SET in_stock = false WHERE id = $1', [counted.productId]);
    expect(await take(randomUUID(), { productId: counted.productId, quantity: 1 })).toMatchObject({ left: 0 });
  });
});

describe('counting', () => {
  it('is refused when pieces were sold since the manager looked', async () => {
    const { productId, count } = await poster(5);
    await take(randomUUID(), { productId, quantity: 2 });
    expect(await count(9, 5)).toEqual({ __typename: 'StockChangedMeanwhile', stock: 3 });
    expect(await count(9, 3)).toEqual({ __typename: 'StockCounted', stock: 9 });
    expect(await count(null, 9)).toEqual({ __typename: 'StockCounted', stock: null });
  });

  it('puts what was sold out in stock again, and 0 pieces out of stock', async () => {
    const { productId, count } = await poster(0);
    expect(await stored(productId)).toMatchObject({ inStock: false });
    await count(4, 0);
    expect(await stored(productId)).toMatchObject({ stock: 4, inStock: true });
  });

  it.each([-1, 100_001])('refuses %d pieces, with the name of the field', async (stock) => {
    const { count } = await poster(1);
    expect(await count(stock, 1)).toEqual({ __typename: 'InvalidInput', fields: [{ field: 'stock' }] });
  });

  it('does not lose a sale to a change of the product that was read before it', async () => {
    const { productId } = await poster(5);
    const { version } = await stored(productId);
    await take(randomUUID(), { productId, quantity: 2 });
    const update = `mutation { updateProduct(id: "${productId}", version: ${version}, input: { name: "Poster", description: "Gate.",
      price: "30.00" }) { __typename } }`;
    expect((await catalog.ask(update, {}, testStaff)).data?.updateProduct).toEqual({ __typename: 'ProductUpdated' });
    expect(await stored(productId)).toMatchObject({ stock: 3 });
  });

  it('is for managers, and taking for services', async () => {
    const { productId } = await poster(5);
    const desk = { ...testStaff, staffRole: 'desk' } as const;
    const tries = [
      catalog.ask(COUNT, { productId, stock: 1, was: 5 }, desk),
      catalog.ask('{ productStock { stock } }', {}, desk),
      catalog.ask(TAKE, { claimId: randomUUID(), items: [{ productId, quantity: 1 }] }, testStaff),
    ];
    for (const { data } of await Promise.all(tries)) {
      const answer = Object.values(data ?? {})[0];
      expect([null, undefined, 'NotAllowed']).toContain(answer?.__typename ?? null);
    }
    expect(await stored(productId)).toMatchObject({ stock: 5 });
  });
});
