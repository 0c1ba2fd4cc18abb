import { type Identity, readingRoles } from '@hilltop/platform/identity/identity';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { address, buyer } from './support/buyer.js';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';
import { voucherDesk } from './support/vouchers.js';

const ORDERS = `query ($search: String, $sort: OrderSort) { orders(search: $search, sort: $sort) { total orders {
  customerName customerEmail totalWithShipping delivery { phone address city state zipCode } } } }`;
const VOUCHERS = `query ($search: String) { vouchers(search: $search) { total vouchers {
  recipientName recipientEmail message left } } }`;
const gift = {
  amount: '25',
  reason: 'A test.',
  recipientName: 'Grace Hopper',
  recipientEmail: 'g.canary@example.test',
};

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  const product = await orders.stock();
  for (const [customerName, customerEmail] of [
    ['Ada Example', 'z.lovelace@example.test'],
    ['Zoe Example', 'a.canary@example.test'],
  ]) {
    const ada = buyer(orders, newSession());
    await ada.add(product);
    const placed = await ada.place({ ...address, customerName, customerEmail });
    if (placed.__typename !== 'CartPlaced') throw new Error(JSON.stringify(placed));
  }
  await voucherDesk(orders).issueAs({ ...gift, message: 'Sorry for the rain' });
}, 60_000);
afterAll(() => orders.close());

const found = async (query: string, variables: object, caller: Identity) => {
  const { data, errors } = await orders.ask(query, variables, caller);
  if (errors) throw new Error(errors[0]?.message);
  return (data?.orders ?? data?.vouchers) as unknown as { total: number; orders: { customerName: string }[] };
};

it.each(readingRoles)(
  '%s reads of an order who bought, what was paid, and the place that its tax needs',
  async (staffRole) => {
    const reader = { ...testStaff, staffRole };
    expect(await found(ORDERS, { search: 'ada' }, reader)).toEqual({
      total: 1,
      orders: [
        {
          customerName: 'Ada Example',
          customerEmail: '',
          totalWithShipping: '20.49',
          delivery: { phone: '', address: '', city: 'Arlington', state: 'TX', zipCode: '76010' },
        },
      ],
    });
    const byEmail = await found(ORDERS, { sort: 'EMAIL' }, reader);
    expect(byEmail).toEqual(await found(ORDERS, { sort: 'PLACED' }, reader));
  },
);

it.each(readingRoles)('%s reads whose voucher it is, and what is left on it', async (staffRole) => {
  const vouchers = [{ recipientName: 'Grace Hopper', recipientEmail: '', message: '', left: '25.00' }];
  expect(await found(VOUCHERS, { search: 'hopper' }, { ...testStaff, staffRole })).toEqual({ total: 1, vouchers });
});

it.each([
  ['an e-mail', ORDERS, 'canary@example'],
  ['a telephone', ORDERS, '817 555 0100'],
  ['an e-mail of a voucher', VOUCHERS, 'g.canary'],
])('%s is found by the desk’s manager, and not by who reads the books', async (_, query, search) => {
  expect((await found(query, { search }, testStaff)).total).toBeGreaterThan(0);
  for (const staffRole of readingRoles) {
    expect((await found(query, { search }, { ...testStaff, staffRole })).total).toBe(0);
  }
});
