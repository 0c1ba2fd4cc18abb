import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { address, buyer } from './support/buyer.js';
import { goodsLine } from './support/goods-line.js';
import { taxManager } from './support/manager.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

const ORDER = `mutation ($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) { __typename
  ... on OrderPlaced { replayed order { id total tax taxLines { rate codes base amount } totalWithShipping } }
  ... on TotalMismatch { message field expected given } ... on Refusal { message } } }`;
const TODAY = '2026-11-21';
const clock = new TestClock('2026-11-21T16:00:00Z');

let orders: RunningOrders;
let manager: ReturnType<typeof taxManager>;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock);
  orders.bookings.now = () => clock.now();
  manager = taxManager(orders, TODAY);
}, 60_000);
afterAll(() => orders.close());

async function goods(quantity = 2) {
  const line = { productId: await orders.stock(), productName: 'Mug', quantity, price: '14.50' };
  return { items: JSON.stringify([line]), total: (14.5 * quantity).toFixed(2) };
}
const buy = async (input: object, key?: string) =>
  (await orders.ask(ORDER, { input: { customerName: 'Ada', customerEmail: 'ada@example.test', ...input }, key })).data
    ?.createOrder;
const movedOf = async (orderId: string) => {
  const rows: { lines: { account: string; cents: number }[] }[] = await orders.database.dataSource.query(
    `SELECT event->'data'->'lines' AS lines FROM outbox WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1`,
    [orderId],
  );
  return rows.flatMap(({ lines }) => lines);
};

describe('with a tax of 8.25% on goods and shipping', () => {
  const both = { rate: '8.25', codes: ['goods', 'shipping'] };
  beforeAll(async () => {
    await manager.charge('goods', '8.25', { stateRate: '6.25', localRate: '2' });
    await manager.charge('shipping', '8.25');
  });

  it('a cart is charged it on what is sent and not on its tour, and the books owe it', async () => {
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    await ada.addTour();
    // 14.50 + 5.99 = 20.49; 8.25% of it is 1.690425.
    expect(await ada.basket()).toMatchObject({ total: '64.50', tax: '1.20', taxWithShipping: '1.69' });
    const sent = { ...address, pickUp: false };
    expect(await ada.place({ ...sent, total: '70.49' })).toMatchObject({ expected: '72.18' });
    const placed = await ada.place({ ...sent, total: '72.18' });
    expect(placed).toMatchObject({
      order: { total: '64.50', shipping: '5.99', tax: '1.69', totalWithShipping: '72.18' },
    });
    expect(placed.order).toMatchObject({ taxLines: [{ ...both, base: '20.49', amount: '1.69' }] });
    expect(await brokenPromises(orders)).toEqual([]);
    // The books have the parts of a rate where a manager entered them.
    const parts = { taxRate: 825, stateTaxRate: 625 };
    const moved = await movedOf(placed.order?.id ?? '');
    const payableFor = (taxCode: string, cents: number) => ({ account: 'tax_payable', kind: 'tax', taxCode, cents });
    expect(new Set(moved.filter(({ account }) => account === 'tax_payable'))).toEqual(
      new Set([{ ...payableFor('goods', -120), ...parts }, payableFor('shipping', -49)]),
    );
    expect(moved).toContainEqual(expect.objectContaining({ account: 'deferred_goods', taxCode: 'goods', ...parts }));
    expect((await movedOf(placed.order?.id ?? '')).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  });

  it('the tax of a product that is refused at the last moment is not charged', async () => {
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    const gone = await orders.stock({ name: 'Poster', priceCents: 900 });
    await ada.add(gone);
    await ada.addTour();
    const payments = orders.app.get(PaymentProvider, { strict: false });
    const authorize = payments.authorize.bind(payments);
    payments.authorize = (payment) => {
      orders.changeUnheard({ id: gone, name: 'Poster', priceCents: 900, inStock: false });
      return authorize(payment);
    };
    // 8.25% of 23.50 is 1.93875: 1.20 for the mug and 0.74 for the poster.
    const placed = await ada.place({ pickUp: true, total: '75.44' }).finally(() => {
      payments.authorize = authorize;
    });
    expect(placed).toMatchObject({ refused: [{ name: 'Poster' }], order: { tax: '1.20', totalWithShipping: '65.70' } });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('an order names it as it names the shipping, or is told what is due and charged nothing', async () => {
    const input = { ...(await goods()), ...address, shipping: '5.99' };
    const due = { __typename: 'TotalMismatch', field: 'tax', expected: '2.89' };
    expect(await buy(input, 'tax-1')).toEqual({
      ...due,
      message: 'Sales tax is $2.89, not $0.00. Nothing was charged.',
      given: '0.00',
    });
    expect(await buy({ ...input, tax: '2.88' }, 'tax-1')).toMatchObject({ ...due, given: '2.88' });
    const placed = await buy({ ...input, tax: '2.89' }, 'tax-1');
    expect(placed).toMatchObject({
      order: { total: '29.00', tax: '2.89', totalWithShipping: '37.88' },
    });
    const { id } = (placed as unknown as { order: { id: string } }).order;
    const [row] = await orders.database.dataSource.query(
      `SELECT p.amount_cents AS paid, l.tax_cents AS tax FROM sale_lines l JOIN payments p ON p.order_id = l.sale_id WHERE l.sale_id = $1`,
      [id],
    );
    expect(row).toEqual({ paid: 3_788, tax: 239 });
    expect(await buy({ ...(await goods()), tax: '2.39' })).toMatchObject({
      order: { tax: '2.39', totalWithShipping: '31.39' },
    });
    await manager.charge('goods', '0');
    expect(await buy({ ...input, tax: '2.89' }, 'tax-1')).toMatchObject({ replayed: true, order: { tax: '2.89' } });
    expect(await buy({ ...input, tax: '2.89' }, 'tax-2')).toMatchObject({ ...due, expected: '0.49' });
  });

  it('goes back with what staff cancel, to the cent, and the books owe it no longer', async () => {
    await manager.charge('goods', '8.25');
    const input = { ...(await goods(3)), ...address, shipping: '5.99', tax: '4.08' };
    const placed = await buy({ ...input, paymentIntentId: 'pi_taxed' });
    const { id: orderId } = (placed as unknown as { order: { id: string } }).order;
    const cancel = `mutation ($orderId: ID!, $lineId: ID!, $quantity: Int!, $revision: Int!) { cancelOrderLine(orderId: $orderId, lineId: $lineId,
      quantity: $quantity, revision: $revision) { __typename ... on OrderLineCancelled { returned } ... on Refusal { message } } }`;
    const lineId = await goodsLine(orders, orderId);
    const back = async (quantity: number, revision: number) =>
      (await orders.ask(cancel, { orderId, lineId, quantity, revision }, testStaff)).data?.cancelOrderLine;
    // 3.59 for three mugs, of which 1.19 for the first.
    expect(await back(1, 0)).toMatchObject({ returned: '15.69' });
    expect(await back(2, 1)).toMatchObject({ returned: '37.88' });
    const payable = (await movedOf(orderId)).filter(({ account }) => account === 'tax_payable');
    expect(payable.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    expect((await movedOf(orderId)).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    await manager.charge('goods', '0');
  });

  it('of 0 nothing is charged, and an order that names no tax is placed as before', async () => {
    await manager.charge('shipping', '0');
    expect(await buy({ ...(await goods()), ...address, shipping: '5.99' })).toMatchObject({
      order: { tax: '0.00', taxLines: [], totalWithShipping: '34.99' },
    });
  });
});
