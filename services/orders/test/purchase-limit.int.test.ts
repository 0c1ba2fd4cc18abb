import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningOrders, runOrders } from './support/running-orders.js';

const ORDER = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename
  ... on TooManyPurchases { retryAfterSeconds } ... on Refusal { message } } }`;
const office = 'the-hash-of-an-office';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 3 });
});
afterAll(() => orders.close());

it('counts the orders of an address, each of which is mailed to whom it names', async () => {
  const productId = await orders.stock();
  const orderFor = async (mailbox: number, caller: string) => {
    const items = JSON.stringify([{ productId, productName: 'Mug', quantity: 1, price: '14.50' }]);
    const buyer = { customerName: 'Ada Example', customerEmail: `mailbox-${mailbox}@example.test`, status: 'pending' };
    const { data } = await orders.ask(ORDER, { input: { ...buyer, items, total: '14.50' } }, undefined, caller);
    return data?.createOrder;
  };
  const answers = await Promise.all([1, 2, 3, 4, 5].map((mailbox) => orderFor(mailbox, office)));
  const refused = answers.filter((answer) => answer?.__typename === 'TooManyPurchases');
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({
    message: expect.stringMatching(
      /^Many orders have just come from your network\. Please try again in .*, or call us, or write to us on our contact page\.$/,
    ),
    retryAfterSeconds: expect.any(Number),
  });
  expect(answers.filter((answer) => answer?.__typename === 'OrderPlaced')).toHaveLength(3);
  expect((await orderFor(6, 'the-hash-of-another-one'))?.__typename).toBe('OrderPlaced');
});
