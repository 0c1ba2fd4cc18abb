import { setTimeout as pause } from 'node:timers/promises';
import { statesOf } from '../accountant/judge-visits.ts';
import { settle } from '../accountant/settle.ts';
import { noteBank, type Order, startName, type Visit } from '../contract/contracts.ts';
import { cancelLine, FIND, MONEY, payBack } from './back.ts';
import type { Person } from './person.ts';
import { changeVisit } from './visits.ts';

const REFUSED = '__typename ... on Refusal { message }';
const FIND_ORDER = `query ($code: String!) { orders(search: $code) { orders { orderNumber ${MONEY} } } }`;
const RETRY = `mutation ($id: ID!) { retryRefund(refundId: $id) { ${REFUSED} } }`;
const RETRY_ORDER = `mutation ($id: ID!) { retryOrderRefund(refundId: $id) { ${REFUSED} } }`;

const QUIET_LOOKS = 10;
/** Longer than any part takes to come back. */
const TOLD_LOOKS = 200;

interface Money {
  readonly refunds: readonly { readonly id: string; readonly status: string }[];
  readonly disputes: readonly { readonly status: string }[];
}

/** What a payment bought. */
interface Bought {
  readonly name: string;
  /** As the desk sees it; undefined without an answer. */
  money(): Promise<Money | undefined>;
  retry(refund: string): Promise<unknown>;
}

function visitOf(staff: Person, { confirmationCode: name }: Visit): Bought {
  const money = async () => {
    const { outcome, body } = await staff.graphql(FIND, { code: name }, 'booking');
    return outcome === 'confirmed' ? (body as unknown as Money) : undefined;
  };
  return { name, money, retry: (id) => staff.graphql(RETRY, { id }, 'retryRefund') };
}

function orderOf(staff: Person, { orderNumber: name }: Order): Bought {
  const money = async () => {
    const { body } = await staff.graphql(FIND_ORDER, { code: name }, 'orders');
    const found = (body.orders ?? []) as (Money & { orderNumber: string })[];
    return found.find(({ orderNumber }) => orderNumber === name);
  };
  return { name, money, retry: (id) => staff.graphql(RETRY_ORDER, { id }, 'retryOrderRefund') };
}

/** No refund is under way: one that meets a dispute has an end that nobody agreed on. */
async function isQuiet(bought: Bought): Promise<boolean> {
  for (let looks = QUIET_LOOKS; looks > 0; looks -= 1) {
    const money = await bought.money();
    if (money?.refunds.every(({ status }) => status !== 'requested')) return true;
    await pause(300);
  }
  return false;
}

/** The bank's messages are sent until the house shows what they say. What the house does meanwhile with the money is not agreed on. */
async function tell(staff: Person, bought: Bought, dispute: string, status: string): Promise<void> {
  const { messages } = staff.town.stripe;
  for (let looks = TOLD_LOOKS; looks > 0; looks -= 1) {
    for (const event of messages.events.filter(({ data }) => data.object.id === dispute))
      for (const receive of messages.receivers)
        await receive(messages.message(event, new Date()), event).catch(() => false);
    if ((await bought.money())?.disputes.some((one) => one.status === status)) return;
    await pause(500);
  }
  staff.contracts.surprises.push(`the house never heard that the dispute ${dispute} of ${bought.name} is ${status}`);
}

/** The buyer's bank takes a payment back, or a part of it. @returns its dispute, unless nothing of the payment is left */
async function takeBack(staff: Person, bought: Bought, intentId: string): Promise<string | undefined> {
  const { random, town } = staff;
  const intent = town.stripe.intents.get(intentId);
  if (!(await isQuiet(bought)) || intent?.status !== 'succeeded') return undefined;
  const left = Number(intent.amount_received) - town.stripe.refundedOf(intentId);
  if (left < 100) return undefined;
  const id = String(town.stripe.dispute(intentId, random.chance(30) ? random.whole(50, left) : left).id);
  await tell(staff, bought, id, 'open');
  return id;
}

