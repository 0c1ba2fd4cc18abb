import { randomUUID } from 'node:crypto';
import { makeObjectRows } from '@hilltop/platform/testing/object-rows';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { signId } from '@hilltop/platform/values/signed-id';
import { afterAll, beforeAll } from '@jest/globals';
import { ordersService } from '../src/service.js';
import { ada, address, adults, buyer, tourFor } from './support/buyer.js';
import { goodsLine } from './support/goods-line.js';
import { groupDesk } from './support/group-desk.js';
import { groupObjects } from './support/group-objects.js';
import { taxManager } from './support/manager.js';
import { newSession, type RunningOrders, runOrders } from './support/running-orders.js';
import { gift, voucherDesk } from './support/vouchers.js';

const ORDER = `mutation ($items: String!) { createOrder(input: { customerName: "Ada Example", customerEmail: "ada@example.test",
  items: $items, total: "14.50" }) { ... on OrderPlaced { order { id } } } }`;
const CANCEL = `mutation ($id: ID!, $lineId: ID!) { cancelOrderLine(orderId: $id, lineId: $lineId, quantity: 1, revision: 0) { __typename } }`;
const PROMOTION = 'mutation ($input: PromotionInput!) { createPromotion(input: $input) { ... on Promotion { id } } }';
const CART = `query ($sessionId: String!) { basket(sessionId: $sessionId) { count lines { kind id quantity ... on CartTour { tourTime } } vouchers { id } } }`;
const CORRECT = `mutation ($token: String!, $input: OrderDeliveryInput!) { correctMyOrder(token: $token, input: $input) { __typename } }`;
const reason = 'A test.';
const SECRETS = ['a secret of the tests for vouchers'] as const;
const OTHER_SECRETS = ['secret-of-another-house-0000000000'] as const;
const correction = { address: '9 Oak Street', city: 'Dallas', state: 'TX', zipCode: '75201', revision: 0 };
/** By the token of its order. */
const giftOf = new Map<string, string>();
/** Of an order's id, or its link. */
const goodsOf = new Map<string, string>();
const lineOf = (of: string): string => goodsOf.get(of) ?? randomUUID();
const promotion = () => ({
  code: `SPRING${randomUUID().slice(0, 8)}`,
  name: 'Spring',
  kind: 'percent',
  amount: '10',
  forGoods: true,
});

let orders: RunningOrders;
let desk: ReturnType<typeof voucherDesk>;
/** Whose session the calls name, and somebody else. Each object is in a new cart of theirs: a cart is soon full. */
let mine: ReturnType<typeof buyer>;
let theirs: ReturnType<typeof buyer>;
const asMine = (make: (whose: typeof mine) => Promise<string>) => () => {
  mine = buyer(orders);
  return make(mine);
};
const asTheirs = (make: (whose: typeof mine) => Promise<string>) => () => {
  theirs = buyer(orders);
  return make(theirs);
};
beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  orders.bookings.capacity = 10_000;
  desk = voucherDesk(orders);
  [mine, theirs] = [buyer(orders), buyer(orders)];
  await groupDesk(orders, '2027-01-01').rate('school', '10.00', null);
}, 60_000);
afterAll(() => orders.close());

