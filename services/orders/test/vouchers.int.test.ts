import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VoucherLinks } from '../src/vouchers/voucher-links.js';
import { buyer, tourFor } from './support/buyer.js';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';
import { voucherDesk } from './support/vouchers.js';

const SHOWN = `query ($token: String!) { voucher(token: $token) { amount left code last4 status fromName recipientName message
  entries { cause amount orderNumber } } }`;
const ORDER = `mutation ($sessionId: String!, $input: PlaceOrderInput!) { placeOrder(sessionId: $sessionId, input: $input) {
  __typename ... on Refusal { message } ... on CartPlaced { order { id status total totalWithShipping shipping tax
  lines { id amount ... on OrderVoucher { last4 recipientName sendOn } } paidByVouchers { last4 amount } } } } }`;

let orders: RunningOrders;
let desk: ReturnType<typeof voucherDesk>;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  desk = voucherDesk(orders);
}, 60_000);
afterAll(() => orders.close());

async function placed(sessionId: string) {
  const { version } = await buyer(orders, sessionId).basket();
  const input = { version, customerName: 'Ada Example', customerEmail: 'ada@example.test', pickUp: true };
  const { data, errors } = await orders.ask(ORDER, { sessionId, input });
  if (errors) throw new Error(errors[0]?.message);
  return data?.placeOrder as { __typename: string; order: Record<string, never> & { id: string } };
}

describe('a gift voucher', () => {
  it('is bought with a cart, is neither taxed nor sent, and is issued when the order is placed', async () => {
    const sessionId = newSession();
    expect(await desk.addGift(sessionId, { sendOn: '2099-01-01' })).toMatchObject({ fields: [{ field: 'sendOn' }] });
    const { voucher } = await desk.addGift(sessionId, {}, 'once');
    expect(await desk.addGift(sessionId, {}, 'once')).toMatchObject({ voucher: { id: voucher?.id } });
    for (const other of [{ amount: '60' }, { recipientName: 'Bea Example' }])
      expect(await desk.addGift(sessionId, other, 'once')).toMatchObject({ __typename: 'CartKeyReused' });
    expect(await buyer(orders, sessionId).basket()).toMatchObject({ count: 1, total: '50.00', shipping: '0.00' });
    const { order } = await placed(sessionId);
    expect(order).toMatchObject({ total: '50.00', totalWithShipping: '50.00', tax: '0.00', status: 'handed_over' });
    expect(order).toMatchObject({ lines: [{ amount: '50.00', recipientName: 'Grace Example', sendOn: null }] });
    const [{ id: lineId }] = order.lines as unknown as [{ id: string }];
    expect(await desk.causesOf(lineId)).toEqual([['issued', 5_000]]);
    expect(await buyer(orders, sessionId).basket()).toMatchObject({ count: 0 });
  });

  it.each([
    ['9', 'amount'],
    ['501', 'amount'],
    ['50.50', 'amount'],
    ['-50', 'amount'],
  ])('of $%s cannot be bought', async (amount, field) => {
    expect(await desk.addGift(newSession(), { amount })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field }],
    });
  });

  it('is not paid for by vouchers', async () => {
    const sessionId = newSession();
    const { code, id } = await desk.issue(100);
    await desk.addGift(sessionId);
    await buyer(orders, sessionId).add(await orders.stock());
    expect(await desk.use(sessionId, code)).toMatchObject({
      basket: { toPay: '50.00', vouchers: [{ pays: '14.50' }] },
    });
    expect(await placed(sessionId)).toMatchObject({ order: { paidByVouchers: [{ amount: '14.50' }] } });
    expect(await desk.balanceOf(id)).toBe(8_550);
  });
});

