import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { address, buyer } from './support/buyer.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

const SET = `mutation ($shipping: String!, $was: String!) { setShipping(shipping: $shipping, was: $was) { __typename
  ... on StoreTerms { shipping } ... on ShippingChangedMeanwhile { currentTerms { shipping } } ... on Refusal { message } } }`;
const ORDER = `mutation ($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) { __typename
  ... on OrderPlaced { replayed order { shipping totalWithShipping delivery { city } } }
  ... on TotalMismatch { message field expected given } ... on Refusal { message } } }`;

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
});
afterAll(() => orders.close());

const shipping = async (): Promise<string> =>
  String((await orders.ask('{ storeTerms { shipping } }')).data?.storeTerms?.shipping);
const set = async (rate: string, was?: string, staff: object | undefined = testStaff) =>
  (await orders.ask(SET, { shipping: rate, was: was ?? (await shipping()) }, staff as typeof testStaff)).data
    ?.setShipping;
afterEach(async () => {
  await set('5.99');
});

async function mugs() {
  const items = JSON.stringify([{ productId: await orders.stock(), productName: 'Mug', quantity: 2, price: '14.50' }]);
  return { items, total: '29.00' };
}
const buy = async (input: object, key?: string) =>
  (await orders.ask(ORDER, { input: { customerName: 'Ada', customerEmail: 'ada@example.test', ...input }, key })).data
    ?.createOrder;

describe('the shipping rate', () => {
  it('is set by managers, recorded, and read by everybody', async () => {
    expect(await set('7.25', '5.99')).toEqual({ __typename: 'StoreTerms', shipping: '7.25' });
    expect(await shipping()).toBe('7.25');
    expect((await toldActions(orders.database.dataSource)).at(-1)).toMatchObject({
      action: 'setShipping',
      before: { shipping: '5.99' },
      after: { shipping: '7.25' },
    });
  });

  it('is not overwritten by a manager who saw another one, also at the same time', async () => {
    expect(await set('8.00', '1.00')).toEqual({
      __typename: 'ShippingChangedMeanwhile',
      message: 'Someone else has changed the rate: shipping is $5.99 now.',
      currentTerms: { shipping: '5.99' },
    });
    const both = await Promise.all([set('6.50', '5.99'), set('7.50', '5.99')]);
    expect(both.map((answer) => answer?.__typename).sort()).toEqual(['ShippingChangedMeanwhile', 'StoreTerms']);
  });

  it.each(['guide', 'desk', 'ops'] as const)('is not set by %s', async (staffRole) => {
    expect(await set('1.00', '5.99', { ...testStaff, staffRole })).toMatchObject({ __typename: 'NotAllowed' });
    expect(await shipping()).toBe('5.99');
  });

  it('is not set by visitors', async () => {
    const { data } = await orders.ask(SET, { shipping: '1.00', was: '5.99' });
    expect(data?.setShipping).toMatchObject({ __typename: 'NotSignedIn' });
  });

  it.each(['100.01', '-1', 'free'])('is not %s', async (rate) => {
    expect(await set(rate)).toMatchObject({ __typename: 'InvalidInput' });
  });
});

describe('a rate that changes while a visitor is at the checkout', () => {
  const fresh = { message: 'Shipping is $7.25, not $5.99. Nothing was charged.', field: 'shipping', expected: '7.25' };

  it('is refused with the new amount and nothing is charged; the same order at the new rate is placed', async () => {
    const input = { ...(await mugs()), ...address, shipping: '5.99' };
    await set('7.25');
    const charged = async () =>
      Number((await orders.database.dataSource.query('SELECT count(*) FROM payments'))[0].count);
    const before = await charged();
    expect(await buy(input, 'rate-1')).toMatchObject({ __typename: 'TotalMismatch', ...fresh });
    expect(await charged()).toBe(before);
    expect(await buy({ ...input, shipping: '7.25' }, 'rate-1')).toMatchObject({
      order: { shipping: '7.25', totalWithShipping: '36.25' },
    });
  });

  it('does not change the answer to a repeated request', async () => {
    const input = { ...(await mugs()), ...address, shipping: '5.99' };
    expect(await buy(input, 'rate-2')).toMatchObject({ replayed: false });
    await set('7.25');
    expect(await buy(input, 'rate-2')).toMatchObject({ replayed: true, order: { shipping: '5.99' } });
  });

  it('refuses the sum of a cart, which shows the new rate', async () => {
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    await set('7.25');
    expect(await ada.basket()).toMatchObject({ shipping: '7.25' });
    expect(await ada.place({ ...address, total: '20.49' })).toMatchObject({
      message: 'Your order comes to $21.75, not $20.49. Nothing was charged.',
      expected: '21.75',
    });
    const named = { ...address, total: '20.49', shipping: '5.99', tax: '0.00' };
    expect(await ada.place(named)).toMatchObject({ message: fresh.message, expected: '7.25' });
    const taxed = { ...address, total: '22.75', shipping: '7.25', tax: '1.00' };
    expect(await ada.place(taxed)).toMatchObject({ message: 'Sales tax is $0.00, not $1.00. Nothing was charged.' });
    expect(await ada.place({ ...address, total: '21.75', shipping: '7.25', tax: '0.00' })).toMatchObject({
      order: { totalWithShipping: '21.75' },
    });
    expect(await brokenPromises(orders)).toEqual([]);
  });
});

it('sends an order for nothing when the rate is 0, and needs to know where', async () => {
  await set('0.00');
  expect(await buy({ ...(await mugs()), ...address, shipping: '0.00' })).toMatchObject({
    order: { shipping: '0.00', totalWithShipping: '29.00', delivery: { city: 'Arlington' } },
  });
  const ada = buyer(orders);
  await ada.add(await orders.stock());
  expect(await ada.place({})).toMatchObject({ __typename: 'InvalidInput' });
  expect(await ada.place({ ...address })).toMatchObject({
    order: { shipping: '0.00', delivery: { city: 'Arlington' } },
  });
});
