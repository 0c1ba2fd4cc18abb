import { randomUUID } from 'node:crypto';
import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { eventually } from '@hilltop/platform/testing/eventually';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { booksOf } from './support/books.js';
import { ada, address, buyer } from './support/buyer.js';
import { goodsLine } from './support/goods-line.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

const REFUSED = '__typename ... on Refusal { message }';
const QUOTE_FIELDS = '... on OrderLineQuote { revision goods shipping toReturn endsOrder }';
const QUOTE = `query ($orderId: ID!, $lineId: ID!, $quantity: Int!) {
  done: quoteOrderLine(orderId: $orderId, lineId: $lineId, quantity: $quantity) { ${REFUSED} ${QUOTE_FIELDS} } }`;
const CANCEL = `mutation ($orderId: ID!, $lineId: ID!, $quantity: Int!, $revision: Int!, $key: String) {
  done: cancelOrderLine(orderId: $orderId, lineId: $lineId, quantity: $quantity, revision: $revision, idempotencyKey: $key) {
    ${REFUSED} ... on OrderLineQuoteChanged { quote { revision toReturn endsOrder } }
    ... on OrderLineCancelled { returned order { status revision lines { quantity cancelled } } } } }`;
const RETRY = `mutation ($id: ID!) { done: retryOrderRefund(refundId: $id) { ${REFUSED} } }`;
const STATUS = `mutation ($id: ID!, $from: OrderStatus!, $to: OrderStatus!) {
  done: changeOrderStatus(id: $id, from: $from, to: $to, revision: 0) { ${REFUSED} } }`;
const REFUNDS = `{ orders(first: 100) { orders { id refunds { id name quantity amount status } } } }`;
const ORDER = `mutation ($input: CreateOrderInput!) { done: createOrder(input: $input) { ${REFUSED} ... on OrderPlaced { order { id } } } }`;
const guide = { ...testStaff, staffRole: 'guide' } as const;
const desk = { ...testStaff, staffRole: 'desk', id: randomUUID() } as const;

type Done = { __typename: string; message?: string; revision?: number; returned?: string; order?: { id: string } };

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
}, 60_000);
afterAll(() => orders.close());

const ask = async (query: string, variables: object, identity: object = testStaff): Promise<Done | undefined> =>
  (await orders.ask(query, variables, identity as typeof testStaff)).data?.done as Done | undefined;
const rows = <Row>(sql: string, values: unknown[]): Promise<Row[]> => orders.database.dataSource.query(sql, values);

/** An order of mugs at 14.50 and caps at 24.00 by the documented call, with shipping. */
async function ordered(mugs: number, caps = 0): Promise<string> {
  const mug = { productId: await orders.stock(), productName: 'Mug', quantity: mugs, price: '14.50' };
  const cap = {
    productId: await orders.stock({ priceCents: 2_400 }),
    productName: 'Cap',
    quantity: caps,
    price: '24.00',
  };
  const items = JSON.stringify(caps > 0 ? [mug, cap] : [mug]);
  const total = ((mugs * 1_450 + caps * 2_400) / 100).toFixed(2);
  const done = await ask(ORDER, { input: { ...ada, items, total, shipping: '5.99', ...address } });
  return done?.order?.id ?? '';
}

const quote = async (orderId: string, quantity: number) =>
  ask(QUOTE, { orderId, lineId: await goodsLine(orders, orderId), quantity });
const cancel = async (orderId: string, quantity: number, more: object = {}, identity: object = testStaff) => {
  const lineId = await goodsLine(orders, orderId);
  return ask(CANCEL, { orderId, lineId, quantity, revision: 0, key: null, ...more }, identity);
};
const refundsOf = (orderId: string) =>
  rows<{ id: string; cents: number; status: string }>(
    `SELECT r.id, r.amount_cents AS cents, r.status FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.order_id = $1 ORDER BY r.requested_at, r.revision`,
    [orderId],
  );
const toldOf = (orderId: string) =>
  rows<{ data: object }>(
    `SELECT event->'data' AS data FROM outbox WHERE subject = 'hilltop.orders.order-line-cancelled.v1'
      AND event->'data'->>'orderId' = $1 ORDER BY position`,
    [orderId],
  );

