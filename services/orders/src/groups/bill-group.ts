import { formatCents } from '@hilltop/platform/values/cents';
import type { GroupQuote } from './group-quote.entity.js';
import type { GroupLine } from './price-group.js';
import type { GroupTerms } from './terms/group-terms.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From then on a group that does not come is billed as if it had come. */
const LAST_MS = 48 * HOUR_MS;

type Quoted = Pick<GroupQuote, 'lines' | 'pupils' | 'adults' | 'free' | 'rateCents' | 'totalCents' | 'depositCents'>;

const TOUR = { kind: 'people', taxCode: 'tours', taxCents: 0 } as const;

export const totalOf = (lines: readonly GroupLine[]): number =>
  lines.reduce((sum, { cents, taxCents }) => sum + cents + taxCents, 0);

export const taxOfLines = (lines: readonly GroupLine[]): number =>
  lines.reduce((sum, { taxCents }) => sum + taxCents, 0);

/**
 * What is billed of a visit: who was counted, and at the same rate those who came beside, as far as they are more than the fewest who pay.
 * @param came null where nobody counted
 */
export function billedVisit(quote: Quoted, came: number | null): readonly GroupLine[] {
  const { lines, pupils, adults, free, rateCents } = quote;
  const paying = pupils + adults - free;
  const billed = rateCents === 0 ? paying : totalOf(lines.filter(({ kind }) => kind === 'people')) / rateCents;
  const more = paying + Math.max(0, (came ?? 0) - pupils - adults) - billed;
  if (more <= 0) return lines;
  const label = `${more} more ${more === 1 ? 'person' : 'people'} at $${formatCents(rateCents)}`;
  return [...lines, { ...TOUR, label, cents: more * rateCents }];
}

/**
 * What stays billed when a group that has its seats cancels: nothing in time, the amount of its deposit later, all of it within two days.
 * @param first its first start
 */
export function billedCancellation(
  { lines, depositCents }: Quoted,
  { depositBackDays }: Pick<GroupTerms, 'depositBackDays'>,
  now: Date,
  first: Date,
): readonly GroupLine[] {
  const left = first.getTime() - now.getTime();
  if (left < LAST_MS) return lines;
  if (left >= depositBackDays * DAY_MS || depositCents === 0) return [];
  return [{ ...TOUR, label: 'Deposit, kept after a late cancellation', cents: depositCents }];
}

/** What is not invoiced yet: all lines where nothing is, otherwise the difference as one line. */
export function notInvoiced(billable: readonly GroupLine[], invoicedCents: number): readonly GroupLine[] {
  if (invoicedCents === 0) return billable;
  const cents = totalOf(billable) - invoicedCents;
  return cents > 0 ? [{ ...TOUR, label: 'People who came beside', cents }] : [];
}

/**
 * Lines of two invoices, where a purchase order does not cover all: it pays for people as far as it reaches, another payer the rest with
 * what is taxed. @param leftCents of the order, US cents: above 0, below the total
 */
export function splitByOrder(
  lines: readonly GroupLine[],
  { leftCents, number }: { readonly leftCents: number; readonly number: string },
): { readonly onOrder: readonly GroupLine[]; readonly rest: readonly GroupLine[] } {
  const people = lines.filter(({ kind }) => kind === 'people');
  const extras = lines.filter(({ kind }) => kind === 'extra');
  const ofPeople = totalOf(people);
  if (leftCents >= ofPeople) return { onOrder: people, rest: extras };
  const label = people[0]?.label ?? '';
  return {
    onOrder: [{ ...TOUR, label: `${label}, the part that purchase order ${number} pays`, cents: leftCents }],
    rest: [
      {
        ...TOUR,
        label: `${label}, less $${formatCents(leftCents)} that purchase order ${number} pays`,
        cents: ofPeople - leftCents,
      },
      ...extras,
    ],
  };
}
