import { inTransaction } from '@hilltop/platform/database/transaction';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeProductSnapshot } from '../src/products/store-product-snapshot.js';
import { address, buyer } from './support/buyer.js';
import { goodsLine } from './support/goods-line.js';
import { taxManager } from './support/manager.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

const ORDER = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename
  ... on OrderPlaced { order { id tax taxLines { rate codes base amount } totalWithShipping } }
  ... on TotalMismatch { field expected given } ... on Refusal { message } } }`;
const CANCEL = `mutation ($orderId: ID!, $lineId: ID!, $revision: Int!) { cancelOrderLine(orderId: $orderId, lineId: $lineId,
  quantity: 1, revision: $revision) { __typename ... on OrderLineCancelled { returned } ... on Refusal { message } } }`;
const LINES = `SELECT l->>'account' AS account, l->>'kind' AS kind, l->>'taxCode' AS code, sum((l->>'cents')::int)::int AS cents
  FROM outbox, jsonb_array_elements(event->'data'->'lines') AS l
  WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1 AND l->>'taxCode' IS NOT NULL
  GROUP BY 1, 2, 3 HAVING sum((l->>'cents')::int) <> 0 ORDER BY 1, 3`;
const clock = new TestClock('2026-11-21T16:00:00Z');

let orders: RunningOrders;
let mug = '';
let book = '';
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock);
  orders.bookings.now = () => clock.now();
  const manager = taxManager(orders, '2026-11-21');
  await manager.charge('goods', '8.25');
  await manager.charge('shipping', '8.25');
  await manager.charge('books', '2');
  mug = await orders.stock();
  book = await orders.stock({ name: 'Book', priceCents: 4_000, taxCode: 'books' });
}, 60_000);
afterAll(() => orders.close());

const booked = (orderId: string): Promise<object[]> => orders.database.dataSource.query(LINES, [orderId]);
const payable = (code: string, cents: number) => ({ account: 'tax_payable', kind: 'tax', code, cents });
const deferred = (code: string, kind: string, cents: number) => ({ account: 'deferred_goods', kind, code, cents });
// 2% of 40.00 is 0.80; 8.25% of 14.50 and 5.99 is 1.69, of which 1.20 for the mug.
const taxLines = [
  { rate: '2', codes: ['books'], base: '40.00', amount: '0.80' },
  { rate: '8.25', codes: ['goods', 'shipping'], base: '20.49', amount: '1.69' },
];

describe('a book and a mug', () => {
  it('in a cart are taxed at their own rates, and the books owe each under its code', async () => {
    const ada = buyer(orders);
    await ada.add(mug);
    await ada.add(book);
    expect(await ada.basket()).toMatchObject({ total: '54.50', tax: '2.00', taxWithShipping: '2.49' });
    const placed = await ada.place({ ...address, pickUp: false, total: '62.98' });
    expect(placed).toMatchObject({ order: { tax: '2.49', taxLines, totalWithShipping: '62.98' } });
    expect(await brokenPromises(orders)).toEqual([]);
    expect(await booked(placed.order?.id ?? '')).toEqual([
      deferred('books', 'goods', -4_000),
      deferred('goods', 'goods', -1_450),
      deferred('shipping', 'shipping', -599),
      payable('books', -80),
      payable('goods', -120),
      payable('shipping', -49),
    ]);
  });

  it('ordered without a cart cost the same, and what staff cancel goes back under its code', async () => {
    const items = [
      { productId: mug, productName: 'Mug', quantity: 1, price: '14.50' },
      { productId: book, productName: 'Book', quantity: 1, price: '40.00' },
    ];
    const customer = { customerName: 'Ada', customerEmail: 'ada@example.test' };
    const input = { ...customer, ...address, items: JSON.stringify(items), total: '54.50', shipping: '5.99' };
    const buy = async (tax: string, paymentIntentId: string) =>
      (await orders.ask(ORDER, { input: { ...input, tax, paymentIntentId } })).data?.createOrder;
    expect(await buy('4.99', 'pi_wrong_tax')).toMatchObject({ field: 'tax', expected: '2.49' });
    const placed = await buy('2.49', 'pi_books');
    expect(placed).toMatchObject({ order: { tax: '2.49', taxLines, totalWithShipping: '62.98' } });
    const { id: orderId } = (placed as unknown as { order: { id: string } }).order;
    const cancel = async (place: number, revision: number) => {
      const lineId = await goodsLine(orders, orderId, place);
      return (await orders.ask(CANCEL, { orderId, lineId, revision }, testStaff)).data?.cancelOrderLine;
    };
    expect(await cancel(1, 0)).toMatchObject({ returned: '40.80' });
    expect(await booked(orderId)).toEqual([
      deferred('goods', 'goods', -1_450),
      deferred('shipping', 'shipping', -599),
      payable('goods', -120),
      payable('shipping', -49),
    ]);
    expect(await cancel(0, 1)).toMatchObject({ __typename: 'OrderLineCancelled' });
    expect(await booked(orderId)).toEqual([]);
  });
});

describe('what a product is taxed as', () => {
  const known = async (id: string): Promise<string> =>
    (await orders.database.dataSource.query('SELECT tax_code AS code FROM known_products WHERE id = $1', [id]))[0].code;

  it('stays when an event of 0.2.0 does not name it', async () => {
    const facts = { id: book, name: 'Book', priceCents: 4_000, image: null, inStock: true, withdrawn: false };
    await inTransaction(orders.database.dataSource, (manager) =>
      storeProductSnapshot({ ...facts, version: 1_000 }, manager),
    );
    expect(await known(book)).toBe('books');
  });
});
