import { randomUUID } from 'node:crypto';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { address, buyer } from './support/buyer.js';
import { goodsLine } from './support/goods-line.js';
import { orderPages, PAGE, type Shown } from './support/order-pages.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { voucherDesk } from './support/vouchers.js';

const CORRECT = `mutation ($token: String!, $input: OrderDeliveryInput!) { done: correctMyOrder(token: $token, input: $input) {
  __typename ... on Order { ${PAGE} } ... on Refusal { message } ... on InvalidInput { fields { field } }
  ... on OrderChangedMeanwhile { currentOrder { ${PAGE} } } } }`;
const BY_STAFF = `mutation ($id: ID!, $reason: String!, $input: OrderDeliveryInput!) {
  done: correctOrderDelivery(id: $id, reason: $reason, input: $input) { __typename ... on Refusal { message }
    ... on InvalidInput { fields { field } } ... on Order { revision labelIsOld delivery { phone address } } } }`;
const STATUS = `mutation ($id: ID!, $from: OrderStatus!, $to: OrderStatus!, $revision: Int!) {
  done: changeOrderStatus(id: $id, from: $from, to: $to, revision: $revision) { __typename ... on Refusal { message } } }`;
const LIST = `query ($search: String!) { orders(search: $search) { orders { labelIsOld changes { kind actor reason voucherLast4
  formerDelivery { address phone } } } } }`;
const MAIL = `query ($id: ID!) { orderChange(id: $id) { kind actor order { orderNumber customerEmail url delivery { city } } } }`;
const CANCEL = `mutation ($id: ID!, $lineId: ID!) { cancelOrderLine(orderId: $id, lineId: $lineId, quantity: 1, revision: 0) { __typename } }`;
const service = { role: 'service', name: 'notifications' } as const;
const clerk = { ...testStaff, staffRole: 'desk' } as const;

const { customerPhone: _, ...street } = address;
const elsewhere = { ...street, address: '99 Oak Street', city: 'Dallas', zipCode: '75201', revision: 0 };

interface Answer extends Shown {
  readonly __typename: string;
  readonly message?: string;
  readonly currentOrder?: Shown;
}

const clock = new TestClock('2026-12-01T16:00:00Z');
let orders: RunningOrders;
let desk: ReturnType<typeof voucherDesk>;
let pages: ReturnType<typeof orderPages>;
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock, false);
  desk = voucherDesk(orders);
  pages = orderPages(orders);
}, 60_000);
afterAll(() => orders.close());

async function ask(query: string, variables: object, identity?: typeof testStaff): Promise<Answer> {
  const { data, errors } = await orders.ask(query, variables as never, identity);
  if (errors) throw new Error(errors[0]?.message);
  return data?.done as never;
}

const correct = (token: string, more: object = {}) => ask(CORRECT, { token, input: { ...elsewhere, ...more } });
const move = (id: string, from: string, to: string, revision = 0) => ask(STATUS, { id, from, to, revision }, testStaff);
const toldOf = async (changeId: string): Promise<object[]> => {
  const rows: { data: object }[] = await orders.database.dataSource.query(
    `SELECT event->'data' AS data FROM outbox WHERE subject = 'hilltop.orders.order-changed.v1' AND aggregate_id = $1`,
    [changeId],
  );
  return rows.map(({ data }) => data);
};

