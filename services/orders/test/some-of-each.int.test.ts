import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ada, address, buyer } from './support/buyer.js';
import { goodsLine } from './support/goods-line.js';
import { orderPages } from './support/order-pages.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { voucherDesk } from './support/vouchers.js';

const PLACE = `mutation ($sessionId: String!, $input: PlaceOrderInput!, $key: String) {
  placeOrder(sessionId: $sessionId, input: $input, idempotencyKey: $key) { __typename ... on Refusal { message }
  ... on InvalidInput { fields { field } } ... on CartPlaced { replayed refused { name } order { id shipping totalWithShipping
    url delivery { city } lines { id ... on OrderItem { pickUp } } } } } }`;
const CANCEL = `mutation ($id: ID!, $lineId: ID!, $revision: Int!) {
  cancelOrderLine(orderId: $id, lineId: $lineId, quantity: 1, revision: $revision) { __typename
    ... on OrderLineCancelled { returned } } }`;
const START = `mutation ($sessionId: String!, $version: String!, $pickUpLines: [ID!], $total: String) {
  startBasketPayment(sessionId: $sessionId, version: $version, pickUp: false, pickUpLines: $pickUpLines, total: $total) {
    __typename ... on TotalMismatch { expected } } }`;

const SWITCH = `mutation ($token: String!, $lineId: ID!, $pickUp: Boolean!, $revision: Int!) {
  done: switchMyOrderLine(token: $token, lineId: $lineId, pickUp: $pickUp, revision: $revision) { __typename
    ... on Refusal { message } ... on OrderChangedMeanwhile { currentOrder { status } }
    ... on Order { revision shipping delivery { city } lines { ... on OrderItem { pickUp } } refunds { amount name quantity voucherLast4 } } } }`;
const MONEY = `SELECT event->'data'->'lines' AS lines FROM outbox WHERE subject = 'hilltop.orders.money-moved.v1' AND aggregate_id = $1
  ORDER BY position`;

interface Ordered {
  readonly id: string;
  readonly url: string;
  readonly shipping: string;
  readonly lines: readonly { readonly id: string; readonly pickUp: boolean }[];
}
interface Answer {
  readonly __typename: string;
  readonly replayed?: boolean;
  readonly order: Ordered;
}

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
}, 60_000);
afterAll(() => orders.close());

/** A cart with so many goods. */
async function cartOf(goods: number) {
  const visitor = buyer(orders);
  for (let at = 0; at < goods; at += 1) await visitor.add(await orders.stock({ name: `Thing ${at}` }));
  const basket = await visitor.basket();
  const lineIds = basket.goods.map(({ id }) => id);
  return {
    lineIds,
    version: basket.version,
    sessionId: visitor.sessionId,
    async place(pickUpLines: readonly string[], more: object = {}, key?: string): Promise<Answer> {
      const input = { version: basket.version, ...ada, ...address, pickUp: false, pickUpLines, ...more };
      const { data, errors } = await orders.ask(PLACE, { sessionId: visitor.sessionId, input, key });
      if (errors) throw new Error(errors[0]?.message);
      return data?.placeOrder as never;
    },
  };
}

async function cancel(id: string, place: number, revision: number): Promise<object | undefined> {
  const lineId = await goodsLine(orders, id, place);
  const { data } = await orders.ask(CANCEL, { id, lineId, revision }, testStaff);
  return data?.cancelOrderLine as object | undefined;
}

describe('an order of which some is picked up and the rest is sent', () => {
  it('keeps how each line is had, and is charged shipping once', async () => {
    const cart = await cartOf(3);
    const { order } = await cart.place(cart.lineIds.slice(0, 1), { total: '49.49' });
    expect(order).toMatchObject({
      shipping: '5.99',
      totalWithShipping: '49.49',
      delivery: { city: 'Arlington' },
      lines: [{ pickUp: true }, { pickUp: false }, { pickUp: false }],
    });
  });

  it('is charged no shipping and keeps no address where every line is picked up', async () => {
    const cart = await cartOf(2);
    const { order } = await cart.place(cart.lineIds, { total: '29.00' });
    expect(order).toMatchObject({ shipping: '0.00', delivery: null, lines: [{ pickUp: true }, { pickUp: true }] });
  });

  it('is charged no shipping where what was to be sent is gone', async () => {
    const cart = await cartOf(2);
    const [picked = '', sent = ''] = cart.lineIds;
    const [row] = await orders.database.dataSource.query('SELECT product_id FROM cart_lines WHERE id = $1', [sent]);
    orders.catalog.left.set(row.product_id, 0);
    const placed = await cart.place([picked], { takeWhatYouCanGet: true });
    expect(placed).toMatchObject({
      refused: [{}],
      order: { shipping: '0.00', delivery: null, lines: [{ pickUp: true }] },
    });
  });

  it('is another purchase than one that is sent as a whole', async () => {
    const cart = await cartOf(2);
    const first = await cart.place(cart.lineIds.slice(0, 1), {}, 'some of each');
    expect(await cart.place(cart.lineIds.slice(0, 1), {}, 'some of each')).toMatchObject({
      replayed: true,
      order: { id: first.order.id },
    });
    expect(await cart.place([], {}, 'some of each')).toMatchObject({ __typename: 'OrderKeyReused' });
  });

  it('gives the shipping back with the last piece that is left to send, once', async () => {
    const cart = await cartOf(3);
    const { order } = await cart.place(cart.lineIds.slice(0, 1));
    expect(await cancel(order.id, 1, 0)).toMatchObject({ returned: '14.50' });
    expect(await cancel(order.id, 2, 1)).toMatchObject({ returned: '20.49' });
    expect(await cancel(order.id, 0, 2)).toMatchObject({ returned: '14.50' });
  });

  it('starts a payment of the sum that was seen', async () => {
    const { sessionId, version, lineIds } = await cartOf(2);
    const start = async (pickUpLines: readonly string[], total: string) =>
      (await orders.ask(START, { sessionId, version, pickUpLines, total })).data?.startBasketPayment;
    expect(await start(lineIds, '34.99')).toMatchObject({ __typename: 'TotalMismatch', expected: '29.00' });
    expect(await start(lineIds.slice(0, 1), '34.99')).toMatchObject({ __typename: 'PaymentStarted' });
  });
});