describe('a voucher', () => {
  it('pays for a cart without a card, and its holder reads what became of it', async () => {
    const sessionId = newSession();
    const { id, code } = await desk.issue(50);
    await buyer(orders, sessionId).addTour(tourFor());
    const used = await desk.use(sessionId, ` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect(used).toMatchObject({ basket: { toPay: '0.00', vouchers: [{ id, balance: '50.00', pays: '50.00' }] } });
    const { order } = await placed(sessionId);
    expect(order).toMatchObject({ paidByVouchers: [{ amount: '50.00' }] });
    const [paid]: object[] = await orders.database.dataSource.query(
      'SELECT amount_cents AS cents, status FROM payments WHERE order_id = $1',
      [order.id],
    );
    expect(paid).toEqual({ cents: 0, status: 'used' });
    const url = orders.app.get(VoucherLinks, { strict: false }).urlOf({ id, generation: 0, language: 'en' });
    const { data } = await orders.ask(SHOWN, { token: url.split('/').at(-1) ?? '' });
    const causes = [
      ['issued', '50.00'],
      ['held', '-50.00'],
      ['redeemed', '0.00'],
    ];
    expect(data?.voucher).toMatchObject({ amount: '50.00', left: '0.00', code, status: 'active' });
    const entries = (data?.voucher?.entries ?? []) as unknown as {
      cause: string;
      amount: string;
      orderNumber: string;
    }[];
    expect(entries.map(({ cause, amount }) => [cause, amount])).toEqual(causes);
    expect(entries[1]?.orderNumber).toMatch(/^HO-/);
  });

  it('that pays for goods wholly leaves nothing to pay, also without real money', async () => {
    const { code } = await desk.issue(50);
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    await desk.use(ada.sessionId, code);
    const { order } = await ada.place({ pickUp: true });
    expect(order).toMatchObject({ status: 'paid', totalWithShipping: '14.50' });
  });

  it('and tours that an order has beside its goods are listed', async () => {
    const ada = buyer(orders);
    await ada.addTour(tourFor());
    await desk.addGift(ada.sessionId);
    await desk.addGift(ada.sessionId);
    const { order } = await ada.place();
    const query = `query { orders(first: 100) { orders { id status lines { kind } } } }`;
    const { data } = await orders.ask(query, {}, testStaff);
    const lines = ['tour', 'voucher', 'voucher'].map((kind) => ({ kind }));
    expect(data?.orders?.orders).toContainEqual({ id: order?.id, status: 'handed_over', lines });
  });

  it('pays less where the card would be charged under 50 cents, and can be taken from the cart again', async () => {
    const sessionId = newSession();
    const { id, code } = await desk.issue(50);
    await buyer(orders, sessionId).add(await orders.stock({ priceCents: 5_020 }));
    const paying = { toPay: '0.50', vouchers: [{ id, pays: '49.70' }] };
    expect(await desk.use(sessionId, code)).toMatchObject({ basket: paying });
    expect(await desk.remove(sessionId, id)).toMatchObject({ basket: { toPay: '50.20', vouchers: [] } });
  });

  it('whose balance changed since the cart was seen changes the cart', async () => {
    const [first, second] = [newSession(), newSession()];
    const { code } = await desk.issue(50);
    for (const sessionId of [first, second]) {
      await buyer(orders, sessionId).add(await orders.stock({ priceCents: 3_000 }));
      await desk.use(sessionId, code);
    }
    const { version } = await buyer(orders, second).basket();
    expect(await placed(first)).toMatchObject({ __typename: 'CartPlaced' });
    expect(await buyer(orders, second).place({ version })).toMatchObject({ __typename: 'CartChanged' });
    expect(await placed(second)).toMatchObject({ order: { paidByVouchers: [{ amount: '20.00' }] } });
  });

  it('is in no event and in no row of the database with its code', async () => {
    const { code } = await desk.issue(50);
    const { dataSource } = orders.database;
    const bare = code.replaceAll('-', '');
    for (const table of ['vouchers', 'voucher_entries', 'outbox', 'cart_tenders', 'sales']) {
      const rows: { text: string }[] = await dataSource.query(`SELECT t::text AS text FROM ${table} t`);
      const found = rows.filter(({ text }) => text.includes(code) || text.includes(bare));
      expect([table, found]).toEqual([table, []]);
    }
  });

  it('has entries that nobody changes or deletes', async () => {
    await desk.issue(50);
    for (const sql of [
      'UPDATE voucher_entries SET delta_cents = 1',
      'DELETE FROM voucher_entries',
      'TRUNCATE voucher_entries',
    ])
      await expect(orders.database.dataSource.query(sql)).rejects.toThrow('never changed or deleted');
  });

  it('is shown to nobody without its link', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), randomUUID()])
      expect((await orders.ask(SHOWN, { token })).data?.voucher).toBeNull();
  });
});

describe('a code', () => {
  it.each(['', 'HV7K-4M9Q', '0000-0000-0000-0001', 'A'.repeat(16), '😀'])(
    'that cannot be used (%s) is answered in the same words',
    async (code) => {
      expect(await desk.use(newSession(), code)).toEqual({
        __typename: 'CodeUnknown',
        message: "We can't use this code. Check the letters; it may also be over or used up.",
      });
    },
  );
});
