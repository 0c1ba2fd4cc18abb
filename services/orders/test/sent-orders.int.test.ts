import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { erasePerson } from '@hilltop/platform/personal-data/erase-when-requested';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

const ORDER = `mutation ($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) { __typename
  ... on OrderPlaced { replayed order { id total shipping totalWithShipping delivery { phone address city state zipCode } } }
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const LIST = `{ orders { orders { id totalWithShipping delivery { phone address city state zipCode } } } }`;

const delivery = {
  customerPhone: '817-555-0100',
  address: '3001 W Division St, Apt 4',
  city: 'Arlington',
  state: 'TX',
  zipCode: '76012',
};
const kept = (({ customerPhone: phone, ...address }) => ({ phone, ...address }))(delivery);

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders();
});
afterAll(() => orders.close());

const order = async (changes: object, key?: string) => {
  const items = JSON.stringify([{ productId: await orders.stock(), productName: 'Mug', quantity: 2, price: '14.50' }]);
  const buyer = { customerName: 'Ada Example', customerEmail: 'ada@example.test', items, total: '29.00' };
  return (await orders.ask(ORDER, { input: { ...buyer, ...changes }, key })).data?.createOrder;
};
const paidCents = async (id: string) => {
  const rows = await orders.database.dataSource.query('SELECT amount_cents FROM payments WHERE order_id = $1', [id]);
  return (rows as { amount_cents: number }[]).map(({ amount_cents }) => amount_cents);
};
const idOf = (placed: unknown) => (placed as { order: { id: string } }).order.id;

describe('an order that is sent', () => {
  it('keeps the address and the phone, and is charged what the buyer was told, once', async () => {
    const input = { ...delivery, shipping: '5.99', paymentIntentId: 'pi_sent_1' };
    const placed = await order(input, 'sent-1');
    expect(placed).toMatchObject({
      order: { total: '29.00', shipping: '5.99', totalWithShipping: '34.99', delivery: kept },
    });
    expect(await paidCents(idOf(placed))).toEqual([3499]);
    const { data } = await orders.ask(LIST, {}, testStaff);
    const listed = (data?.orders as { orders: { id: string }[] } | undefined)?.orders;
    expect(listed?.find(({ id }) => id === idOf(placed))).toMatchObject({
      totalWithShipping: '34.99',
      delivery: kept,
    });
  });

  it('is another order with another address, though the rest and the key are the same', async () => {
    const goods = { items: JSON.stringify([{ productId: await orders.stock(), quantity: 2, price: '14.50' }]) };
    const input = { ...goods, ...delivery, shipping: '5.99' };
    expect(await order(input, 'sent-2')).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await order(input, 'sent-2')).toMatchObject({ __typename: 'OrderPlaced', replayed: true });
    expect(await order({ ...input, address: '1 Other St' }, 'sent-2')).toMatchObject({ __typename: 'OrderKeyReused' });
  });

  it.each([
    [
      'without a phone',
      { customerPhone: ' ' },
      { field: 'customerPhone', message: 'Phone is required to send the order' },
    ],
    ['without a city', { city: undefined }, { field: 'city', message: 'City is required to send the order' }],
    [
      'without shipping',
      { shipping: undefined },
      { field: 'shipping', message: 'Shipping is charged for an order that is sent: please add it' },
    ],
    ['at no amount', { shipping: 'free' }, { field: 'shipping', message: expect.stringMatching('such as 5.99') }],
    [
      'to half a novel',
      { address: 'x'.repeat(201) },
      { field: 'address', message: 'Address can have at most 200 characters' },
    ],
  ])('%s is refused by the name of the field', async (_, changes, fault) => {
    expect(await order({ ...delivery, shipping: '5.99', ...changes })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [fault],
    });
  });

  it('has no address in its event, and none after its buyer was erased', async () => {
    const placed = await order({ ...delivery, shipping: '5.99', customerEmail: 'gone@example.test' });
    const { dataSource } = orders.database;
    expect(JSON.stringify(await dataSource.query('SELECT event FROM outbox'))).not.toContain('Division');
    await erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('gone@example.test'));
    const rows = await dataSource.query('SELECT customer_name, delivery, shipping_cents FROM orders WHERE id = $1', [
      idOf(placed),
    ]);
    expect(rows).toEqual([{ customer_name: 'Erased', delivery: null, shipping_cents: 599 }]);
  });
});

it('is picked up without an address: no shipping is charged', async () => {
  const placed = await order({});
  expect(placed).toMatchObject({
    order: { total: '29.00', shipping: '0.00', totalWithShipping: '29.00', delivery: null },
  });
  expect(await paidCents(idOf(placed))).toEqual([2900]);
});
