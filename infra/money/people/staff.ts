import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { partyCents } from '../accountant/prices.ts';
import { openStarts, startName } from '../contract/contracts.ts';
import { cancelLine, payBack } from './back.ts';
import { hearOfBank } from './banks.ts';
import { bookForCaller } from './callers.ts';
import { amountOf, centsOf, type Person, ticketsOf } from './person.ts';
import { keepVisit, startFields } from './visits.ts';
import { sellWithdrawnTour } from './withdrawn.ts';

const REFUSED = '__typename ... on Refusal { message }';
const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { ${REFUSED} ... on DayClosed { closure { id } } } }`;
const WALK_UP = `mutation ($input: WalkUpInput!, $key: String!) { sellWalkUp(input: $input, idempotencyKey: $key) { ${REFUSED}
  ... on BookingCreated { booking { confirmationCode totalAmount visitUrl } } } }`;
const CORRECT = `mutation ($id: ID!, $move: CorrectionMove, $key: String!) {
  correctMovement(movementId: $id, reason: "It was the card reader", move: $move, idempotencyKey: $key) { ${REFUSED} } }`;

async function giveVoucher(staff: Person): Promise<void> {
  const cents = staff.random.whole(2, 120) * 100;
  const json = { amount: String(cents / 100), reason: 'For the campaign' };
  const { outcome, body } = await staff.ask({ method: 'POST', path: '/api/vouchers', json });
  if (outcome !== 'confirmed') return;
  staff.contracts.givenVouchers.push(cents);
  staff.town.vouchers.push(String(body.code));
}

async function refundVisit(staff: Person): Promise<void> {
  const visit = staff.random.pick(staff.contracts.visits);
  if (!visit.isUncertain && !visit.paidInCash) await payBack(staff, visit, staff.random.chance(80));
}

/** Some parties keep what they paid as a voucher. */
async function closeStart(staff: Person): Promise<void> {
  const { random, contracts, town } = staff;
  const { date, time } = random.pick(town.terms.closable);
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
  const [party, start] = [{ adult: random.whole(1, 3) }, random.pick(openStarts(town.terms))];
  const cents = partyCents(town.terms, party, start);
  const guests = {
    tickets: ticketsOf(party),
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

async function payOutRest(staff: Person): Promise<void> {
  const code = staff.random.pick(staff.town.vouchers);
  const CASH = `mutation ($code: String!) { cashOutVoucher(code: $code, reason: "Asked for it") { ${REFUSED} ... on VoucherCashedOut { amount } } }`;
  const { outcome, body } = await staff.graphqlOnce(CASH, { code }, 'cashOutVoucher');
  if (outcome === 'confirmed') staff.contracts.cashedOutCents += centsOf(body.amount);
}

/** Pays back until the run is over. What goes back is one person's alone: of two at once, nobody knows who was first. */
export async function workAsManager(manager: Person): Promise<void> {
  const { random, town, contracts } = manager;
  while (!town.isOver()) {
    const deed = random.weighted([
      [contracts.visits.length > 0 ? 3 : 0, refundVisit],
      [contracts.orders.length > 0 ? 3 : 0, () => cancelLine(manager, random.pick(contracts.orders))],
      [contracts.visits.length > 0 ? 4 : 0, hearOfBank],
      [1, correctTender],
    ] as const);
    await deed(manager);
    await pause(random.whole(100, 400));
  }
}

/** Sells and closes until the run is over. */
export async function workAtDesk(desk: Person): Promise<void> {
  const { random, town, contracts } = desk;
  while (!town.isOver()) {
    const deed = random.weighted([
      [3, giveVoucher],
      [contracts.visits.length > 20 ? 1 : 0, closeStart],
      [3, sellAtDoor],
      [2, sellWithdrawnTour],
      [4, bookForCaller],
      [town.vouchers.length > 0 ? 1 : 0, payOutRest],
    ] as const);
    await deed(desk);
    await pause(random.whole(100, 600));
  }
}
