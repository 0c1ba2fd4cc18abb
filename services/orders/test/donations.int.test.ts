import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { booksOf } from './support/books.js';
import { address, buyer, tourFor } from './support/buyer.js';
import { taxManager } from './support/manager.js';
import { promotionDesk } from './support/promotions.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';
import { voucherDesk } from './support/vouchers.js';

const REFUSED = '__typename ... on Refusal { message } ... on InvalidInput { fields { field message } }';
const GIVE = `mutation ($sessionId: String!, $amount: String!) { done: setCartDonation(sessionId: $sessionId, amount: $amount) {
  ${REFUSED} ... on CartDonationSaved { donation { id name amount } } } }`;
const AMOUNTS = `query ($sessionId: String!, $pickUp: Boolean) { done: basket(sessionId: $sessionId) {
  lines { kind name amount } amounts(pickUp: $pickUp) { total shipping tax roundUpCents cardCents lines { kind label cents } } } }`;
const ORDERS = `{ done: orders(first: 100) { orders { id status
  lines { id kind name amount paid cancelled ... on OrderDonation { note } } refunds { name amount status } } } }`;
const CANCEL = `mutation ($orderId: ID!, $lineId: ID!, $revision: Int!) {
  done: cancelOrderLine(orderId: $orderId, lineId: $lineId, quantity: 1, revision: $revision) {
    ${REFUSED} ... on OrderLineCancelled { returned order { status lines { kind cancelled } } } } }`;
const STATUS = `mutation ($id: ID!) {
  done: changeOrderStatus(id: $id, from: pending, to: handed_over, revision: 0) { ${REFUSED} } }`;

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  orders.bookings.capacity = 1_000_000;
  const manager = taxManager(orders, dayAt('America/Chicago', new Date()));
  await manager.charge('goods', '8.25');
}, 60_000);
afterAll(() => orders.close());

const rows = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  orders.database.dataSource.query(sql, values);

async function ask<Done>(query: string, variables: object = {}, staff?: typeof testStaff): Promise<Done> {
  const { data, errors } = await orders.ask(query, variables as never, staff);
  if (errors) throw new Error(errors[0]?.message);
  return data?.done as never;
}

interface Saved {
  readonly __typename: string;
  readonly donation?: { readonly id: string; readonly name: string; readonly amount: string };
  readonly fields?: { readonly field: string; readonly message: string }[];
}
interface Shown {
  readonly lines: { readonly kind: string; readonly name: string; readonly amount: string }[];
  readonly amounts: {
    readonly total: string;
    readonly shipping: string;
    readonly tax: string;
    readonly roundUpCents: number;
    readonly cardCents: number;
    readonly lines: { readonly kind: string; readonly label: string; readonly cents: number }[];
  };
}
interface Sold {
  readonly id: string;
  readonly status: string;
  readonly lines: { readonly id: string; readonly kind: string; readonly note?: string; readonly cancelled: number }[];
  readonly refunds: { readonly name: string; readonly amount: string }[];
}

const give = (sessionId: string, amount: string) => ask<Saved>(GIVE, { sessionId, amount });
const shown = (sessionId: string, pickUp: boolean | null = null) => ask<Shown>(AMOUNTS, { sessionId, pickUp });

async function sold(id: string): Promise<Sold> {
  const { orders: all } = await ask<{ orders: Sold[] }>(ORDERS, {}, testStaff);
  const found = all.find((order) => order.id === id);
  if (!found) throw new Error(`No order ${id}`);
  return found;
}

const giftOf = ({ lines }: Sold) => lines.find(({ kind }) => kind === 'donation');
const cancel = async (id: string, revision = 0) =>
  ask<{ __typename: string; returned?: string; order?: { status: string } }>(
    CANCEL,
    { orderId: id, lineId: giftOf(await sold(id))?.id, revision },
    testStaff,
  );

/** An order of a mug of 14.50, picked up, and a gift of 25.00. */
async function given(): Promise<string> {
  const cart = buyer(orders);
  await cart.add(await orders.stock());
  await give(cart.sessionId, '25');
  const { order } = await cart.place({ pickUp: true });
  return order?.id ?? '';
}

describe('a gift in a cart', () => {
  it('is one: another amount takes its place, and it is taken out', async () => {
    const cart = buyer(orders);
    const first = await give(cart.sessionId, '2.30');
    expect(first).toMatchObject({ donation: { name: 'Gift for the roof', amount: '2.30' } });
    const second = await give(cart.sessionId, '1000');
    expect(second.donation).toEqual({ ...first.donation, amount: '1000.00' });
    expect((await shown(cart.sessionId)).lines).toEqual([
      { kind: 'donation', name: 'Gift for the roof', amount: '1000.00' },
    ]);
    await cart.remove(first.donation?.id ?? '');
    expect((await shown(cart.sessionId)).lines).toEqual([]);
  });

  it('is one, when two are given at once', async () => {
    const cart = buyer(orders);
    await Promise.all(['10', '20', '30'].map((amount) => give(cart.sessionId, amount)));
    expect((await shown(cart.sessionId)).lines).toHaveLength(1);
  });

  it.each(['0.99', '10000.01', '', 'much', '-5', '1.005'])(
    'of “%s” is refused by the name of the field',
    async (amount) => {
      const { __typename, fields } = await give(buyer(orders).sessionId, amount);
      expect([__typename, fields?.map(({ field }) => field)]).toEqual(['InvalidInput', ['amount']]);
    },
  );

  it.each([
    [1_200, 300],
    [1_400, 100],
    [1_401, 599],
    [1_500, 500],
    [1_450, 550],
  ])(
    'of a cart of %d cents is offered to round it up to full five dollars, one at least: %d',
    async (priceCents, offered) => {
      const cart = buyer(orders);
      // Nothing is charged by this code.
      await cart.add(await orders.stock({ priceCents, taxCode: 'food' }));
      expect((await shown(cart.sessionId, true)).amounts.roundUpCents).toBe(offered);
    },
  );
});