async function good(whose: typeof mine): Promise<string> {
  await whose.add(await orders.stock());
  return (await whose.basket()).goods.at(-1)?.id ?? '';
}
async function tour(whose: typeof mine): Promise<string> {
  const added = await whose.addTour();
  if (!added.tour) throw new Error(JSON.stringify(added));
  return added.tour.id;
}
const voucher = async (): Promise<string> => (await desk.issue(25)).id;
const code = async (): Promise<string> => (await desk.issue(2)).code;
async function paying(whose: typeof mine): Promise<string> {
  const issued = await desk.issue(25);
  await desk.use(whose.sessionId, issued.code);
  return issued.id;
}
async function order(): Promise<string> {
  const line = { productId: await orders.stock(), productName: 'Mug', quantity: 1, price: '14.50' };
  const { data } = await orders.ask(ORDER, { items: JSON.stringify([line]) });
  const id = String((data?.createOrder?.order as { id: string } | undefined)?.id);
  goodsOf.set(id, await goodsLine(orders, id));
  return id;
}
async function cancellation(): Promise<string> {
  const id = await order();
  await orders.ask(CANCEL, { id, lineId: await goodsLine(orders, id) }, testStaff);
  const [row] = await orders.database.dataSource.query('SELECT id FROM order_cancellations WHERE order_id = $1', [id]);
  return row.id;
}
/** An order that is sent, with a gift voucher, and its link. */
async function ordered(secrets: readonly [string, ...string[]] = SECRETS): Promise<{ id: string; token: string }> {
  const whose = buyer(orders);
  await whose.add(await orders.stock());
  await desk.addGift(whose.sessionId, { sendOn: new Date(Date.now() + 86_400_000 * 30).toISOString().slice(0, 10) });
  const placed = await whose.place({ ...address, pickUp: false });
  const id = placed.order?.id ?? '';
  const token = signId(secrets, id, 'order');
  const [row] = await orders.database.dataSource.query('SELECT id FROM vouchers WHERE sale_id = $1', [id]);
  giftOf.set(token, row.id);
  goodsOf.set(token, await goodsLine(orders, id));
  return { id, token };
}
const tokenOf = async (secrets?: readonly [string, ...string[]]): Promise<string> => (await ordered(secrets)).token;
const ofMyOrder = { known: () => tokenOf(), others: () => tokenOf(OTHER_SECRETS) };
async function changeOfOrder(): Promise<string> {
  const { id, token } = await ordered();
  await orders.ask(CORRECT, { token, input: correction });
  const [row] = await orders.database.dataSource.query('SELECT id FROM order_changes WHERE order_id = $1', [id]);
  return row.id;
}
async function linkOf(secrets: readonly [string, ...string[]]): Promise<string> {
  return signId(secrets, await voucher(), 'voucher 0');
}
const line = (lineId: string) => ({ sessionId: mine.sessionId, lineId });
const item = (itemId: string) => ({ sessionId: mine.sessionId, itemId });
const paidBy = (voucherId: string) => ({ sessionId: mine.sessionId, voucherId });
const again = { known: asMine(tour), others: asTheirs(tour), missing: 'CartItemNotFound' };
const change = { tourDate: '2026-12-01', tourTime: '11:00 AM', tickets: adults(2), totalAmount: '50.00' };
const ofOrder = { known: order, missing: 'OrderNotFound' };
const ofVoucher = { known: voucher, missing: 'VoucherNotFound', args: (id: string) => ({ id, reason }) };

