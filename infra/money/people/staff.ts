import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { partyCents } from '../accountant/prices.ts';
import { startName } from '../contract/contracts.ts';
import { amountOf, centsOf, type Person } from './person.ts';
import { keepVisit, startFields } from './visits.ts';
import { sellWithdrawnTour } from './withdrawn.ts';

const REFUSED = '__typename ... on Refusal { message }';
const GOODWILL = `mutation ($id: ID!, $input: RefundGoodwillInput!, $key: String) {
  staffRefundGoodwill(bookingId: $id, input: $input, reason: "Rain on the terrace", idempotencyKey: $key) { ${REFUSED}
    ... on BookingChanged { booking { revision } } } }`;
const FIND = 'query ($code: ID!) { booking(bookingId: $code) { id revision status } }';
const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { ${REFUSED} ... on DayClosed { closure { id } } } }`;
const WALK_UP = `mutation ($input: WalkUpInput!, $key: String!) { sellWalkUp(input: $input, idempotencyKey: $key) { ${REFUSED}
  ... on BookingCreated { booking { confirmationCode totalAmount visitUrl } } } }`;
const CORRECT = `mutation ($id: ID!, $move: CorrectionMove, $key: String!) {
  correctMovement(movementId: $id, reason: "It was the card reader", move: $move, idempotencyKey: $key) { ${REFUSED} } }`;
const QUOTE = `query ($orderId: ID!, $position: Int!, $quantity: Int!) {
  quoteOrderLine(orderId: $orderId, position: $position, quantity: $quantity) { ${REFUSED} ... on OrderLineQuote { revision } } }`;
const CANCEL_LINE = `mutation ($orderId: ID!, $position: Int!, $quantity: Int!, $revision: Int!, $key: String) {
  cancelOrderLine(orderId: $orderId, position: $position, quantity: $quantity, revision: $revision, idempotencyKey: $key) { ${REFUSED}
    ... on OrderLineCancelled { returned } } }`;

/** The last starts, which staff may close. */
const CLOSABLE = 4;

async function giveVoucher(staff: Person): Promise<void> {
  const cents = staff.random.whole(2, 120) * 100;
  const json = { amount: String(cents / 100), reason: 'For the campaign' };
  const { outcome, body } = await staff.ask({ method: 'POST', path: '/api/vouchers', json });
  if (outcome !== 'confirmed') return;
  staff.contracts.givenVouchers.push(cents);
  staff.town.vouchers.push(String(body.code));
}

async function giveBack(staff: Person): Promise<void> {
  const { random, contracts } = staff;
  const visit = random.pick(contracts.visits);
  if (visit.isCanceled || visit.isUncertain || visit.paidInCash) return;
  const { body } = await staff.graphql(FIND, { code: visit.confirmationCode }, 'booking');
  const cents = random.whole(50, 500);
  const variables = { id: body.id, input: { amount: amountOf(cents), revision: body.revision }, key: randomUUID() };
  const answer = await staff.graphql(GOODWILL, variables, 'staffRefundGoodwill');
  if (answer.outcome === 'confirmed') visit.goodwillCents += cents;
  if (answer.outcome === 'unknown') visit.isUncertain = true;
}

/** Some parties keep what they paid as a voucher. */
async function closeStart(staff: Person): Promise<void> {
  const { random, contracts, town } = staff;
  const { date, time } = random.pick(town.terms.starts.slice(-CLOSABLE));
  if (contracts.closed.has(startName({ date, time }))) return;
  contracts.closed.add(startName({ date, time }));
  const deadline = new Date(Date.now() + 4_000).toISOString();
  const input = {
    date,
    times: [time],
    reason: 'Ice storm',
    message: 'The drive is not safe.',
    policy: 'refund',
    deadline,
  };
  await staff.graphql(CLOSE, { input }, 'closeDay');
  for (const visit of contracts.visits.filter(
    ({ start, paidInCash }) => startName(start) === startName({ date, time }) && !paidInCash,
  )) {
    if (!random.chance(50)) continue;
    await staff.ask({
      method: 'POST',
      path: `/api/visits/${visit.token}/cancel`,
      json: { revision: visit.revision + 1, asCredit: true },
    });
  }
}

async function sellAtDoor(staff: Person): Promise<void> {
  const { random, town } = staff;
  // Their money goes back by hand, so these starts stay open.
  const [party, start] = [{ adult: random.whole(1, 3) }, random.pick(town.terms.starts.slice(0, -CLOSABLE))];
  const cents = partyCents(town.terms, party, start);
  const guests = {
    groupSize: party.adult,
    name: 'Walk Up',
    waiversSigned: true,
    paidBy: 'cash',
    totalAmount: amountOf(cents),
  };
  const input = { tourType: 'standard', tourId: town.terms.tour.id, ...startFields(start), ...guests };
  const { outcome, body } = await staff.graphql(WALK_UP, { input, key: randomUUID() }, 'sellWalkUp');
  if (outcome === 'confirmed') keepVisit(staff, { ...Object(body.booking) }, { start, party, paidInCash: true });
}

interface CashLine {
  readonly movementId: string;
  readonly account: string;
  readonly debit: string;
  readonly reference: string;
}

/** A manager puts a movement of the books right. */
async function correctTender(staff: Person): Promise<void> {
  const visit = staff.contracts.visits.find(({ paidInCash, isOnReader }) => paidInCash && !isOnReader);
  if (!visit) return;
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { body } = await staff.ask({ path: `/api/reports/lines?from=${day(-2)}&to=${day(1)}` });
  const lines = (Array.isArray(body.rows) ? body.rows : []) as CashLine[];
  const line = lines.find(({ reference, account }) => reference === visit.confirmationCode && account === 'cash');
  if (!line) return;
  const move = { from: 'CASH', to: 'CARD_READER', amount: line.debit };
  const { outcome } = await staff.graphql(CORRECT, { id: line.movementId, move, key: randomUUID() }, 'correctMovement');
  if (outcome === 'confirmed') visit.isOnReader = true;
}

/** All pieces of a line. */
async function cancelLine(staff: Person): Promise<void> {
  const { random, contracts } = staff;
  const order = random.pick(contracts.orders);
  const position = order.goods.findIndex(({ isCanceled }) => !isCanceled);
  const line = order.goods[position];
  if (!line) return;
  const place = { orderId: order.id, position, quantity: line.quantity };
  const { outcome, body } = await staff.graphql(QUOTE, place, 'quoteOrderLine');
  if (outcome !== 'confirmed') return;
  const variables = { ...place, revision: body.revision, key: randomUUID() };
  const answer = await staff.graphql(CANCEL_LINE, variables, 'cancelOrderLine');
  if (answer.outcome === 'confirmed') line.isCanceled = true;
  if (answer.outcome === 'unknown')
    contracts.surprises.push(`staff were never told about line ${position} of ${order.orderNumber}`);
}

async function payOutRest(staff: Person): Promise<void> {
  const code = staff.random.pick(staff.town.vouchers);
  const CASH = `mutation ($code: String!) { cashOutVoucher(code: $code, reason: "Asked for it") { ${REFUSED} ... on VoucherCashedOut { amount } } }`;
  const { outcome, body } = await staff.graphqlOnce(CASH, { code }, 'cashOutVoucher');
  if (outcome === 'confirmed') staff.contracts.cashedOutCents += centsOf(body.amount);
}

/** A manager who works until the run is over. */
export async function workAsStaff(staff: Person): Promise<void> {
  const { random, town, contracts } = staff;
  while (!town.isOver()) {
    const deed = random.weighted([
      [4, giveVoucher],
      [contracts.visits.length > 0 ? 3 : 0, giveBack],
      [contracts.visits.length > 20 ? 1 : 0, closeStart],
      [3, sellAtDoor],
      [3, sellWithdrawnTour],
      [1, correctTender],
      [contracts.orders.length > 0 ? 3 : 0, cancelLine],
      [town.vouchers.length > 0 ? 1 : 0, payOutRest],
    ] as const);
    await deed(staff);
    await pause(random.whole(100, 600));
  }
}
