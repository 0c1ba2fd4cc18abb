import { MAX_GROUP_SIZE } from '../../../../services/shared/contracts/src/house/bounds.js';
import { capitalized, countSpelled } from '../spelled-number.js';
import { guestsIn, type Party, type TicketPrice, type TicketType } from './party.js';

export interface PartyRefusal {
  readonly title: string;
  readonly text: string;
  /** The row that the message is for, and the message there. */
  readonly type: string;
  readonly atRow: string;
}

/** The most guests of a type in a party: limited by the type, and by all guests together. */
export function mostOf(code: string, party: Party, prices: readonly TicketPrice[], mostGuests: number): number {
  const own = prices.find(({ type }) => type.code === code)?.type.maxPerParty ?? MAX_GROUP_SIZE;
  const others = guestsIn(party) - (party[code] ?? 0);
  return Math.max(0, Math.min(own, MAX_GROUP_SIZE, mostGuests - others));
}

/** Why one more of a type cannot be added; undefined if it can. */
export function limitReason(
  code: string,
  party: Party,
  prices: readonly TicketPrice[],
  mostGuests: number,
): string | undefined {
  const count = party[code] ?? 0;
  if (count === 0 || count < mostOf(code, party, prices, mostGuests)) return undefined;
  const price = prices.find(({ type }) => type.code === code);
  const own = price?.type.maxPerParty;
  if (price && own !== null && own !== undefined && count >= own) {
    return `A party has at most ${countSpelled(own, price.type.singular, price.type.plural)}.`;
  }
  return mostGuests < MAX_GROUP_SIZE
    ? `This tour takes up to ${mostGuests} guests.`
    : `A party has at most ${mostGuests} guests.`;
}

/** Children without enough adults, or companions without enough other guests (product.md §5.9); undefined if the party fits. */
export function refusalOf(party: Party, prices: readonly TicketPrice[]): PartyRefusal | undefined {
  const adults = countWhere(party, prices, ({ bringsChildren }) => bringsChildren);
  const others = guestsIn(party) - countWhere(party, prices, isCompany);
  for (const { type } of prices) {
    const count = party[type.code] ?? 0;
    if (type.perAdult !== null && count > type.perAdult * adults) return needsAdults(type, type.perAdult, count);
    if (isCompany(type) && count > others) return needsGuests(type, count);
  }
  return undefined;
}

function countWhere(party: Party, prices: readonly TicketPrice[], is: (type: TicketType) => boolean): number {
  return prices.reduce((sum, { type }) => sum + (is(type) ? (party[type.code] ?? 0) : 0), 0);
}

/** Comes with another guest, one companion to each. */
function isCompany({ comesAlone, perAdult }: TicketType): boolean {
  return !comesAlone && perAdult === null;
}

function needsAdults(type: TicketType, perAdult: number, count: number): PartyRefusal {
  const adults = countSpelled(Math.ceil(count / perAdult), 'adult');
  const comes = count === 1 ? 'comes' : 'come';
  return {
    title: `${type.label} need an adult.`,
    text: `One adult can bring up to ${countSpelled(perAdult, type.singular, type.plural)}. Add an adult to go on.`,
    type: type.code,
    atRow: `${capitalized(countSpelled(count, type.singular, type.plural))} ${comes} with at least ${adults}.`,
  };
}

function needsGuests(type: TicketType, count: number): PartyRefusal {
  const others = countSpelled(count, 'other guest');
  const comes = count === 1 ? 'comes' : 'come';
  return {
    title: `${capitalized(type.plural)} come with another guest.`,
    text: 'Add the guest who comes too.',
    type: type.code,
    atRow: `${capitalized(countSpelled(count, type.singular, type.plural))} ${comes} with at least ${others}.`,
  };
}
