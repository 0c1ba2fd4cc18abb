import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ordersService } from '../src/service.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

const ORDER = `mutation ($items: String!) { createOrder(input: { customerName: "Ada Example", customerEmail: "ada@example.test",
  items: $items, total: "14.50" }) { __typename ... on OrderPlaced { order { id } } } }`;
const CHANGE = `mutation ($id: ID!, $from: OrderStatus!, $to: OrderStatus!) { changeOrderStatus(id: $id, from: $from, to: $to, revision: 0) {
  __typename ... on Order { status } ... on OrderChangedMeanwhile { currentOrder { status } } ... on Refusal { message } } }`;
const OPEN = '{ orders(open: true, direction: ASCENDING) { total orders { id status } } }';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders();
});
afterAll(() => orders.close());

async function place(): Promise<string> {
  const line = { productId: await orders.stock(), productName: 'Mug', quantity: 1, price: '14.50' };
  const { data } = await orders.ask(ORDER, { items: JSON.stringify([line]) });
  return (data?.createOrder?.order as { id: string } | undefined)?.id ?? '';
}
const change = async (id: string, from: string, to: string) =>
  (await orders.ask(CHANGE, { id, from, to }, testStaff)).data?.changeOrderStatus;
const open = async () => (await orders.ask(OPEN, {}, testStaff)).data?.orders;

describe('an order', () => {
  it('goes from paid to packed and handed over, and back after a mistake; each change is recorded', async () => {
    const id = await place();
    const steps = ['pending', 'paid', 'packed', 'handed_over', 'packed'] as const;
    const sides = steps.slice(1).map((to, at) => ({ before: { status: steps[at] }, after: { status: to } }));
    for (const { before, after } of sides) {
      expect(await change(id, String(before.status), after.status)).toEqual({ __typename: 'Order', ...after });
    }
    const told = (await toldActions(orders.database.dataSource)).filter(({ targetId }) => targetId === id);
    expect(told.map(({ before, after }) => ({ before, after }))).toEqual(sides);
    expect(told[0]).toMatchObject({ action: 'changeOrderStatus', staffId: testStaff.id });
  });

  it('that someone else has changed is not changed again, also under concurrency', async () => {
    const id = await place();
    const both = await Promise.all([change(id, 'pending', 'paid'), change(id, 'pending', 'packed')]);
    expect(both.map((answer) => answer?.__typename).sort()).toEqual(['Order', 'OrderChangedMeanwhile']);
    const refused = both.find((answer) => answer?.__typename === 'OrderChangedMeanwhile');
    const changed = both.find((answer) => answer?.__typename === 'Order');
    expect(refused).toMatchObject({ currentOrder: { status: changed?.status } });
  });

  it('is open until it is handed over', async () => {
    const id = await place();
    const before = await open();
    expect(before?.orders).toContainEqual({ id, status: 'pending' });
    await change(id, 'pending', 'handed_over');
    expect((await open())?.total).toBe(Number(before?.total) - 1);
  });

  it.each([UNKNOWN, 'x'])('that does not exist (%s) is refused', async (id) => {
    expect(await change(id, 'pending', 'paid')).toMatchObject({ __typename: 'OrderNotFound' });
  });

  it('can be changed by staff only', async () => {
    const { data } = await orders.ask(CHANGE, { id: await place(), from: 'pending', to: 'paid' });
    expect(data?.changeOrderStatus).toMatchObject({ __typename: 'NotSignedIn' });
  });
});

it('these are the staff mutations of the schema', () => {
  expect(staffMutations(ordersService.schema)).toEqual([
    'acceptForCaller',
    'askForGroup',
    'blockVoucher',
    'cancelOrderLine',
    'cashOutVoucher',
    'changeGroupCount',
    'changeOrderStatus',
    'confirmExemption',
    'confirmTaxRate',
    'correctGroupOrganizer',
    'correctOrderDelivery',
    'correctOrderParcel',
    'createPromotion',
    'creditTax',
    'endGroup',
    'endPromotion',
    'issueCreditNote',
    'issueInvoice',
    'issueVoucher',
    'mergeOrganizations',
    'payOutGroup',
    'payOverGroup',
    'questionInvoice',
    'recordGroupPayment',
    'recordSharedPayment',
    'refundVoucher',
    'removeGroupFile',
    'replaceVoucher',
    'retryOrderRefund',
    'reverseGroupPayment',
    'saveGroupTerms',
    'secureByPurchaseOrder',
    'secureWithout',
    'sendGroupQuote',
    'setGroupRate',
    'setGroupReminderRule',
    'setShipping',
    'setTaxRate',
    'writeOffGroup',
  ]);
});
