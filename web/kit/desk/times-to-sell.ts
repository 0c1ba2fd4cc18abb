import type { DoorTimesQuery, TourType } from '../../generated/staff-operations.js';
import { toAmount, toCents } from '../lib/money.js';
import { counted } from '../lib/spelled-number.js';
import {
  ADULT,
  guestsIn,
  hasOnePrice,
  linesOf,
  type Party,
  pricesOf,
  seatsFor,
  sumOf,
  type TicketPrice,
  ticketsOf,
} from '../lib/tickets/party.js';
import { refusalOf } from '../lib/tickets/party-rules.js';
import { partyInWords } from '../lib/tickets/ticket-words.js';

/** A start of today with seats left, of one tour. */
export interface TimeToSell {
  readonly id: string;
  readonly tourId: string;
  readonly tourType: TourType;
  /** One party takes the whole start. */
  readonly soldByParty: boolean;
  readonly tourName: string;
  readonly time: string;
  readonly startsAt: string;
  readonly seatsLeft: number;
  /** By guest type: of this start once known, until then of the tour. */
  readonly prices: readonly TicketPrice[];
  /** Most guests of a party, including those on a lap. */
  readonly largestParty: number;
}

type Calendar = NonNullable<DoorTimesQuery['staffCalendar']>;

/** A start of the calendar, or of a day stored on a phone. */
export type StartToSell = Omit<Calendar['days'][number]['times'][number], '__typename'>;

type Day = Pick<DoorTimesQuery, 'tours'> & {
  readonly staffCalendar?: Calendar | { readonly days: readonly { readonly times: readonly StartToSell[] }[] } | null;
};

/** What can be sold at the door, by start; a private tour takes one party. @param now in ms since 1970 */
export function timesToSell({ tours, staffCalendar }: Day, now: number): readonly TimeToSell[] {
  const starts = (staffCalendar?.days ?? []).flatMap(({ times }) => times);
  const offers = starts.flatMap(({ tourType, time, startsAt, capacity, sold, held, closed, planned }) => {
    const seatsLeft = capacity - sold - held;
    if (closed || !planned || seatsLeft <= 0 || Date.parse(startsAt) <= now) return [];
    return (tours ?? [])
      .filter(({ type }) => type === tourType)
      .map(({ id: tourId, name, maxGroupSize, soldByParty, ...sold }) => ({
        id: `${tourId} ${startsAt}`,
        tourId,
        tourType,
        soldByParty,
        tourName: name,
        time,
        startsAt,
        seatsLeft,
        prices: pricesOf(sold),
        largestParty: maxGroupSize,
      }));
  });
  return offers.sort((one, other) => one.startsAt.localeCompare(other.startsAt) || one.id.localeCompare(other.id));
}

/** The price of an adult, in cents. */
export function adultCents({ prices }: TimeToSell): number {
  return toCents((prices.find(({ type }) => type.code === ADULT) ?? prices[0])?.price ?? '0');
}

/** The unit of an adult's price: "$25.00 each", "$25.00 an adult". */
export function perGuest({ prices }: Pick<TimeToSell, 'prices'>): 'each' | 'an adult' {
  return hasOnePrice(prices) ? 'each' : 'an adult';
}

/** The chosen time; the first one before a choice, or if the chosen one is gone. */
export function timeChosen(times: readonly TimeToSell[], id: string): TimeToSell | undefined {
  return times.find((time) => time.id === id) ?? times[0];
}

/** A party that can be sold, or why it cannot. */
export type PartyToSell =
  | { readonly words: string; readonly totalAmount: string; readonly tickets: ReturnType<typeof ticketsOf> }
  | { readonly problem: string };

/** Checks a party against the seats and prices of a start. */
export function partyToSell({ prices, seatsLeft, soldByParty }: TimeToSell, party: Party): PartyToSell {
  const guests = guestsIn(party);
  if (guests === 0) return { problem: 'Please say who comes.' };
  const refusal = refusalOf(party, prices);
  if (refusal) return { problem: `${refusal.title} ${refusal.text}` };
  if (!soldByParty && seatsFor(party, prices) > seatsLeft) {
    return { problem: seatsLeft === 1 ? 'One seat is left.' : `${seatsLeft} seats are left.` };
  }
  const words = hasOnePrice(prices) ? counted(guests, 'seat') : partyInWords(party, prices);
  return { words, totalAmount: toAmount(sumOf(linesOf(party, prices))), tickets: ticketsOf(party) };
}
