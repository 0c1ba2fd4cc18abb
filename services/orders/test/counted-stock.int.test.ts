import { randomUUID } from 'node:crypto';
import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CurrentProducts } from '../src/products/current-products.js';
import { FinishSalesJob } from '../src/sales/drive-sale/finish-sales.job.js';
import { CountedStock } from '../src/stock/counted-stock.js';
import { buyer, tourFor } from './support/buyer.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises } from './support/sale-promises.js';

const ORDER = `mutation ($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) {
  __typename ... on OrderPlaced { replayed order { id } } ... on Refusal { message } } }`;

const clock = new TestClock('2026-11-21T16:00:00Z');
let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock, false);
  orders.bookings.now = () => clock.now();
}, 60_000);
afterAll(() => orders.close());

/** A product of which so many pieces are left. */
async function poster(left: number): Promise<string> {
  const id = await orders.stock({ name: 'The Gate', priceCents: 2_800 });
  orders.catalog.left.set(id, left);
  return id;
}
const order = async (productId: string, quantity = 1, price = '28.00', key: string | null = null) => {
  const items = JSON.stringify([{ productId, productName: 'The Gate', quantity, price }]);
  const customer = { customerName: 'Ada Example', customerEmail: 'ada@example.test' };
  const total = (quantity * Number(price)).toFixed(2);
  const { data, errors } = await orders.ask(ORDER, { input: { ...customer, items, total }, key });
  return data?.createOrder ?? { __typename: errors?.[0]?.message };
};

