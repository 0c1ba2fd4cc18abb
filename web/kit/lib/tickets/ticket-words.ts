import { plural, t } from '@lingui/core/macro';
import { printedCents, toCents } from '../money.js';
import { listed } from '../sentences.js';
import { capitalized, counted, countSpelled, spelledNumberCapitalized } from '../spelled-number.js';
import {
  guestsIn,
  hasOnePrice,
  type Party,
  seatsFor,
  type TicketLine,
  type TicketPrice,
  type TicketType,
} from './party.js';

/** A chosen party: "2 adults, 1 child", or "2 guests" at one price. The server words a party that is held or booked. */
export function partyInWords(party: Party, prices: readonly TicketPrice[]): string {
  const guests = guestsIn(party);
  if (hasOnePrice(prices)) return guests === 0 ? '' : guestsInWords(guests);
  return prices
    .filter(({ type }) => (party[type.code] ?? 0) > 0)
    .map(({ type }) => counted(party[type.code] ?? 0, type.singular, type.plural))
    .join(', ');
}

function guestsInWords(guests: number): string {
  return plural(guests, { one: '# guest', other: '# guests' });
}

/** A ticket's price as it is read: "$25.00", or "Free". */
export function priceInWords(price: string): string {
  const cents = toCents(price);
  return cents === 0 ? t`Free` : printedCents(cents);
}

/** "13 to 64", "65 and older", "up to 3"; empty for any age. */
export function agesInWords({ fromAge, toAge }: Pick<TicketType, 'fromAge' | 'toAge'>): string {
  if (fromAge === null) return toAge === null ? '' : t`up to ${toAge}`;
  return toAge === null ? t`${fromAge} and older` : t`${fromAge} to ${toAge}`;
}

/** Under a type's name: "0 to 3, on a lap, no seat", "65 and older. ID at the door". */
export function typeHint(type: TicketType): string {
  const who = [agesInWords(type), type.note].filter(Boolean).join(', ');
  return [who, type.proof ? t`ID at the door` : ''].filter(Boolean).join('. ');
}

/** How many seats, if somebody needs none: "Four seats. An infant on a lap needs none."; otherwise empty. */
export function seatsSentence(party: Party, prices: readonly TicketPrice[]): string {
  const seats = seatsFor(party, prices);
  const onLaps = prices.filter(({ type, seats: each }) => each === 0 && (party[type.code] ?? 0) > 0);
  if (onLaps.length === 0) return '';
  const lapGuests = guestsIn(party) - seats;
  const { singular: guest = '' } = onLaps[0]?.type ?? {};
  const one = /^[aeiou]/.test(guest) ? t`An ${guest} on a lap needs none.` : t`A ${guest} on a lap needs none.`;
  const guests = capitalized(listed(onLaps.map(({ type }) => type.plural)));
  const several = t`${guests} on a lap need none.`;
  const number = spelledNumberCapitalized(seats);
  return `${plural(seats, { one: `${number} seat.`, other: `${number} seats.` })} ${lapGuests === 1 ? one : several}`;
}

/** Whose ID staff ask for: "Bring an ID for the senior."; empty if nobody needs one. */
export function bringProof(party: Party, prices: readonly TicketPrice[]): string {
  const asked = prices.filter(({ type }) => type.proof && (party[type.code] ?? 0) > 0);
  if (asked.length === 0) return '';
  const whom = asked.map(({ type }) => {
    const count = party[type.code] ?? 0;
    const guests = countSpelled(count, type.singular, type.plural);
    const guest = type.singular;
    return count === 1 ? t`the ${guest}` : t`each of the ${guests}`;
  });
  const all = listed(whom);
  return t`Bring an ID for ${all}.`;
}

/** The types that need an ID, as the start of a sentence: "Seniors, students and military"; empty without any. */
export function typesWithProof(prices: readonly TicketPrice[]): string {
  return capitalized(listed(prices.filter(({ type }) => type.proof).map(({ type }) => type.label.toLowerCase())));
}

/** A line of a bill: "2 adults at $20.00", "1 infant". */
export function lineTerm(line: TicketLine): string {
  const who = counted(line.count, line.singular, line.plural);
  const price = priceInWords(line.unitPrice);
  return toCents(line.unitPrice) === 0 ? who : t`${who} at ${price}`;
}

/** The price rules of lines, each once: "Tuesday morning, −$5". */
export function reasonsOf(lines: readonly Pick<TicketLine, 'reason'>[]): string[] {
  return [...new Set(lines.flatMap(({ reason }) => reason ?? []))];
}

export interface NamedParty {
  /** "2 adults, 1 child"; "3 guests" for adults alone. */
  readonly party: string;
  readonly guests: number;
}

/** The party by types, or these words if all are adults. */
export function partyOr({ party, guests }: NamedParty, adultsAlone: string): string {
  return party === guestsInWords(guests) ? adultsAlone : party;
}
