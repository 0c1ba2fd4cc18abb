import type { TicketLineFactsFragment, TicketTypeFactsFragment } from '../../../generated/operations.js';
import { toAmount, toCents } from '../money.js';

/** The type that every tour sells. */
export const ADULT = 'adult';

/** Guests by the code of their type. */
export type Party = Readonly<Record<string, number>>;

export type TicketType = Omit<TicketTypeFactsFragment, '__typename'>;

/** What a tour, or one of its starts, sells to one type of guest. */
export interface TicketPrice {
  readonly type: TicketType;
  /** US dollars, two decimals. */
  readonly price: string;
  /** 1, or 0 on a lap. */
  readonly seats: number;
  /** The price before a price rule, and the rule in words. */
  readonly listPrice?: string | null;
  readonly reason?: string | null;
}

export type TicketLine = Omit<TicketLineFactsFragment, '__typename'>;

/** What a tour sells; only adults if an answer does not say. */
export function pricesOf(tour: {
  readonly price: string;
  readonly prices: readonly TicketPrice[] | null;
}): readonly TicketPrice[] {
  return tour.prices ?? [{ type: adults, price: tour.price, seats: 1 }];
}

const adults: TicketType = {
  ...{ code: ADULT, label: 'Adults', singular: 'adult', plural: 'adults', fromAge: null, toAge: null, note: '' },
  ...{ proof: false, comesAlone: true, bringsChildren: true, perAdult: null, maxPerParty: null },
};

/** Whether a tour has one price: its words then say guests, not types. */
export function hasOnePrice(prices: readonly TicketPrice[]): boolean {
  return prices.length <= 1;
}

/** Guests of a party, including those on a lap. */
export function guestsIn(party: Party): number {
  return Object.values(party).reduce((sum, count) => sum + count, 0);
}

/** Seats of a party at a start; a party with the start to itself takes one. */
export function seatsFor(party: Party, prices: readonly TicketPrice[]): number {
  const onLaps = prices.reduce((sum, { type, seats }) => sum + (seats === 0 ? (party[type.code] ?? 0) : 0), 0);
  return guestsIn(party) - onLaps;
}

/** The party without types that have no guests. */
export function whoComes(party: Party): Party {
  return Object.fromEntries(Object.entries(party).filter(([, count]) => count > 0));
}

/** The party with another number of guests. Adults are added; adults but one are removed first, then the last types. */
export function resized(party: Party, guests: number): Party {
  let over = guestsIn(party) - guests;
  const adults = party[ADULT] ?? 0;
  if (over <= 0) return whoComes({ ...party, [ADULT]: adults - over });
  const next: Record<string, number> = { ...party };
  const take = (code: string, least: number): void => {
    const taken = Math.min(over, Math.max(0, (next[code] ?? 0) - least));
    next[code] = (next[code] ?? 0) - taken;
    over -= taken;
  };
  take(ADULT, 1);
  for (const code of Object.keys(party).reverse()) if (code !== ADULT) take(code, 0);
  take(ADULT, 0);
  return whoComes(next);
}

/** A party in the types that a tour sells: guests of any other type become adults. */
export function soldParty(party: Party, guests: number, prices: readonly TicketPrice[]): Party {
  const sold = prices.flatMap(({ type }): [string, number][] => [[type.code, party[type.code] ?? 0]]);
  return resized(Object.fromEntries(sold), guests);
}

export function isSameParty(one: Party, other: Party): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((code) => (one[code] ?? 0) === (other[code] ?? 0));
}

/** The party as a mutation's input. */
export function ticketsOf(party: Party): { readonly type: string; readonly count: number }[] {
  return Object.entries(whoComes(party)).map(([type, count]) => ({ type, count }));
}

/** The party of a mutation's input or a server's answer. */
export function partyOf(tickets: readonly { readonly type: string; readonly count: number }[]): Party {
  const party: Record<string, number> = {};
  for (const { type, count } of tickets) party[type] = (party[type] ?? 0) + count;
  return party;
}

/** The party of a hold, a booking or a waiting list entry. Without tickets, all are adults. */
export function bookedParty({
  tickets,
  guests,
}: {
  readonly tickets: Parameters<typeof partyOf>[0];
  readonly guests: number;
}): Party {
  return tickets.length > 0 ? partyOf(tickets) : { [ADULT]: guests };
}

/** The seats of the same; guests on a lap have none. */
export function seatsHeld({
  tickets,
  guests,
}: {
  readonly tickets: readonly Pick<TicketLine, 'count' | 'seats'>[];
  readonly guests: number;
}): number {
  return tickets.length > 0 ? tickets.reduce((sum, { count, seats }) => sum + count * seats, 0) : guests;
}

/** What a party costs, line by line, in the order in which the form lists the types. */
export function linesOf(party: Party, prices: readonly TicketPrice[]): TicketLine[] {
  return prices.flatMap(({ type, price, seats, listPrice = null, reason = null }) => {
    const count = party[type.code] ?? 0;
    if (count === 0) return [];
    const { code, singular, plural, proof } = type;
    const amount = toAmount(toCents(price) * count);
    return [{ type: code, singular, plural, proof, count, unitPrice: price, amount, listPrice, reason, seats }];
  });
}

export function sumOf(lines: readonly Pick<TicketLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
}