describe('an order of goods alone', () => {
  it('takes its pieces, and is refused with how many are left', async () => {
    const id = await poster(3);
    expect(await order(id, 2)).toMatchObject({ __typename: 'OrderPlaced' });
    const refused = { __typename: 'ProductOutOfStock', message: 'The Gate: only 1 left.' };
    expect(await order(id, 2)).toEqual(refused);
    expect(orders.catalog.left.get(id)).toBe(1);
  });

  it('puts them back when it is refused for another reason, or repeated', async () => {
    const id = await poster(3);
    expect(await order(id, 1, '0.01')).toMatchObject({ __typename: 'PriceMismatch' });
    const key = randomUUID();
    const again = await Promise.all(Array.from({ length: 6 }, () => order(id, 2, '28.00', key)));
    expect(again.map(({ __typename }) => __typename)).toEqual(Array(6).fill('OrderPlaced'));
    expect(again.filter((one) => 'replayed' in one && !one.replayed)).toHaveLength(1);
    expect(orders.catalog.left.get(id)).toBe(1);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('whose payment is refused while catalog does not take pieces back gives them back by the job', async () => {
    const id = await poster(3);
    const stock = orders.app.get(CountedStock, { strict: false });
    const payments = orders.app.get(PaymentProvider, { strict: false });
    const [putBack, capture] = [stock.return, payments.capture];
    stock.return = () => Promise.reject(new SubgraphUnavailableError('catalog', 'away'));
    payments.capture = async () => ({ status: 'refused', message: 'Your bank declined the payment.' });
    await order(id);
    expect(orders.catalog.left.get(id)).toBe(2);
    [stock.return, payments.capture] = [putBack, capture];
    clock.forward(60_000);
    await orders.app.get(FinishSalesJob, { strict: false }).execute();
    expect(orders.catalog.left.get(id)).toBe(3);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('that is stored already is answered while catalog is away', async () => {
    const id = await poster(3);
    const key = randomUUID();
    const placed = await order(id, 1, '28.00', key);
    const stock = orders.app.get(CountedStock, { strict: false });
    const take = stock.take;
    stock.take = () => Promise.reject(new SubgraphUnavailableError('catalog', 'away'));
    expect(await order(id, 1, '28.00', key)).toEqual({ ...placed, replayed: true });
    stock.take = take;
  });

  it('of 40 for the last three pieces sells three', async () => {
    const id = await poster(3);
    const answers = await Promise.all(Array.from({ length: 40 }, () => order(id)));
    expect(answers.filter(({ __typename }) => __typename === 'OrderPlaced')).toHaveLength(3);
    expect(orders.catalog.left.get(id)).toBe(0);
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('is placed though orders learns during the payment that its piece was the last', async () => {
    const id = await poster(1);
    const payments = orders.app.get(PaymentProvider, { strict: false });
    const authorize = payments.authorize;
    payments.authorize = async (payment) => {
      await orders.app.get(CurrentProducts, { strict: false }).refresh([id]);
      return authorize.call(payments, payment);
    };
    expect(await order(id)).toMatchObject({ __typename: 'OrderPlaced' });
    payments.authorize = authorize;
    expect(await order(id)).toMatchObject({ __typename: 'ProductOutOfStock' });
    expect(orders.catalog.left.get(id)).toBe(0);
  });
});

describe('a cart', () => {
  it('of 40 carts with the last poster sells one, and takes the money of one', async () => {
    const id = await poster(1);
    const carts = Array.from({ length: 40 }, () => buyer(orders));
    await Promise.all(carts.map((cart) => cart.add(id)));
    const outcomes = await Promise.all(carts.map((cart) => cart.place({ pickUp: true })));
    expect(outcomes.filter(({ __typename }) => __typename === 'CartPlaced')).toHaveLength(1);
    expect(outcomes.filter(({ __typename }) => __typename === 'ProductOutOfStock')).toHaveLength(39);
    expect(orders.catalog.left.get(id)).toBe(0);
    expect(await brokenPromises(orders)).toEqual([]);
  }, 60_000);

  it('sells the last poster though the answer of catalog was lost', async () => {
    const id = await poster(1);
    const ada = buyer(orders);
    await ada.add(id);
    const { version } = await ada.basket();
    const stock = orders.app.get(CountedStock, { strict: false });
    const take = stock.take;
    stock.take = async (...given) => {
      stock.take = take;
      await take.apply(stock, given);
      throw new SubgraphUnavailableError('catalog', 'away');
    };
    await ada.place({ version, pickUp: true }, 'lost-answer').catch(() => undefined);
    clock.forward(60_000);
    await orders.app.get(FinishSalesJob, { strict: false }).execute();
    const again = await ada.place({ version, pickUp: true }, 'lost-answer');
    expect(again).toMatchObject({ __typename: 'CartPlaced', replayed: true });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('of goods alone sells all of it or nothing, unless the rest is wanted', async () => {
    const left = await poster(0);
    const ada = buyer(orders);
    await ada.add(await orders.stock());
    await ada.add(left);
    const sold = { pickUp: true };
    const refused = { __typename: 'ProductOutOfStock', message: 'The Gate is out of stock.' };
    expect(await ada.place(sold)).toMatchObject(refused);
    expect((await ada.basket()).count).toBe(2);
    const partly = await ada.place({ ...sold, takeWhatYouCanGet: true });
    expect(partly).toMatchObject({ order: { totalWithShipping: '14.50' }, refused: [{ name: 'The Gate' }] });
    expect(await brokenPromises(orders)).toEqual([]);
  });

  it('sells the tour without the poster that ran out, and puts the poster back without the tour', async () => {
    const id = await poster(0);
    const ada = buyer(orders);
    await ada.add(id);
    await ada.addTour(tourFor('1:00 PM'));
    expect(await ada.place()).toMatchObject({ __typename: 'CartPlaced', refused: [{ name: 'The Gate' }] });
    orders.catalog.left.set(id, 1);
    orders.bookings.capacity = 0;
    const grace = buyer(orders);
    await grace.add(id);
    orders.bookings.capacity = 25;
    await grace.addTour(tourFor('2:00 PM'));
    orders.bookings.holds.clear();
    orders.bookings.capacity = 0;
    expect(await grace.place()).toMatchObject({ __typename: 'HoldExpired' });
    expect(orders.catalog.left.get(id)).toBe(1);
    expect(await brokenPromises(orders)).toEqual([]);
  });
});
