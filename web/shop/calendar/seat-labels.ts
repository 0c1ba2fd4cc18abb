import type { MonthAvailabilityQuery } from '../../generated/operations.js';
import { type Bookable, opensOn } from '../../kit/lib/opens-on.js';
import { spelledNumber } from '../../kit/lib/spelled-number.js';
import { seatsHeld } from '../../kit/lib/tickets/party.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import type { SeatLevel } from '../design/time-row.js';
import type { SeatHold, TourType } from '../state/booking-state.js';

export type Day = NonNullable<MonthAvailabilityQuery['availability']>['days'][number];
export type Slot = Day['times'][number];

/** At this many seats left or fewer, a time counts as nearly full. */
const FEW = 6;

/** A start time's availability, in words and as a lamp level. Seats left and capacity come from the server. */
export function seatLabel(
  tourType: TourType,
  { seatsLeft, capacity }: Pick<Slot, 'seatsLeft' | 'capacity'>,
): { readonly words: string; readonly level: SeatLevel } {
  if (seatsLeft <= 0) return { words: tourType === 'private' ? 'Taken' : 'Full', level: 'none' };
  if (tourType === 'private') return { words: 'Open for your party', level: 'many' };
  if (seatsLeft >= capacity) return { words: 'All seats open', level: 'many' };
  if (seatsLeft === 1) return { words: 'Last seat', level: 'last' };
  return seatsLeft <= FEW
    ? { words: `Only ${seatsLeft} seats left`, level: 'few' }
    : { words: `${seatsLeft} seats left`, level: 'many' };
}

/** Whether a start has room for all of a party; a private party takes the whole start. */
export function hasRoomFor(guests: number, tourType: TourType, { seatsLeft }: Pick<Slot, 'seatsLeft'>): boolean {
  return seatsLeft >= (tourType === 'private' ? 1 : guests);
}

/** Availability for a party that has said its size: a time that is too small for it says so. */
export function sizedLabel(
  tourType: TourType,
  slot: Pick<Slot, 'seatsLeft' | 'capacity'>,
  guests: number,
): { readonly words: string; readonly level: SeatLevel } {
  const label = seatLabel(tourType, slot);
  if (slot.seatsLeft <= 0 || hasRoomFor(guests, tourType, slot)) return label;
  return { words: `${label.words}, too few for ${spelledNumber(guests)}`, level: 'none' };
}

/** The same for a party that moves. */
export function partyLabel(
  tourType: TourType,
  slot: Pick<Slot, 'seatsLeft' | 'capacity'>,
  guests: number,
): { readonly words: string; readonly level: SeatLevel } {
  const { seatsLeft, capacity } = slot;
  if (tourType === 'private' || seatsLeft <= 0 || seatsLeft >= capacity) return seatLabel(tourType, slot);
  if (seatsLeft < guests) {
    return { words: seatsLeft === 1 ? 'Only one seat left' : `Only ${seatsLeft} seats left`, level: 'none' };
  }
  return seatsLeft === guests
    ? { words: `Just enough room for ${spelledNumber(guests)}`, level: 'few' }
    : seatLabel(tourType, slot);
}

/** Whether an open day has no seats left at any time. */
export function isFull({ open, times }: Day): boolean {
  return open && times.every(({ seatsLeft }) => seatsLeft <= 0);
}

/** The day with the visitor's own held seats counted as open. */
export function withOwnSeats(day: Day, hold: SeatHold | undefined): Day {
  if (hold === undefined || hold.tourDate !== day.date) return day;
  const own = hold.tourType === 'private' ? 1 : seatsHeld(hold);
  const times = day.times.map((slot) =>
    slot.time === hold.tourTime ? { ...slot, seatsLeft: Math.min(slot.capacity, slot.seatsLeft + own) } : slot,
  );
  return { ...day, times };
}

const closedLabels = {
  MONDAY: 'closed on Mondays',
  WEEKDAY: 'closed on this day of the week',
  CLOSURE: 'closed on this day',
  PAST: 'closed, this day has passed',
  TOO_FAR_AHEAD: 'not open yet',
  NOT_OFFERED: 'closed, this tour is not offered',
} as const;

/** Appended to a date's name: why it cannot be chosen. */
export function dayNote(day: Day | undefined, bookable?: Bookable): string {
  if (day === undefined) return '';
  if (day.closedBecause === 'TOO_FAR_AHEAD' && bookable) return `opens on ${longDate(opensOn(day.date, bookable))}`;
  if (!day.open) {
    const label = closedLabels[day.closedBecause ?? 'PAST'];
    return day.closedBecause === 'CLOSURE' && day.note !== '' ? `${label}: ${day.note}` : label;
  }
  return isFull(day) ? 'full' : '';
}
