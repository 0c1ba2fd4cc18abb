import { deedsOf, type Party, startName, type Visit } from '../contract/contracts.ts';
import type { Evidence } from './evidence.ts';
import { type Discounted, partyCents } from './prices.ts';
import { settle } from './settle.ts';

/** What a visit is worth to its party now, and what the house should have said of it. US cents. */
export interface JudgedVisit {
  readonly visit: Visit;
  /** Owned by the party, and kept by the house: earned with the visit, also once it is canceled. */
  readonly cents: number;
  /** Refunds that the provider refused, because the buyer's bank has the payment. */
  readonly owedCents: number;
  /** Differences. */
  readonly faults: readonly string[];
}

const countsOf = (tickets: readonly { readonly type: string; readonly count: number }[]): Party => {
  const counts: Record<string, number> = {};
  for (const { type, count } of tickets) counts[type] = (counts[type] ?? 0) + count;
  return counts;
};

const same = (one: Party, other: Party): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((type) => (one[type] ?? 0) === (other[type] ?? 0));

/** Adults, seniors and companions bring children; an infant sits with one of two, and a companion comes with somebody else. */
export function mayCome(party: Party): boolean {
  const { adult = 0, senior = 0, child = 0, infant = 0, companion = 0 } = party;
  const adults = adult + senior + companion;
  const others = adult + senior + child + infant;
  return child <= 6 * adults && infant <= 2 * adults && companion <= others;
}

export function judgeVisit({ terms, contracts, visits }: Evidence, visit: Visit): JudgedVisit {
  const now = visits.get(visit.token);
  const name = `visit ${visit.confirmationCode} of ${visit.person}`;
  if (!now) return { visit, cents: 0, owedCents: 0, faults: [`${name} is not there`] };
  const states = statesOf(visit);
  const shown = { start: { date: now.date, time: now.time }, party: countsOf(now.tickets) };
  const last = states.at(-1) ?? shown;
  const isKnown = !visit.isUncertain && !states.some(({ start }) => contracts.closed.has(startName(start)));
  const isOpen = now.status !== 'cancelled';
  const settled = settle(terms, visit, isKnown ? [] : [{ kind: 'changed', ...shown }]);
  const faults: string[] = [];
  if (isKnown && isOpen === visit.isCanceled) faults.push(`${name} is ${now.status}, against what was agreed`);
  if (isKnown && isOpen && !(same(shown.party, last.party) && startName(shown.start) === startName(last.start))) {
    faults.push(`${name} is ${JSON.stringify(shown)}; agreed was ${JSON.stringify(last)}`);
  }
  const told = visit.deeds.filter(({ deed }) => deed.kind !== 'disputed' && deed.kind !== 'won').length;
  if (isKnown && now.revision !== told) {
    faults.push(`${name} has changed ${now.revision} times; ${told} changes were agreed on`);
  }
  if (now.tourName !== visit.bookedAs) faults.push(`${name} bought ${visit.bookedAs} and visits ${now.tourName}`);
  if (isOpen && !mayCome(shown.party)) faults.push(`${name} lets ${JSON.stringify(shown.party)} come alone`);
  if (isOpen && now.totalCents !== settled.totalCents) {
    const full = partyCents(terms, shown.party, shown.start);
    const cents = `${now.totalCents} cents; by its prices it is ${settled.totalCents}`;
    faults.push(`${name} costs ${cents} (${full} without a code)`);
  }
  // Where the house closed the time, a party that does not come gets everything back, or a voucher.
  const isGone = !isKnown && !isOpen;
  return { visit, cents: isGone ? 0 : settled.ownedCents, owedCents: settled.owedCents, faults };
}

/** Oldest first. */
export const statesOf = (visit: Visit): Discounted[] => [
  { start: visit.start, party: visit.party },
  ...deedsOf(visit).flatMap((deed) => (deed.kind === 'changed' ? [{ start: deed.start, party: deed.party }] : [])),
];