describe('the page of an order', () => {
  it('shows by its link what was bought, where it goes and what paid it, with the contact masked', async () => {
    const visitor = buyer(orders);
    await visitor.add(await orders.stock());
    await desk.addGift(visitor.sessionId, { sendOn: '2026-12-10' });
    const paying = await desk.issue(30);
    await desk.use(visitor.sessionId, paying.code);
    const { token } = await pages.place(visitor.sessionId);
    expect(await pages.show(token)).toMatchObject({
      customerName: 'Ada Example',
      customerEmail: 'a…@e…',
      delivery: { ...street, phone: '…00' },
      deliveryOpen: true,
      lines: [
        { quantity: 1, cancelled: 0, price: '14.50', amount: '14.50' },
        {
          recipientName: 'Grace Example',
          maskedEmail: 'g…@e…',
          sendOn: '2026-12-10',
          sentAt: null,
          url: expect.stringContaining('/voucher/'),
        },
      ],
      paidByVouchers: [{ amount: '20.49', left: '9.51' }],
      changes: null,
      disputes: null,
    });
  });

  it('says what is left on the voucher that paid, and what went back to it', async () => {
    const visitor = buyer(orders);
    await visitor.add(await orders.stock());
    const paying = await desk.issue(30);
    await desk.use(visitor.sessionId, paying.code);
    const { id, token } = await pages.place(visitor.sessionId, { pickUp: true });
    expect(await pages.show(token)).toMatchObject({
      delivery: null,
      paidByVouchers: [{ amount: '14.50', left: '15.50' }],
    });
    await orders.ask(CANCEL, { id, lineId: await goodsLine(orders, id) }, testStaff);
    expect(await pages.show(token)).toMatchObject({
      lines: [{ cancelled: 1 }],
      paidByVouchers: [{ left: '30.00' }],
      refunds: [{ amount: '14.50', voucherLast4: paying.code.slice(-4) }],
    });
  });

  it('is not opened by the link of another thing, nor by one that was changed', async () => {
    const { id, token } = await pages.placeMug();
    const voucher = await desk.issue(10);
    const { VoucherLinks } = await import('../src/vouchers/voucher-links.js');
    const links = orders.app.get(VoucherLinks, { strict: false });
    const ofVoucher = links.urlOf({ id, generation: 0, language: 'en' }).split('/').at(-1) ?? '';
    const ofOther = links.urlOf({ id: voucher.id, generation: 0, language: 'en' }).split('/').at(-1) ?? '';
    for (const wrong of [ofVoucher, ofOther, token.slice(0, -1), `${token.slice(0, -2)}AA`, id, ''])
      expect(await pages.show(wrong)).toBeNull();
    expect(await pages.show(token)).not.toBeNull();
  });

  it('shows the town alone some weeks after the order was sent', async () => {
    const { id, token } = await pages.placeMug();
    await move(id, 'pending', 'handed_over');
    expect(await pages.show(token)).toMatchObject({ delivery: street });
    await orders.database.dataSource.query(
      `UPDATE orders SET status_changed_at = $2::timestamptz - interval '31 days' WHERE id = $1`,
      [id, clock.now()],
    );
    expect(await pages.show(token)).toMatchObject({
      delivery: { address: '', city: 'Arlington', state: 'TX', zipCode: '', phone: '' },
    });
  });
});

describe('the buyer', () => {
  it('corrects the address until the order is packed, once, and is mailed about it', async () => {
    const { id, token } = await pages.placeMug();
    const corrected = await correct(token, { phone: '214 555 0199' });
    expect(corrected).toMatchObject({
      __typename: 'Order',
      revision: 1,
      delivery: { address: '99 Oak Street', city: 'Dallas', phone: '…99' },
    });
    // The answer was lost, and the page sends it again.
    expect(await correct(token, { phone: '214 555 0199' })).toMatchObject({ __typename: 'Order', revision: 1 });
    const [change, ...more] = await pages.changesOf(id);
    expect(more).toEqual([]);
    expect(await toldOf(change?.id ?? '')).toEqual([
      { changeId: change?.id, orderId: id, byStaff: false, language: 'en' },
    ]);
    const { data } = await orders.ask(MAIL, { id: change?.id }, service as never);
    expect(data?.orderChange).toMatchObject({
      kind: 'delivery_corrected',
      actor: 'buyer',
      order: { customerEmail: 'ada@example.test', url: expect.stringContaining(token), delivery: { city: 'Dallas' } },
    });
  });

  it('keeps the number that is not typed', async () => {
    const { id, token } = await pages.placeMug();
    await correct(token);
    const [row] = await orders.database.dataSource.query('SELECT delivery FROM orders WHERE id = $1', [id]);
    expect(row.delivery).toMatchObject({ phone: address.customerPhone, address: '99 Oak Street' });
  });

  it.each([
    ['address', ''],
    ['city', ' '],
    ['state', 'x'.repeat(101)],
    ['zipCode', ''],
    ['phone', '1'.repeat(41)],
  ])('is told of a %s that cannot be', async (field, text) => {
    const { token } = await pages.placeMug();
    expect(await correct(token, { [field]: text })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field }],
    });
  });

  it('cannot correct what is packed, changed meanwhile, canceled, picked up, or somebody else’s', async () => {
    const { id, token } = await pages.placeMug();
    expect(await correct(token, { revision: 7 })).toMatchObject({
      __typename: 'OrderChangedMeanwhile',
      message: expect.stringContaining('changed in the meantime'),
      currentOrder: { customerEmail: 'a…@e…', delivery: { phone: '…00' } },
    });
    await move(id, 'pending', 'packed', 0);
    expect(await correct(token)).toMatchObject({ message: expect.stringContaining('packed already') });
    const atCounter = await pages.placeMug({ pickUp: true });
    expect(await correct(atCounter.token)).toMatchObject({ message: expect.stringContaining('no address') });
    const canceled = await pages.placeMug();
    await orders.ask(CANCEL, { id: canceled.id }, testStaff);
    expect(await correct(canceled.token, { revision: 1 })).toMatchObject({ __typename: 'OrderChangedMeanwhile' });
    expect(await correct('x'.repeat(43))).toMatchObject({ __typename: 'OrderNotFound' });
    expect(await pages.changesOf(id)).toEqual([]);
  });
});

