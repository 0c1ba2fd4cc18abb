import type { DoorTimesQuery, TourType } from '../../generated/staff-operations.js';
import { toCents } from '../lib/money.js';
import { ADULT, pricesOf, type TicketPrice } from '../lib/tickets/party.js';

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
  /** Most guests of one sale, if each needs a seat. */
  readonly mostGuests: number;
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
        mostGuests: soldByParty ? maxGroupSize : Math.min(seatsLeft, maxGroupSize),
        largestParty: maxGroupSize,
      }));
  });
  return offers.sort((one, other) => one.startsAt.localeCompare(other.startsAt) || one.id.localeCompare(other.id));
}

/** The price of an adult, in cents. */
export function adultCents({ prices }: TimeToSell): number {
  return toCents((prices.find(({ type }) => type.code === ADULT) ?? prices[0])?.price ?? '0');
}

/** A typed number of guests; undefined unless it is from 1 to `most`. */
export function guestsOf(text: string, most: number): number | undefined {
  const guests = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return guests >= 1 && guests <= most ? guests : undefined;
}

/** The chosen time; the first one before a choice, or if the chosen one is gone. */
export function timeChosen(times: readonly TimeToSell[], id: string): TimeToSell | undefined {
  return times.find((time) => time.id === id) ?? times[0];
}

export function mostGuestsText({ time, mostGuests }: TimeToSell): string {
  return mostGuests === 1 ? `${time} has room for one guest.` : `From 1 to ${mostGuests} guests.`;
}
