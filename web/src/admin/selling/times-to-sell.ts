import type { DoorTimesQuery, TourType } from '../../generated/staff-operations.js';
import { toCents } from '../../lib/money.js';
import { ADULT, pricesOf, type TicketPrice } from '../../lib/tickets/party.js';

/** A start of today that still has seats, of one tour. */
export interface TimeToSell {
  /** Of the choice in the form. */
  readonly id: string;
  readonly tourId: string;
  readonly tourType: TourType;
  /** One party takes the start for itself. */
  readonly soldByParty: boolean;
  readonly tourName: string;
  readonly time: string;
  readonly startsAt: string;
  readonly seatsLeft: number;
  /** By type of guest: of the tour, or of this start once these are known. */
  readonly prices: readonly TicketPrice[];
  /** Guests of one sale, at most, where each needs a seat. */
  readonly mostGuests: number;
  /** Guests of a party, at most, those on a lap included. */
  readonly largestParty: number;
}

type Calendar = NonNullable<DoorTimesQuery['staffCalendar']>;

/** A start of the calendar, or of a day that a phone keeps. */
export type StartToSell = Omit<Calendar['days'][number]['times'][number], '__typename'>;

type Day = Pick<DoorTimesQuery, 'tours'> & {
  readonly staffCalendar?: Calendar | { readonly days: readonly { readonly times: readonly StartToSell[] }[] } | null;
};

/** What can be sold at the door, by start. A private tour takes one party. @param now in ms since 1970 */
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

/** What an adult pays, in cents. */
export function adultCents({ prices }: TimeToSell): number {
  return toCents((prices.find(({ type }) => type.code === ADULT) ?? prices[0])?.price ?? '0');
}

/** How many guests a text means; undefined when it is no number from 1 to the most. */
export function guestsOf(text: string, most: number): number | undefined {
  const guests = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return guests >= 1 && guests <= most ? guests : undefined;
}

/** The chosen time; the first one before anything is chosen, or once it is gone. */
export function timeChosen(times: readonly TimeToSell[], id: string): TimeToSell | undefined {
  return times.find((time) => time.id === id) ?? times[0];
}

/** How many guests a time takes, in words. */
export function mostGuestsText({ time, mostGuests }: TimeToSell): string {
  return mostGuests === 1 ? `${time} has room for one guest.` : `From 1 to ${mostGuests} guests.`;
}