describe('a gift that is bought', () => {
  it('has no tax, no shipping and no code, and no voucher pays for it', async () => {
    const cart = buyer(orders);
    await cart.add(await orders.stock());
    await give(cart.sessionId, '25');
    const { code } = await promotionDesk(orders).create();
    await promotionDesk(orders).use(cart.sessionId, code);
    const voucher = await voucherDesk(orders).issue(100);
    await voucherDesk(orders).use(cart.sessionId, voucher.code);
    const { amounts } = await shown(cart.sessionId, true);
    // A tenth off the mug of 14.50, and 8.25 % of 13.05.
    expect(amounts.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['LINES', 1_450],
      ['LINES', 2_500],
      ['CODE', -145],
      ['TAX', 108],
      ['TOTAL', 3_913],
      ['VOUCHER', -1_413],
      ['CARD', 2_500],
    ]);
    const { total, shipping, tax } = amounts;
    const { order } = await cart.place({ pickUp: true, total, shipping, tax });
    expect(await voucherDesk(orders).balanceOf(voucher.id)).toBe(10_000 - 1_413);
    expect(await booksOf(orders, order?.id ?? '')).toEqual({
      card: 2_500,
      'voucher_liability voucher': 1_413,
      'donations donation': -2_500,
      'deferred_goods goods': -1_305,
      'tax_payable tax': -108,
    });
    expect(await brokenPromises(orders)).toEqual([]);
    expect((await cart.basket()).lines).toEqual([]);
  });

  it('stays in the cart with an amount that was set while another was paid for', async () => {
    const cart = buyer(orders);
    await cart.addTour(tourFor());
    await give(cart.sessionId, '25');
    const second: Saved[] = [];
    orders.bookings.before = async (call: string) => {
      if (call === 'confirm' && second.length === 0) second.push(await give(cart.sessionId, '40'));
    };
    const { order } = await cart.place();
    orders.bookings.before = () => undefined;
    expect(second.map(({ donation }) => donation?.amount)).toEqual(['40.00']);
    expect((await booksOf(orders, order?.id ?? ''))['donations donation']).toBe(-2_500);
    expect((await shown(cart.sessionId)).lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['donation', '40.00'],
    ]);
  });

  it('can be all that is given, and then nothing is sent', async () => {
    const cart = buyer(orders);
    await give(cart.sessionId, '10000');
    const { order } = await cart.place();
    expect(await booksOf(orders, order?.id ?? '')).toEqual({ card: 1_000_000, 'donations donation': -1_000_000 });
    expect((await sold(order?.id ?? '')).status).toBe('handed_over');
  });

  it('says in its receipt what a tax office asks for, with the tax number once the house has one', async () => {
    const id = await given();
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' }).format(new Date());
    const note = `Ada Example gave $25.00 to Top O’ Hill Terrace on ${day}. No goods or services were given for it.`;
    expect(giftOf(await sold(id))?.note).toBe(note);
    await rows(
      `INSERT INTO house_details (id, version, street, town, phone, tax_number) VALUES (1, 1, 's', 't', 'p', '75-0000000')`,
    );
    expect(giftOf(await sold(id))?.note).toBe(`${note} Tax number 75-0000000.`);
  });

  it('is given back by staff alone, also after the goods are handed over, and the books are even', async () => {
    const id = await given();
    await ask(STATUS, { id }, testStaff);
    expect(await cancel(id)).toMatchObject({ returned: '25.00', order: { status: 'handed_over' } });
    await eventually(async () => {
      const { refunds } = await sold(id);
      expect(refunds).toMatchObject([{ name: 'Gift for the roof', amount: '25.00', status: 'settled' }]);
      expect((await booksOf(orders, id))['donations donation']).toBeUndefined();
    });
    expect(await cancel(id, 1)).toMatchObject({ __typename: 'OrderLineNotCancelable' });
  });

  it('stays when the goods of its order are canceled, and their end is not its own', async () => {
    const cart = buyer(orders);
    await cart.add(await orders.stock());
    await give(cart.sessionId, '25');
    const { order } = await cart.place({ pickUp: false, ...address });
    const id = order?.id ?? '';
    const goods = (await sold(id)).lines.find(({ kind }) => kind === 'goods');
    await ask(CANCEL, { orderId: id, lineId: goods?.id, revision: 0 }, testStaff);
    await eventually(async () =>
      expect(await booksOf(orders, id)).toEqual({ card: 2_500, 'donations donation': -2_500 }),
    );
    expect(giftOf(await sold(id))?.cancelled).toBe(0);
    expect(await cancel(id, 1)).toMatchObject({ returned: '25.00' });
    await eventually(async () => expect(await booksOf(orders, id)).toEqual({}));
  });
});
