import { type Party, startName, type Visit } from '../contract/contracts.ts';
import type { Evidence } from './evidence.ts';
import { partyCents, visitCents } from './prices.ts';

/** What a visit is worth to its party now, and what the house should have said of it. US cents. */
export interface JudgedVisit {
  readonly visit: Visit;
  /** Owned: 0 once it is canceled. */
  readonly cents: number;
  /** Became a voucher. */
  readonly creditCents: number;
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
  if (!now) return { visit, cents: 0, creditCents: 0, faults: [`${name} is not there`] };
  const states = [{ start: visit.start, party: visit.party }, ...visit.changes];
  const shown = { start: { date: now.date, time: now.time }, party: countsOf(now.tickets) };
  const last = states.at(-1) ?? shown;
  const isClosed = states.some(({ start }) => contracts.closed.has(startName(start)));
  const isOpen = now.status !== 'cancelled';
  const faults: string[] = [];
  const isKnown = !visit.isUncertain && !isClosed;
  if (isKnown && isOpen === visit.isCanceled) faults.push(`${name} is ${now.status}, against what was agreed`);
  if (isKnown && isOpen && !(same(shown.party, last.party) && startName(shown.start) === startName(last.start))) {
    faults.push(`${name} is ${JSON.stringify(shown)}; agreed was ${JSON.stringify(last)}`);
  }
  if (now.tourName !== visit.bookedAs) faults.push(`${name} bought ${visit.bookedAs} and visits ${now.tourName}`);
  if (isOpen && !mayCome(shown.party)) faults.push(`${name} lets ${JSON.stringify(shown.party)} come alone`);
  const cents = visitCents(terms, visit.code, [...states, shown]);
  if (isOpen && now.totalCents !== cents) {
    const full = partyCents(terms, shown.party, shown.start);
    faults.push(`${name} costs ${now.totalCents} cents; by its prices it is ${cents} (${full} without a code)`);
  }
  const worth = Math.max(0, cents - visit.goodwillCents);
  return { visit, cents: isOpen ? worth : 0, creditCents: 0, faults };
}
