import type { Evidence } from './evidence.ts';
import { groupsTogether } from './judge-groups.ts';
import type { JudgedVisit } from './judge-visits.ts';
import { orderParts, owedOf } from './prices.ts';

const sumOf = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** What every account of the books should have, by the contracts and the provider. US cents, debits positive. */
function wantedAccounts(
  evidence: Evidence,
  visits: readonly JudgedVisit[],
  creditCents: number,
): Record<string, number> {
  const { terms, contracts, provider, vouchers } = evidence;
  const parts = contracts.orders.map((order) => orderParts(terms, order));
  const payments = [...provider.values()];
  const captured = sumOf(payments.map(({ capturedCents }) => capturedCents));
  const pending = sumOf(payments.map(({ pendingCents }) => pendingCents));
  const refunded = sumOf(payments.map(({ refundedCents }) => refundedCents));
  const atBanks = sumOf(payments.map(({ disputedCents, wonCents }) => disputedCents - wonCents));
  const owed = sumOf([...visits.map(({ owedCents }) => owedCents), ...contracts.orders.map(owedOf)]);
  const used = sumOf(vouchers.flatMap(({ paid }) => [...paid.values()]));
  const given = sumOf(contracts.givenVouchers);
  const atDoor = visits.filter(({ visit }) => visit.paidInCash);
  const groups = groupsTogether(contracts.groups);
  const onReader = sumOf(atDoor.filter(({ visit }) => visit.isOnReader).map(({ cents }) => cents));
  const alone: Record<string, number> = {
    card: captured - refunded + pending + onReader - atBanks,
    // What a bank took back stays there until it is won: nothing is written off here.
    disputes: atBanks,
    refunds_due: -(pending + owed),
    cash: sumOf(atDoor.map(({ cents }) => cents)) - onReader - contracts.cashedOutCents,
    deferred_visits: -sumOf(visits.map(({ cents }) => cents)),
    deferred_goods: -sumOf(parts.map(({ goods, shipping }) => goods + shipping)),
    tax_payable: -sumOf(parts.map(({ tax }) => tax)),
    voucher_liability: -(
      given +
      sumOf(parts.map(({ gifts }) => gifts)) +
      creditCents -
      used -
      contracts.cashedOutCents
    ),
    goodwill: given,
  };
  for (const [account, cents] of Object.entries(groups)) alone[account] = (alone[account] ?? 0) + cents;
  return alone;
}

export function judgeHouse(evidence: Evidence, visits: readonly JudgedVisit[], creditCents: number): string[] {
  const { lines, vouchers, provider } = evidence;
  const has = new Map<string, number>();
  const movements = new Map<string, number>();
  for (const { account, movementId, cents } of lines) {
    has.set(account, (has.get(account) ?? 0) + cents);
    movements.set(movementId, (movements.get(movementId) ?? 0) + cents);
  }
  const wanted = wantedAccounts(evidence, visits, creditCents);
  const names = new Set([...Object.keys(wanted), ...has.keys()]);
  const accounts = [...names].flatMap((name) => {
    const [mine, theirs] = [wanted[name] ?? 0, has.get(name) ?? 0];
    return mine === theirs ? [] : [`the books have ${theirs} cents of ${name}; the accountant has ${mine}`];
  });
  const broken = [...movements].filter(([, cents]) => cents !== 0).map(([id]) => `movement ${id} does not add up to 0`);
  const left = sumOf(vouchers.map(({ leftCents }) => leftCents));
  const owed = -(wanted.voucher_liability ?? 0);
  const credits = sumOf(vouchers.filter(({ kind }) => kind === 'credit').map(({ cents }) => cents));
  const paidIn = sumOf(
    lines
      .filter(({ account, tender, cents }) => account === 'card' && tender === 'card' && cents > 0)
      .map(({ cents }) => cents),
  );
  const cameIn = sumOf([...provider.values()].map(({ capturedCents, wonCents }) => capturedCents + wonCents));
  return [
    ...broken,
    ...accounts,
    ...(left === owed ? [] : [`vouchers have ${left} cents left; ${owed} are owed to them`]),
    ...(credits === creditCents
      ? []
      : [`vouchers of ${credits} cents were issued for closed days; people kept ${creditCents}`]),
    ...(paidIn === cameIn ? [] : [`the books say that cards paid ${paidIn} cents; the provider captured ${cameIn}`]),
    ...judgeCodes(evidence),
  ];
}

/** A plus and what follows it make no other mailbox. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');

function judgeCodes({ terms, contracts, codes }: Evidence): string[] {
  return terms.codes.flatMap(({ name, limit, oncePerAddress }) => {
    const orders = contracts.orders.filter(({ code }) => code?.name === name);
    const boxes = orders.map(({ email }) => mailboxOf(email));
    const twice = oncePerAddress ? boxes.filter((box, at) => boxes.indexOf(box) < at) : [];
    const counted = codes.find(({ code }) => code === name)?.uses ?? 0;
    return [
      ...(orders.length > limit ? [`code ${name} was used by ${orders.length} orders; its limit is ${limit}`] : []),
      ...(counted === orders.length ? [] : [`code ${name} counts ${counted} uses; ${orders.length} orders have it`]),
      ...twice.map((box) => `code ${name} was used again by ${box}`),
    ];
  });
}