it('the page of an order leads to the visit of its tour', async () => {
  const visitor = buyer(orders);
  await visitor.addTour();
  const pages = orderPages(orders);
  const { token } = await pages.place(visitor.sessionId, { pickUp: true });
  expect(await pages.show(token)).toMatchObject({
    status: 'handed_over',
    lines: [{ name: 'Gate to Garden', visitUrl: expect.stringContaining('/visit/') }],
  });
});

describe('the buyer of an order that is not packed', () => {
  const tokenOf = ({ url }: Ordered): string => url.split('/').at(-1) ?? '';
  async function change(order: Ordered, place: number, pickUp: boolean, revision: number) {
    const lineId = order.lines[place]?.id ?? '';
    const { data, errors } = await orders.ask(SWITCH, { token: tokenOf(order), lineId, pickUp, revision });
    if (errors) throw new Error(errors[0]?.message);
    return data?.done as { __typename: string; message?: string };
  }
  const balanceOf = async (id: string): Promise<number> => {
    const rows: { lines: { account: string; cents: number }[] }[] = await orders.database.dataSource.query(MONEY, [id]);
    const deferred = rows.flatMap(({ lines }) => lines).filter(({ account }) => account === 'deferred_goods');
    return deferred.reduce((sum, { cents }) => sum - cents, 0);
  };

  it('has a line picked up or sent with the others for nothing; a repeated press changes nothing more', async () => {
    const { order } = await (await cartOf(2)).place([]);
    const switched = { revision: 1, lines: [{ pickUp: true }, { pickUp: false }], refunds: [] };
    expect(await change(order, 0, true, 0)).toMatchObject(switched);
    expect(await change(order, 0, true, 0)).toMatchObject(switched);
    expect(await change(order, 0, false, 1)).toMatchObject({
      revision: 2,
      lines: [{ pickUp: false }, { pickUp: false }],
    });
    expect(await change(order, 1, true, 0)).toMatchObject({ __typename: 'OrderChangedMeanwhile' });
    const changes = await orders.database.dataSource.query('SELECT kind FROM order_changes WHERE order_id = $1', [
      order.id,
    ]);
    expect(changes).toEqual([{ kind: 'line_switched' }, { kind: 'line_switched' }]);
  });

  it('gets the shipping back with the last line, once, and it cannot be sent again for nothing', async () => {
    const { order } = await (await cartOf(2)).place([]);
    expect(await balanceOf(order.id)).toBe(3_499);
    await change(order, 0, true, 0);
    const both = await Promise.all([change(order, 1, true, 1), change(order, 1, true, 1)]);
    for (const answer of both) {
      expect(answer).toMatchObject({
        __typename: 'Order',
        delivery: null,
        refunds: [{ amount: '5.99', name: 'Shipping', quantity: null, voucherLast4: null }],
      });
    }
    expect(await balanceOf(order.id)).toBe(2_900);
    expect(await change(order, 0, false, 2)).toMatchObject({
      __typename: 'OrderChangedMeanwhile',
      message: 'Sending it costs shipping, which cannot be paid here. Please write to us, and we arrange it.',
    });
    expect(await cancel(order.id, 0, 2)).toMatchObject({ returned: '14.50' });
    expect(await cancel(order.id, 1, 3)).toMatchObject({ returned: '14.50' });
    expect(await balanceOf(order.id)).toBe(0);
  });

  it('gets it back on the voucher that paid', async () => {
    const desk = voucherDesk(orders);
    const visitor = buyer(orders);
    await visitor.add(await orders.stock());
    const { id: voucherId, code } = await desk.issue(30);
    await desk.use(visitor.sessionId, code);
    const { version } = await visitor.basket();
    const input = { version, ...ada, ...address, pickUp: false };
    const { data } = await orders.ask(PLACE, { sessionId: visitor.sessionId, input });
    const order = (data?.placeOrder as unknown as Answer | undefined)?.order as Ordered;
    expect(await desk.balanceOf(voucherId)).toBe(951);
    expect(await change(order, 0, true, 0)).toMatchObject({
      refunds: [{ amount: '5.99', voucherLast4: code.slice(-4) }],
    });
    expect(await desk.balanceOf(voucherId)).toBe(1_550);
  });

  it('cannot change what is packed, canceled or not there', async () => {
    const { order } = await (await cartOf(2)).place([]);
    expect(await change(order, 9, true, 0)).toMatchObject({ __typename: 'OrderChangedMeanwhile' });
    await cancel(order.id, 0, 0);
    expect(await change(order, 0, true, 1)).toMatchObject({ __typename: 'OrderChangedMeanwhile' });
    await orders.database.dataSource.query(`UPDATE orders SET status = 'packed' WHERE id = $1`, [order.id]);
    expect(await change(order, 1, true, 1)).toMatchObject({
      message: 'Your order is packed already. Please call us if you want it another way.',
      currentOrder: { status: 'packed' },
    });
  });
});