describe('a line of an order', () => {
  it('is canceled in part and then whole, as was said before; the shipping goes back with the last piece', async () => {
    const id = await ordered(3);
    expect(await quote(id, 1)).toMatchObject({
      revision: 0,
      goods: '14.50',
      shipping: '0.00',
      toReturn: '14.50',
      endsOrder: false,
    });
    expect(await cancel(id, 1)).toEqual({
      __typename: 'OrderLineCancelled',
      returned: '14.50',
      order: { status: 'pending', revision: 1, lines: [{ quantity: 3, cancelled: 1 }] },
    });
    expect(await booksOf(orders, id)).toMatchObject({
      'deferred_goods goods': -2_900,
      'deferred_goods shipping': -599,
    });
    expect(await quote(id, 2)).toMatchObject({ revision: 1, shipping: '5.99', toReturn: '34.99', endsOrder: true });
    expect(await cancel(id, 2, { revision: 1 })).toMatchObject({ returned: '34.99', order: { status: 'handed_over' } });
    expect(await cancel(id, 1, { revision: 2 })).toMatchObject({ __typename: 'OrderLineNotCancelable' });
    const [row] = await rows<{ claimId: string; productId: string }>(
      `SELECT id AS "claimId", facts->>'productId' AS "productId" FROM sale_lines WHERE sale_id = $1`,
      [id],
    );
    const facts = { orderId: id, ...row };
    expect((await toldOf(id)).map(({ data }) => data)).toMatchObject([
      { ...facts, quantity: 1, cents: 1_450 },
      { ...facts, quantity: 2, cents: 2_900 },
    ]);
    await eventually(async () => {
      expect(await refundsOf(id)).toMatchObject([
        { cents: 1_450, status: 'settled' },
        { cents: 3_499, status: 'settled' },
      ]);
      expect(await booksOf(orders, id)).toEqual({});
    });
    const actions = (await toldActions(orders.database.dataSource)).filter(({ targetId }) => targetId === id);
    expect(actions).toMatchObject([
      {
        action: 'cancelOrderLine',
        staffId: testStaff.id,
        before: { quantity: 3 },
        after: { quantity: 2, refundCents: 1_450 },
      },
      { after: { quantity: 0, refundCents: 3_499 } },
    ]);
  });

  it('of a cart names its line, keeps the tours, and ends nothing of the visit', async () => {
    const shopper = buyer(orders);
    await shopper.add(await orders.stock());
    await shopper.addTour();
    const { order } = await shopper.place({ pickUp: false, ...address });
    const id = order?.id ?? '';
    expect(await quote(id, 1)).toMatchObject({ toReturn: '20.49', endsOrder: true });
    expect(await cancel(id, 1)).toMatchObject({ returned: '20.49' });
    const [line] = await rows<{ id: string }>(`SELECT id FROM sale_lines WHERE sale_id = $1 AND kind = 'goods'`, [id]);
    expect((await toldOf(id)).map(({ data }) => data)).toMatchObject([{ orderId: id, claimId: line?.id, quantity: 1 }]);
    expect(await booksOf(orders, id)).toMatchObject({ 'receivable tour': -5_000 });
    await eventually(
      async () => expect(await booksOf(orders, id)).toEqual({ card: 5_000, 'receivable tour': -5_000 }),
      15_000,
    );
    expect(
      await rows(`SELECT 1 FROM outbox WHERE subject LIKE '%sale-refund-ended%' AND aggregate_id = $1`, [line?.id]),
    ).toEqual([]);
    const { data } = await orders.ask(REFUNDS, {}, testStaff);
    const shown = data?.orders as unknown as { orders: { id: string; refunds: object[] }[] };
    expect(shown.orders.find((one) => one.id === id)?.refunds).toMatchObject([
      { name: 'The Lamp Mug', quantity: 1, amount: '20.49' },
    ]);
  });

  it('that was refused while it was bought is no line of the order; the second kept one names its own line of the sale', async () => {
    const shopper = buyer(orders);
    const [gone, kept, other] = [await orders.stock(), await orders.stock(), await orders.stock({ priceCents: 2_400 })];
    for (const product of [gone, kept, other]) await shopper.add(product);
    await shopper.addTour();
    // It is counted, and ran out in this very moment.
    orders.catalog.left.set(gone, 0);
    const { order, refused } = await shopper.place();
    const id = order?.id ?? '';
    const lines = await rows<{ id: string; product: string }>(
      `SELECT id, facts->>'productId' AS product FROM sale_lines WHERE sale_id = $1 AND kind = 'goods' AND state = 'confirmed' ORDER BY position`,
      [id],
    );
    expect(refused).toHaveLength(1);
    expect(lines).toHaveLength(2);
    const last = lines.length - 1;
    expect(await cancel(id, 1, { lineId: lines[last]?.id })).toMatchObject({ __typename: 'OrderLineCancelled' });
    expect((await toldOf(id)).map(({ data }) => data)).toMatchObject([
      { claimId: lines[last]?.id, productId: lines[last]?.product },
    ]);
  });

  it('that two members of staff cancel at once is canceled once; the other sees what would happen now', async () => {
    const id = await ordered(3);
    const both = await Promise.all([cancel(id, 2), cancel(id, 2, {}, desk)]);
    expect(both.map((done) => done?.__typename).sort()).toEqual(['OrderLineCancelled', 'OrderLineNotCancelable']);
    const more = await Promise.all([cancel(id, 1), cancel(id, 1, { revision: 1 })]);
    expect(more.filter((done) => done?.__typename === 'OrderLineCancelled')).toHaveLength(1);
    const sum = (await refundsOf(id)).reduce((cents, refund) => cents + refund.cents, 0);
    expect(sum).toBe(3 * 1_450 + 599);
  });

  it('is not canceled by another revision, which answers the consequences of now', async () => {
    const id = await ordered(2, 1);
    await cancel(id, 2);
    expect(
      await ask(CANCEL, { orderId: id, lineId: await goodsLine(orders, id, 1), quantity: 1, revision: 0 }),
    ).toMatchObject({
      __typename: 'OrderLineQuoteChanged',
      quote: { revision: 1, toReturn: '29.99', endsOrder: true },
    });
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('is canceled once per key, also at the same time', async () => {
    const id = await ordered(3);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id, 1, { key })));
    expect(answers).toEqual(
      Array(5).fill(expect.objectContaining({ __typename: 'OrderLineCancelled', returned: '14.50' })),
    );
    expect(await refundsOf(id)).toHaveLength(1);
    for (const other of [{ quantity: 2 }, { lineId: randomUUID() }, { revision: 1 }])
      expect(await cancel(id, 1, { key, ...other })).toMatchObject({ __typename: 'OrderKeyReused' });
  });

  it('of an order that is handed over stays, until it is taken back', async () => {
    const id = await ordered(1);
    await ask(STATUS, { id, from: 'pending', to: 'handed_over' });
    expect(await quote(id, 1)).toMatchObject({ message: expect.stringContaining('back to packed') });
    expect(await cancel(id, 1)).toMatchObject({ __typename: 'OrderLineNotCancelable' });
    await ask(STATUS, { id, from: 'handed_over', to: 'packed' });
    expect(await cancel(id, 1)).toMatchObject({ __typename: 'OrderLineCancelled' });
  });

  it('never has more canceled than it has: the database refuses it (the guard left out)', async () => {
    const id = await ordered(1);
    const careless = rows('UPDATE sale_lines SET cancelled = 2 WHERE sale_id = $1', [id]);
    await expect(careless).rejects.toThrow('sale_lines_pieces');
  });

  it.each([
    ['a guide', guide, 'NotAllowed'],
    ['a visitor', { role: 'visitor' }, 'NotSignedIn'],
  ])('is nobody’s to cancel who is %s', async (_, identity, refusal) => {
    const id = await ordered(1);
    expect(await cancel(id, 1, {}, identity)).toMatchObject({ __typename: refusal });
    expect(await cancel(id, 1, {}, desk)).toMatchObject({ __typename: 'OrderLineCancelled' });
  });

  it.each([
    [{ orderId: randomUUID(), lineId: 'x', quantity: 1 }, 'OrderNotFound'],
    [{ orderId: 'x', lineId: 'x', quantity: 1 }, 'OrderNotFound'],
    [{ orderId: '', lineId: '', quantity: 0 }, 'InvalidInput'],
  ])('%j is refused: %s', async (line, refusal) => {
    expect(await ask(QUOTE, line)).toMatchObject({ __typename: refusal });
  });
});

