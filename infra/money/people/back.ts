import { randomUUID } from 'node:crypto';
import { leftOf, note, type Order, type Visit } from '../contract/contracts.ts';
import { amountOf, centsOf, type Person } from './person.ts';

const REFUSED = '__typename ... on Refusal { message }';
/** What banks and refunds have of a visit's money, or an order's. */
export const MONEY = 'refunds { id status } disputes { status }';
export const FIND = `query ($code: ID!) { booking(bookingId: $code) { id revision status ${MONEY} } }`;
const GOODWILL = `mutation ($id: ID!, $input: RefundGoodwillInput!, $key: String) {
  staffRefundGoodwill(bookingId: $id, input: $input, reason: "Rain on the paths", idempotencyKey: $key) { ${REFUSED}
    ... on BookingChanged { booking { revision } } } }`;
const CANCEL = `mutation ($id: ID!, $input: BookingChangeInput!, $key: String) {
  staffChangeBooking(bookingId: $id, input: $input, reason: "They called", idempotencyKey: $key) { ${REFUSED}
    ... on BookingChanged { booking { revision } } } }`;
const GOODS = `query ($number: String!) { orders(search: $number, first: 1) { orders { lines { id kind } } } }`;
const QUOTE = `query ($orderId: ID!, $lineId: ID!, $quantity: Int!) {
  quoteOrderLine(orderId: $orderId, lineId: $lineId, quantity: $quantity) { ${REFUSED}
    ... on OrderLineQuote { revision goods tax shipping } } }`;
const CANCEL_LINE = `mutation ($orderId: ID!, $lineId: ID!, $quantity: Int!, $revision: Int!, $key: String) {
  cancelOrderLine(orderId: $orderId, lineId: $lineId, quantity: $quantity, revision: $revision, idempotencyKey: $key) { ${REFUSED}
    ... on OrderLineCancelled { returned } } }`;

/** Goodwill, or a cancellation. */
export async function payBack(staff: Person, visit: Visit, isGoodwill: boolean): Promise<void> {
  const { body } = await staff.graphql(FIND, { code: visit.confirmationCode }, 'booking');
  const [id, revision, key] = [body.id, Number(body.revision), randomUUID()];
  const cents = staff.random.whole(50, 500);
  const { outcome } = isGoodwill
    ? await staff.graphql(GOODWILL, { id, input: { amount: amountOf(cents), revision }, key }, 'staffRefundGoodwill')
    : await staff.graphql(CANCEL, { id, input: { cancel: {}, revision }, key }, 'staffChangeBooking');
  if (outcome === 'unknown') visit.isUncertain = true;
  if (outcome !== 'confirmed') return;
  note(visit, revision + 1, isGoodwill ? { kind: 'goodwill', cents } : { kind: 'canceled', by: 'staff' });
}

/** @param place among the goods of the order, from 0 */
async function goodsLine(staff: Person, { orderNumber }: Order, place: number): Promise<string | undefined> {
  const { body } = await staff.graphql(GOODS, { number: orderNumber }, 'orders');
  const [order] = body.orders as [{ lines: { id: string; kind: string }[] }?];
  return order?.lines.filter(({ kind }) => kind === 'goods')[place]?.id;
}

/** Some pieces of a line, or all that are left. */
export async function cancelLine(staff: Person, order: Order): Promise<void> {
  const { random, contracts } = staff;
  const position = order.goods.findIndex((one) => leftOf(one) > 0);
  const line = order.goods[position];
  if (!line) return;
  const left = leftOf(line);
  const quantity = random.chance(50) ? left : random.whole(1, left);
  const place = { orderId: order.id, lineId: await goodsLine(staff, order, position), quantity };
  const { outcome, body } = await staff.graphql(QUOTE, place, 'quoteOrderLine');
  if (outcome !== 'confirmed') return;
  const variables = { ...place, revision: body.revision, key: randomUUID() };
  const answer = await staff.graphql(CANCEL_LINE, variables, 'cancelOrderLine');
  const told = { goods: centsOf(body.goods), tax: centsOf(body.tax), shipping: centsOf(body.shipping) };
  const isOwed = order.dispute !== undefined && order.dispute !== 'won';
  if (answer.outcome === 'confirmed') line.gone.push({ quantity, ...told, isOwed });
  if (answer.outcome === 'unknown')
    contracts.surprises.push(`staff were never told about line ${position} of ${order.orderNumber}`);
}
