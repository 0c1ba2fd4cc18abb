/** Guests of one type. The words are those at the time of the purchase, as a booking keeps its tour's name. */
export interface TicketCount {
  /** E.g. `senior`. */
  readonly type: string;
  readonly singular: string;
  readonly plural: string;
  readonly count: number;
  /** Per guest: 1, or 0 on a lap. */
  readonly seats: number;
  /** Staff ask for an ID at the door. */
  readonly proof: boolean;
}

/** Tickets of one type at one price. US cents. */
export interface TicketLine extends TicketCount {
  readonly unitCents: number;
  /** Without the rule, where a rule changed it. */
  readonly listCents?: number;
  /** Of the rule and the code, for visitors, e.g. `Tuesday morning, −$5`. */
  readonly reason?: string;
  /** Its code, which is asked again when the visit moves. */
  readonly code?: TicketCode;
}

export interface TicketCode {
  readonly name: string;
  /** Taken off one ticket when it was bought, US cents: it never takes more. */
  readonly cents: number;
  /** Missing in rows of earlier releases: it then takes the same share of another price. */
  readonly terms?: CodeTerms;
}

/** What a code was when it was used, for this visit. */
export interface CodeTerms {
  readonly kind: 'percent' | 'cents' | 'fixed_price';
  /** Percent; or US cents off, or the price of each ticket. */
  readonly amount: number;
  /** Dates of the visits that it is for, YYYY-MM-DD; null: no bound. */
  readonly visitFrom: string | null;
  readonly visitUntil: string | null;
  /** Ids of the tours that it is for; empty: all. */
  readonly tours: readonly string[];
  /** Minimum sum of this visit's tickets that have it, US cents. */
  readonly leastCents: number;
}

/** Every tour sells it. */
export const ADULT = 'adult';

const WORDS_OF_ADULTS = { type: ADULT, singular: 'adult', plural: 'adults', seats: 1, proof: false } as const;

/** Stands for rows of earlier releases. */
export const adultCounts = (count: number): TicketCount[] => [{ ...WORDS_OF_ADULTS, count }];

/** The database fills in the same line for processes of the last release (`adult_tickets`). */
export const adultLines = (count: number, unitCents: number): TicketLine[] => [
  { ...WORDS_OF_ADULTS, count, unitCents },
];

export const guestsOf = (lines: readonly Pick<TicketCount, 'count'>[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

export const centsOf = (lines: readonly Pick<TicketLine, 'count' | 'unitCents'>[]): number =>
  lines.reduce((sum, { count, unitCents }) => sum + count * unitCents, 0);

/** At least 1. @param soldByParty the party takes one seat, whatever its size */
export function seatsOf(lines: readonly Pick<TicketCount, 'count' | 'seats'>[], soldByParty: boolean): number {
  if (soldByParty) return 1;
  return Math.max(
    1,
    lines.reduce((sum, { count, seats }) => sum + count * seats, 0),
  );
}

/** One entry per type, in the order of the lines. */
export function countsOf(lines: readonly TicketCount[]): TicketCount[] {
  const byType = new Map<string, TicketCount>();
  for (const { type, singular, plural, count, seats, proof } of lines) {
    const before = byType.get(type)?.count ?? 0;
    byType.set(type, { type, singular, plural, count: before + count, seats, proof });
  }
  return [...byType.values()];
}