describe('an address that is corrected while the order is packed', () => {
  const rounds = 12;
  async function race(): Promise<string[][]> {
    const placed = await Promise.all(Array.from({ length: rounds }, () => pages.placeMug()));
    return Promise.all(
      placed.map(async ({ id, token }) => {
        const [corrected, packed] = await Promise.all([correct(token), move(id, 'pending', 'packed')]);
        return [corrected.__typename, packed.__typename];
      }),
    );
  }

  it('is either on the label or refused: staff who saw the old one do not pack it', async () => {
    for (const outcome of await race()) expect([...outcome].sort()).toEqual(['Order', 'OrderChangedMeanwhile']);
  });

  it('is packed once staff have seen it', async () => {
    const { id, token } = await pages.placeMug();
    expect(await correct(token)).toMatchObject({ __typename: 'Order' });
    expect(await move(id, 'pending', 'packed', 0)).toMatchObject({
      __typename: 'OrderChangedMeanwhile',
      message: 'The address or the goods of this order have changed meanwhile. Please look at it again.',
    });
    expect(await move(id, 'pending', 'packed', 1)).toMatchObject({ __typename: 'Order' });
  });
});

describe('staff', () => {
  const byStaff = (id: string, more: object = {}, reason = 'The guest asked', identity = testStaff) =>
    ask(BY_STAFF, { id, reason, input: { ...elsewhere, ...more } }, identity);

  it('correct the address with a reason until the order is handed over; the label of a packed one is old', async () => {
    const { id } = await pages.placeMug();
    const [{ order_number: search }] = await orders.database.dataSource.query(
      'SELECT order_number FROM orders WHERE id = $1',
      [id],
    );
    const shown = async () => (await orders.ask(LIST, { search }, testStaff)).data?.orders as object;
    await move(id, 'pending', 'packed', 0);
    clock.forward(1_000);
    expect(await byStaff(id, {}, 'The guest asked', clerk as never)).toMatchObject({
      __typename: 'Order',
      revision: 1,
      labelIsOld: true,
      delivery: { address: '99 Oak Street', phone: address.customerPhone },
    });
    const change = {
      kind: 'delivery_corrected',
      actor: 'staff',
      reason: 'The guest asked',
      formerDelivery: { address: street.address, phone: address.customerPhone },
    };
    expect(await shown()).toMatchObject({ orders: [{ labelIsOld: true, changes: [change] }] });
    const told = (await toldActions(orders.database.dataSource)).filter(({ targetId }) => targetId === id);
    expect(told.at(-1)).toMatchObject({
      action: 'correctOrderDelivery',
      after: { corrected: 'street, city, ZIP code' },
    });
    expect(JSON.stringify(told)).not.toMatch(/Oak|Dallas|guest asked/);
    // Whoever sees the old address does not send it.
    expect(await move(id, 'packed', 'handed_over', 0)).toMatchObject({ __typename: 'OrderChangedMeanwhile' });
    expect(await move(id, 'packed', 'handed_over', 1)).toMatchObject({ __typename: 'Order' });
    expect(await shown()).toMatchObject({ orders: [{ labelIsOld: false }] });
    expect(await byStaff(id, { address: '1 Other Street', revision: 1 })).toMatchObject({
      __typename: 'OrderChangedMeanwhile',
      message: expect.stringContaining('handed over'),
    });
  });

  it('say why, and correct no order that is not there or was changed meanwhile', async () => {
    const { id } = await pages.placeMug();
    expect(await byStaff(id, {}, ' ')).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'reason' }] });
    expect(await byStaff(randomUUID())).toMatchObject({ __typename: 'OrderNotFound' });
    expect(await byStaff(id, { revision: 3 })).toMatchObject({ __typename: 'OrderChangedMeanwhile' });
  });
});
