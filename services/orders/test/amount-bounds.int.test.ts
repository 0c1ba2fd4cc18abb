import { randomUUID } from 'node:crypto';
import {
  MAX_CART_LINES,
  MAX_ORDER_CENTS,
  MAX_PARTY_CENTS,
  MAX_PRICE_CENTS,
  MAX_SHIPPING_CENTS,
} from '@hilltop/contracts/house/bounds';
import { type AmountDoor, expectBound } from '@hilltop/platform/testing/amount-door';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { formatCents } from '@hilltop/platform/values/cents';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningOrders, runOrders } from './support/running-orders.js';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders();
});
afterAll(() => orders.close());

const items = (price: string) => JSON.stringify([{ productId: 'mug', quantity: 1, price }]);
const ada = { customerName: 'Ada Example', customerEmail: 'ada@example.test' };
const order: AmountDoor = {
  call: 'createOrder(input: $input)',
  types: '$input: CreateOrderInput!',
  variables: { input: { ...ada, items: items('14.50'), total: '14.50' } },
};
const placed: AmountDoor = {
  call: 'placeOrder(sessionId: $id, input: $input)',
  types: '$id: String!, $input: PlaceOrderInput!',
  variables: { id: randomUUID(), input: { ...ada, version: 'x', pickUp: true } },
};
const code: AmountDoor = {
  call: 'createPromotion(input: $input)',
  types: '$input: PromotionInput!',
  variables: { input: { code: 'TEN', name: 'Ten', kind: 'cents', amount: '10', forTours: true } },
  caller: testStaff,
};
const fixedPrice = { ...code, variables: { input: { code: 'FIX', name: 'Fix', kind: 'fixed_price', forTours: true } } };
const gift = { recipientName: 'Ada', recipientEmail: 'ada@example.test', fromName: 'Bo' };

/** Each door, where the amount is in its variables, and the bound. Tours of a cart are priced at bookings' doors. */
const DOORS: readonly (readonly [AmountDoor, string, number])[] = [
  [order, 'input.total', MAX_ORDER_CENTS],
  [order, 'input.shipping', MAX_SHIPPING_CENTS],
  [order, 'input.tax', MAX_ORDER_CENTS],
  [placed, 'input.total', MAX_ORDER_CENTS],
  [placed, 'input.shipping', MAX_SHIPPING_CENTS],
  [placed, 'input.tax', MAX_ORDER_CENTS],
  [
    {
      call: 'startBasketPayment(sessionId: $id, version: "x", total: $total)',
      types: '$id: String!, $total: String',
      variables: { id: randomUUID() },
    },
    'total',
    MAX_ORDER_CENTS,
  ],
  [
    {
      call: 'setShipping(shipping: $shipping, was: "5.99")',
      types: '$shipping: String!',
      variables: {},
      caller: testStaff,
    },
    'shipping',
    MAX_SHIPPING_CENTS,
  ],
  [code, 'input.amount', MAX_PRICE_CENTS],
  [code, 'input.least', MAX_PRICE_CENTS],
  [fixedPrice, 'input.amount', MAX_PRICE_CENTS],
  [
    {
      call: 'issueVoucher(input: $input)',
      types: '$input: IssueVoucherInput!',
      variables: { input: { reason: 'A thank-you' } },
      caller: testStaff,
    },
    'input.amount',
    50_000,
  ],
  [
    {
      call: 'addCartVoucher(sessionId: $id, input: $input)',
      types: '$id: String!, $input: CartVoucherInput!',
      variables: { id: randomUUID(), input: gift },
    },
    'input.amount',
    50_000,
  ],
];

const NAMED = DOORS.map(
  ([door, path, most]) => [door.call.split('(')[0], path, formatCents(most), door, most] as const,
);

it.each(NAMED)('an amount has a bound: %s, %s up to %s', async (_, path, __, door, most) => {
  await expectBound(orders.ask, door, path, most);
});

it('the price of an item has a bound', async () => {
  for (const [price, isRefused] of [
    ['10000.01', true],
    ['10000.00', false],
  ] as const) {
    const query = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { ... on InvalidInput { fields { field message } } } }`;
    const { data } = await orders.ask(query, { input: { ...ada, items: items(price), total: '1.00' } });
    const refused = { field: 'items.0.price', message: 'Price must be an amount such as 19.99, up to 10000.00' };
    const { fields = [] } = (data?.createOrder ?? {}) as { fields?: object[] };
    expect(fields.some((field) => JSON.stringify(field) === JSON.stringify(refused))).toBe(isRefused);
  }
});

it('an order and its tax together are a 32-bit integer', () => {
  expect(MAX_ORDER_CENTS).toBe(MAX_CART_LINES * MAX_PARTY_CENTS);
  expect(2 * MAX_ORDER_CENTS + MAX_SHIPPING_CENTS).toBeLessThan(2 ** 31);
});
