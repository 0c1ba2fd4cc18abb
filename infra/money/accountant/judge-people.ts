import { leftOf, type Order, startName, type Terms } from '../contract/contracts.ts';
import { onCards, payerOf } from '../contract/groups.ts';
import type { Evidence } from './evidence.ts';
import { type JudgedVisit, statesOf } from './judge-visits.ts';
import { orderCents, orderParts, owedOf, receiptOf } from './prices.ts';

/** Longer than a sale lives. */
const OLDEST_AUTHORIZATION_MS = 15 * 60_000;

interface Account {
  charged: number;
  byVouchers: number;
  owned: number;
  givenBack: number;
  /** Refunds that were refused, because the buyer's bank has the payment. */
  owed: number;
  mayHaveCredit: boolean;
}

export interface JudgedPeople {
  readonly faults: readonly string[];
  /** Kept as vouchers by people whose day was closed. */
  readonly creditCents: number;
}

/** Per person: charged + paid by vouchers = owned + given back + still due to them. US cents. */
export function judgePeople(evidence: Evidence, visits: readonly JudgedVisit[]): JudgedPeople {
  const { terms, contracts, vouchers, visits: shown } = evidence;
  const accounts = new Map<string, Account>();
  const of = (person: string): Account => {
    const fresh = { charged: 0, byVouchers: 0, owned: 0, givenBack: 0, owed: 0, mayHaveCredit: false };
    const known = accounts.get(person) ?? fresh;
    accounts.set(person, known);
    return known;
  };
  const faults: string[] = [];
  const ownerless = addPayments(evidence, of);
  for (const { visit, cents, owedCents } of visits.filter((one) => !one.visit.paidInCash)) {
    const account = of(visit.person);
    account.owned += cents;
    account.owed += owedCents;
    if (shown.get(visit.token)?.status === 'cancelled' && isClosed(evidence, { visit })) account.mayHaveCredit = true;
  }
  for (const order of contracts.orders) {
    const account = of(order.person);
    faults.push(...judgeGone(terms, order));
    account.owned += orderCents(terms, order);
    account.owed += owedOf(order);
    for (const { paid } of vouchers) account.byVouchers += paid.get(order.orderNumber) ?? 0;
  }
  for (const deal of contracts.groups) of(payerOf(deal)).owned += onCards(deal);
  let creditCents = 0;
  for (const [person, { charged, byVouchers, owned, givenBack, owed, mayHaveCredit }] of accounts) {
    const left = charged + byVouchers - owned - givenBack - owed;
    if (left > 0 && mayHaveCredit) creditCents += left;
    else if (left !== 0) {
      const paid = `paid ${charged} cents by card and ${byVouchers} by vouchers`;
      const got = `owns ${owned} and got ${givenBack} back${owed === 0 ? '' : `, with ${owed} still due`}`;
      faults.push(`${person} ${paid}, ${got}: ${left} are nobody's`);
    }
  }
  return { faults: [...faults, ...ownerless, ...openAuthorizations(evidence)], creditCents };
}

const isClosed = ({ contracts }: Evidence, { visit }: Pick<JudgedVisit, 'visit'>): boolean =>
  statesOf(visit).some(({ start }) => contracts.closed.has(startName(start)));

/** Pieces that go take their part of the line's price and tax along, to the cent below or above; the last ones take the rest. */
function judgeGone(terms: Terms, order: Order): string[] {
  const receipt = receiptOf(terms, order);
  const { goods, tax, shipping } = orderParts(terms, order);
  const isNear = (told: number, whole: number, part: number) => Math.abs(told - whole * part) < 1;
  const faults = order.goods.flatMap(({ quantity, gone }, at) =>
    gone.flatMap((one) => {
      const part = one.quantity / quantity;
      const lineTax = one.tax - (one.shipping > 0 ? receipt.shippingTax : 0);
      const isRight = isNear(one.goods, receipt.goods[at] ?? 0, part) && isNear(lineTax, receipt.taxes[at] ?? 0, part);
      return isRight ? [] : [`${order.orderNumber} gave ${JSON.stringify(one)} back of line ${at}`];
    }),
  );
  const isEmpty = order.goods.every((line) => leftOf(line) === 0);
  const [rest, sent] = [goods + tax + shipping, receipt.shipping - shipping];
  if (isEmpty && rest !== 0) faults.push(`${order.orderNumber} is canceled, and ${rest} cents of it stay`);
  if (!isEmpty && sent !== 0)
    faults.push(`${order.orderNumber} gave ${sent} cents of shipping back before its last piece`);
  return faults;
}

/** A further charge belongs to whoever the card was saved for. @returns payments that nobody made */
function addPayments({ contracts, provider }: Evidence, of: (person: string) => Account): string[] {
  const byCustomer = new Map<string, string>();
  for (const { person, intentId } of contracts.payments.values()) {
    const customer = provider.get(intentId)?.customer;
    if (customer) byCustomer.set(customer, person);
  }
  return [...provider.values()].flatMap(({ id, customer, capturedCents, refundedCents }) => {
    const person = contracts.payments.get(id)?.person ?? byCustomer.get(customer ?? '');
    if (person === undefined)
      return capturedCents === 0 ? [] : [`payment ${id} took ${capturedCents} cents from nobody`];
    of(person).charged += capturedCents;
    of(person).givenBack += refundedCents;
    return [];
  });
}

/** Of a payment that some request named, the house decides before it answers. */
function openAuthorizations({ contracts, provider }: Evidence): string[] {
  return [...provider.values()].flatMap(({ id, status, ageMs, isCharge }) => {
    if (status !== 'requires_capture') return [];
    if (ageMs > OLDEST_AUTHORIZATION_MS)
      return [`payment ${id} is authorized for ${Math.floor(ageMs / 60_000)} minutes`];
    return isCharge || contracts.payments.get(id)?.isNamed
      ? [`payment ${id} is still authorized, and was answered`]
      : [];
  });
}
