import type { Evidence } from './evidence.ts';
import type { JudgedVisit } from './judge-visits.ts';
import { orderCents } from './prices.ts';

/** Longer than a sale lives. */
const OLDEST_AUTHORIZATION_MS = 15 * 60_000;

interface Account {
  charged: number;
  byVouchers: number;
  owned: number;
  givenBack: number;
  mayHaveCredit: boolean;
}

export interface JudgedPeople {
  readonly faults: readonly string[];
  /** Kept as vouchers by people whose day was closed. */
  readonly creditCents: number;
}

/** Per person: charged + paid by vouchers = owned + given back. US cents. */
export function judgePeople(evidence: Evidence, visits: readonly JudgedVisit[]): JudgedPeople {
  const { terms, contracts, vouchers, visits: shown } = evidence;
  const accounts = new Map<string, Account>();
  const of = (person: string): Account => {
    const fresh = { charged: 0, byVouchers: 0, owned: 0, givenBack: 0, mayHaveCredit: false };
    const known = accounts.get(person) ?? fresh;
    accounts.set(person, known);
    return known;
  };
  const ownerless = addPayments(evidence, of);
  for (const { visit, cents } of visits.filter((one) => !one.visit.paidInCash)) {
    const account = of(visit.person);
    account.owned += cents;
    if (shown.get(visit.token)?.status === 'cancelled' && isClosed(evidence, visit)) account.mayHaveCredit = true;
  }
  for (const order of contracts.orders) {
    const account = of(order.person);
    account.owned += orderCents(terms, order);
    for (const { paid } of vouchers) account.byVouchers += paid.get(order.orderNumber) ?? 0;
  }
  let creditCents = 0;
  const faults: string[] = [];
  for (const [person, { charged, byVouchers, owned, givenBack, mayHaveCredit }] of accounts) {
    const left = charged + byVouchers - owned - givenBack;
    if (left > 0 && mayHaveCredit) creditCents += left;
    else if (left !== 0) {
      const paid = `paid ${charged} cents by card and ${byVouchers} by vouchers`;
      faults.push(`${person} ${paid}, owns ${owned} and got ${givenBack} back: ${left} are nobody's`);
    }
  }
  return { faults: [...faults, ...ownerless, ...openAuthorizations(evidence)], creditCents };
}

const isClosed = ({ contracts }: Evidence, { start, changes }: JudgedVisit['visit']): boolean =>
  [start, ...changes.map((change) => change.start)].some(({ date, time }) => contracts.closed.has(`${date} ${time}`));

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