/** The bank gives in, and staff send again what was refused. @returns false while a refund is under way */
async function win(staff: Person, bought: Bought, dispute: string): Promise<boolean> {
  if (!(await isQuiet(bought))) return false;
  staff.town.stripe.account.closeDispute(dispute, 'won');
  await tell(staff, bought, dispute, 'won');
  const { refunds = [] } = (await bought.money()) ?? {};
  for (const { id, status } of refunds) if (status === 'failed') await bought.retry(id);
  return true;
}

async function disputeVisit(staff: Person, visit: Visit, intentId: string): Promise<void> {
  const { random, town } = staff;
  const bought = visitOf(staff, visit);
  const customer = town.stripe.intents.get(intentId)?.customer;
  const isCharge = ({ metadata, status, customer: of }: (typeof intents)[number]) =>
    metadata?.kind === 'charge' && status === 'succeeded' && of === customer;
  const intents = [...town.stripe.intents.values()];
  const payments = [intentId, ...intents.filter(isCharge).map(({ id }) => id)];
  // Which of them a change made is known once all are captured.
  const isKnown = payments.length === settle(town.terms, visit).payments.length;
  const payment = isKnown ? random.whole(0, payments.length - 1) : 0;
  const dispute = await takeBack(staff, bought, payments[payment] ?? intentId);
  if (dispute === undefined) return;
  noteBank(visit, { kind: 'disputed', payment });
  for (let deeds = random.whole(0, 2); deeds > 0 && !visit.isUncertain; deeds -= 1) {
    if (random.chance(60)) await payBack(staff, visit, random.chance(50));
    else await changeVisit(staff, visit);
  }
  if (random.chance(30)) town.stripe.account.closeDispute(dispute, 'lost');
  else if (random.chance(60) && (await win(staff, bought, dispute))) noteBank(visit, { kind: 'won' });
  if (random.chance(80)) await payBack(staff, visit, random.chance(20));
}

async function disputeOrder(staff: Person, order: Order, intentId: string): Promise<void> {
  const { random, town } = staff;
  const bought = orderOf(staff, order);
  const dispute = await takeBack(staff, bought, intentId);
  if (dispute === undefined) return;
  order.dispute = 'open';
  if (random.chance(60)) await cancelLine(staff, order);
  if (random.chance(30)) {
    town.stripe.account.closeDispute(dispute, 'lost');
    order.dispute = 'lost';
  } else if (random.chance(60) && (await win(staff, bought, dispute))) {
    order.dispute = 'won';
    for (const gone of order.goods.flatMap((line) => line.gone)) gone.isOwed = false;
  }
}

/** A bank takes a visit's or an order's payment back; whoever has to do with it goes on. */
export async function hearOfBank(staff: Person): Promise<void> {
  const { random, contracts, town } = staff;
  const closable = new Set(town.terms.closable.map(startName));
  /** Captured: a bank takes back nothing else. */
  const isPaid = (intentId = '') => town.stripe.intents.get(intentId)?.status === 'succeeded';
  const visits = contracts.visits.filter(
    (visit) =>
      isPaid(visit.intentId) &&
      visit.isLeft &&
      !visit.isUncertain &&
      !visit.deeds.some(({ deed }) => deed.kind === 'disputed') &&
      !statesOf(visit).some(({ start }) => closable.has(startName(start))),
  );
  const orders = contracts.orders.filter((order) => isPaid(order.intentId) && order.dispute === undefined);
  const visit = visits.length > 0 ? random.pick(visits) : undefined;
  const order = orders.length > 0 ? random.pick(orders) : undefined;
  if (visit?.intentId && (!order || random.chance(65))) await disputeVisit(staff, visit, visit.intentId);
  else if (order?.intentId) await disputeOrder(staff, order, order.intentId);
}
