import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { address, buyer } from './support/buyer.js';
import { taxManager } from './support/manager.js';
import { promotionDesk } from './support/promotions.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';
import { voucherDesk } from './support/vouchers.js';

const AMOUNTS = `query ($sessionId: String!, $pickUp: Boolean, $pickUpLines: [ID!]) { basket(sessionId: $sessionId) {
  lines { kind id } amounts(pickUp: $pickUp, pickUpLines: $pickUpLines) { sent total shipping tax cardCents lines { kind label cents } } } }`;
const ORDERS = 'query ($search: String) { orders(search: $search) { orders { id amounts { kind label cents } } } }';

interface Amount {
  readonly kind: string;
  readonly label: string;
  readonly cents: number;
}

interface Amounts {
  readonly sent: boolean;
  readonly total: string;
  readonly shipping: string;
  readonly tax: string;
  readonly cardCents: number;
  readonly lines: Amount[];
}

const clock = new TestClock('2026-11-21T16:00:00Z');
let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock);
  orders.bookings.now = () => clock.now();
  const manager = taxManager(orders, '2026-11-21');
  await manager.charge('goods', '8.25');
  await manager.charge('shipping', '8.25');
}, 60_000);
afterAll(() => orders.close());

async function ask<Shown>(query: string, field: string, variables: object, staff?: typeof testStaff): Promise<Shown> {
  const { data, errors } = await orders.ask(query, variables as never, staff);
  if (errors) throw new Error(errors[0]?.message);
  return data?.[field] as never;
}

async function shown(sessionId: string, how: object = {}): Promise<Amounts & { readonly goods: { id: string }[] }> {
  type Basket = { readonly amounts: Amounts; readonly lines: { kind: string; id: string }[] };
  const { amounts, lines } = await ask<Basket>(AMOUNTS, 'basket', { sessionId, ...how });
  return { ...amounts, goods: lines.filter(({ kind }) => kind === 'goods') };
}

/** Two mugs at 14.50, a tour of 50.00, a gift voucher of 50.00, a tenth off, and a voucher of 20.00. */
async function fullCart() {
  const cart = buyer(orders);
  await cart.add(await orders.stock());
  await cart.add(await orders.stock());
  await cart.addTour();
  await voucherDesk(orders).addGift(cart.sessionId);
  const { code } = await promotionDesk(orders).create();
  await promotionDesk(orders).use(cart.sessionId, code);
  const voucher = await voucherDesk(orders).issue(20);
  await voucherDesk(orders).use(cart.sessionId, voucher.code);
  return { ...cart, code };
}

const amount = (kind: string, label: unknown, cents: number) => ({ kind, label, cents });

describe('what a cart costs', () => {
  it('is told line by line in the words of the receipt, and charged so', async () => {
    const cart = await fullCart();
    const { lines, total, shipping, tax, cardCents, sent } = await shown(cart.sessionId);
    expect([total, shipping, tax, cardCents, sent]).toEqual(['123.25', '0.00', '2.15', 10_325, false]);
    const told = [
      amount('LINES', 'Tours', 5_000),
      amount('LINES', 'Goods', 2_900),
      amount('LINES', 'Gift vouchers', 5_000),
      amount('CODE', `Code ${cart.code}`, -790),
      amount('TAX', 'Sales tax, 8.25% on goods, $26.10', 215),
      amount('TOTAL', 'Total', 12_325),
      amount('VOUCHER', expect.stringMatching(/^Voucher \w{4}$/), -2_000),
      amount('CARD', 'By card', 10_325),
    ];
    expect(lines).toEqual(told);
    const { order } = await cart.place({ total, shipping, tax });
    type Listed = { readonly orders: { readonly id: string; readonly amounts: Amount[] }[] };
    const { orders: placed } = await ask<Listed>(ORDERS, 'orders', { search: 'ada' }, testStaff);
    expect(placed.find(({ id }) => id === order?.id)?.amounts).toEqual(lines);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('has shipping and its tax where something is sent, once', async () => {
    const cart = await fullCart();
    const { goods, lines, ...sums } = await shown(cart.sessionId, { pickUp: false });
    expect(sums).toEqual({ sent: true, total: '129.74', shipping: '5.99', tax: '2.65', cardCents: 10_974 });
    expect(lines).toContainEqual(amount('SHIPPING', 'Shipping, flat', 599));
    const some = await shown(cart.sessionId, { pickUp: false, pickUpLines: [goods[0]?.id] });
    expect([some.sent, some.lines]).toEqual([true, lines]);
    const none = await shown(cart.sessionId, { pickUp: false, pickUpLines: goods.map(({ id }) => id) });
    expect([none.sent, none.total]).toEqual([false, '123.25']);
    const { total } = sums;
    expect(await cart.place({ ...address, pickUp: false, total })).toMatchObject({
      order: { totalWithShipping: total },
    });
  });

  it('is a subtotal of goods alone, and nothing of an empty cart', async () => {
    const cart = buyer(orders);
    expect((await shown(cart.sessionId)).lines).toMatchObject([{ label: 'Subtotal', cents: 0 }, { kind: 'TOTAL' }, {}]);
    await cart.add(await orders.stock());
    expect((await shown(cart.sessionId)).lines[0]).toEqual(amount('LINES', 'Subtotal', 1_450));
  });
});