it('a refund that the bank refused is sent again by staff, and counts once', async () => {
  const id = await ordered(2);
  await cancel(id, 2);
  const [refund] = await refundsOf(id);
  expect(await ask(RETRY, { id: refund?.id })).toMatchObject({ __typename: 'OrderRefundNotFailed' });
  await rows(`UPDATE refunds SET status = 'failed' WHERE id = $1`, [refund?.id]);
  expect(await ask(RETRY, { id: refund?.id })).toMatchObject({ __typename: 'Order' });
  await eventually(
    async () => expect(await refundsOf(id)).toMatchObject([{ cents: 3_499, status: 'settled' }]),
    15_000,
  );
});

it('on Stripe what was canceled goes back to the card', async () => {
  const stripe = await FakeStripe.start();
  const paid = await runOrders(stripe.settings);
  try {
    stripe.refundStatus = 'succeeded';
    const shopper = buyer(paid);
    await shopper.add(await paid.stock());
    const { version } = await shopper.basket();
    const start = `mutation ($sessionId: String!, $version: String!) { startBasketPayment(sessionId: $sessionId, version: $version, pickUp: true) {
      ... on PaymentStarted { intentId } } }`;
    const { data } = await paid.ask(start, { sessionId: shopper.sessionId, version });
    const paymentIntentId = String(data?.startBasketPayment?.intentId);
    stripe.payInBrowser(paymentIntentId);
    const { order } = await shopper.place({ paymentIntentId, pickUp: true });
    const lineId = await goodsLine(paid, order?.id ?? '');
    const cancelled = await paid.ask(CANCEL, { orderId: order?.id, lineId, quantity: 1, revision: 0 }, testStaff);
    expect(cancelled.data?.done).toMatchObject({ returned: '14.50' });
    await eventually(() => expect(stripe.refundedOf(paymentIntentId)).toBe(1_450), 15_000);
  } finally {
    await paid.close();
    await stripe.close();
  }
}, 60_000);
