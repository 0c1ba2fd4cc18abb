import { plural, t } from '@lingui/core/macro';
import { MAX_GROUP_SIZE } from '../../../../services/shared/contracts/src/house/bounds.js';
import { capitalized, countSpelled, spelledNumber } from '../spelled-number.js';
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
    const guests = countSpelled(own, price.type.singular, price.type.plural);
    return t`A party has at most ${guests}.`;
  }
  return mostGuests < MAX_GROUP_SIZE
    ? t`This tour takes up to ${mostGuests} guests.`
    : t`A party has at most ${mostGuests} guests.`;
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

function needsAdults(
  { code, label, singular, plural: many }: TicketType,
  perAdult: number,
  count: number,
): PartyRefusal {
  const most = countSpelled(perAdult, singular, many);
  const guests = capitalized(countSpelled(count, singular, many));
  const adults = Math.ceil(count / perAdult);
  const number = spelledNumber(adults);
  return {
    title: t`${label} need an adult.`,
    text: t`One adult can bring up to ${most}. Add an adult to go on.`,
    type: code,
    atRow: t`${plural(count, { one: `${guests} comes`, other: `${guests} come` })} with at least ${plural(adults, {
      one: `${number} adult`,
      other: `${number} adults`,
    })}.`,
  };
}

function needsGuests({ code, singular, plural: many }: TicketType, count: number): PartyRefusal {
  const number = spelledNumber(count);
  const guests = capitalized(countSpelled(count, singular, many));
  const all = capitalized(many);
  return {
    title: t`${all} come with another guest.`,
    text: t`Add the guest who comes too.`,
    type: code,
    atRow: plural(count, {
      one: `${guests} comes with at least ${number} other guest.`,
      other: `${guests} come with at least ${number} other guests.`,
    }),
  };
}