makeObjectRows(ordersService, () => ({
  ask: orders.ask,
  state: async () => (await orders.ask(CART, { sessionId: theirs.sessionId })).data,
  made: {
    cart: { missing: '{"items":[]}', selection: '{ items { id } }' },
    basket: { missing: '{"count":0,"lines":[]}', selection: '{ count lines { id } }' },
    addToCart: {
      known: () => orders.stock(),
      missing: 'ProductNotFound',
      args: (productId) => ({ input: { sessionId: newSession(), productId, quantity: 1 } }),
    },
    addTourToCart: { missing: 'CartTourSaved', args: (sessionId) => ({ sessionId, input: tourFor() }) },
    addCartVoucher: { missing: 'CartVoucherSaved', args: (sessionId) => ({ sessionId, input: gift }) },
    setCartDonation: { missing: 'CartDonationSaved', args: (sessionId) => ({ sessionId, amount: '25' }) },
    clearCart: { missing: 'CartCleared' },
    placeOrder: { missing: 'CartChanged', args: (sessionId) => ({ sessionId, input: { version: 'x', ...ada } }) },
    startBasketPayment: {
      others: asTheirs(good),
      missing: 'CartChanged',
      args: (lineId) => ({ sessionId: mine.sessionId, version: 'x', pickUpLines: [lineId] }),
    },
    holdCartTourAgain: { ...again, args: line },
    changeCartTour: { ...again, args: (id) => ({ ...line(id), input: change }) },
    removeCartLine: { ...again, args: line },
    removeFromCart: { ...again, known: asMine(good), others: asTheirs(good), args: item },
    setCartQuantity: {
      ...again,
      known: asMine(good),
      others: asTheirs(good),
      args: (id) => ({ ...item(id), quantity: 3 }),
    },
    removeCode: { others: asTheirs(paying), missing: 'CartVouchersChanged', args: paidBy },
    useCode: {
      known: code,
      missing: 'CodeUnknown',
      args: (typed) => ({ sessionId: newSession(), input: { code: typed } }),
    },
    voucher: {
      known: () => linkOf(SECRETS),
      others: () => linkOf(OTHER_SECRETS),
      missing: 'null',
    },
    blockVoucher: ofVoucher,
    replaceVoucher: ofVoucher,
    refundVoucher: ofVoucher,
    cashOutVoucher: { known: code, missing: 'VoucherUnknown', args: (typed) => ({ code: typed, reason }) },
    voucherMail: {
      known: async () => {
        const input = { amount: '25', reason, recipientEmail: 'grace@example.test' };
        return (await desk.issueAs(input)).voucher?.id ?? '';
      },
      missing: 'null',
    },
    ...groupObjects(orders),
    ordersReport: { missing: 'InvalidInput' },
    setGroupRate: { missing: 'GroupTerms', args: (tourId) => ({ tourId, kind: 'school', amount: '10.00' }) },
    changeOrderStatus: { ...ofOrder, args: (id) => ({ id, from: 'pending', to: 'paid', revision: 0 }) },
    quoteOrderLine: { ...ofOrder, args: (orderId) => ({ orderId, lineId: lineOf(orderId), quantity: 1 }) },
    cancelOrderLine: {
      ...ofOrder,
      args: (orderId) => ({ orderId, lineId: lineOf(orderId), quantity: 1, revision: 0 }),
    },
    myOrder: { ...ofMyOrder, missing: 'null' },
    correctMyOrder: { ...ofMyOrder, missing: 'OrderNotFound', args: (token) => ({ token, input: correction }) },
    changeGiftMailing: {
      ...ofMyOrder,
      missing: 'OrderNotFound',
      args: (token) => ({ token, lineId: giftOf.get(token) ?? randomUUID(), input: {} }),
    },
    switchMyOrderLine: {
      ...ofMyOrder,
      missing: 'OrderNotFound',
      args: (token) => ({ token, lineId: lineOf(token), pickUp: true, revision: 0 }),
    },
    correctOrderDelivery: {
      known: async () => (await ordered()).id,
      missing: 'OrderNotFound',
      args: (id) => ({ id, reason, input: correction }),
    },
    correctOrderParcel: {
      known: async () => (await ordered()).id,
      missing: 'OrderNotFound',
      args: (id) => ({ id, input: { carrier: 'UPS' } }),
    },
    orderChange: { known: changeOfOrder, missing: 'null' },
    orderReceipt: { known: order, missing: 'null' },
    orderCancellation: { known: cancellation, missing: 'null' },
    // `line-refunds.int.test.ts` opens one that there is, and `cancel-line.int.test.ts` retries one that failed.
    lineRefunds: { missing: '0' },
    retryOrderRefund: { missing: 'OrderRefundNotFailed' },
    endPromotion: {
      known: async () => {
        const { data } = await orders.ask(PROMOTION, { input: promotion() }, testStaff);
        return data?.createPromotion?.id as string;
      },
      missing: 'PromotionNotFound',
    },
    createPromotion: { missing: 'Promotion', args: () => ({ input: promotion() }) },
    setTaxRate: { missing: 'InvalidInput' },
    confirmTaxRate: {
      known: async () => {
        const { rates } = await taxManager(orders, new Date().toISOString().slice(0, 10)).set('goods', '8.25');
        return rates.find(({ state }) => state === 'NOT_CONFIRMED')?.id ?? '';
      },
      missing: 'TaxRateNotFound',
    },
  },
}));
