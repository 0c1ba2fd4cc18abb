import { t } from '@lingui/core/macro';
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
  if (seatsLeft <= 0) return { words: tourType === 'private' ? t`Taken` : t`Full`, level: 'none' };
  if (tourType === 'private') return { words: t`Open for your party`, level: 'many' };
  if (seatsLeft >= capacity) return { words: t`All seats open`, level: 'many' };
  if (seatsLeft === 1) return { words: t`Last seat`, level: 'last' };
  return seatsLeft <= FEW
    ? { words: t`Only ${seatsLeft} seats left`, level: 'few' }
    : { words: t`${seatsLeft} seats left`, level: 'many' };
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
  const { words: left } = label;
  const number = spelledNumber(guests);
  return { words: t`${left}, too few for ${number}`, level: 'none' };
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
    return { words: seatsLeft === 1 ? t`Only one seat left` : t`Only ${seatsLeft} seats left`, level: 'none' };
  }
  const number = spelledNumber(guests);
  return seatsLeft === guests ? { words: t`Just enough room for ${number}`, level: 'few' } : seatLabel(tourType, slot);
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
  MONDAY: t`closed on Mondays`,
  WEEKDAY: t`closed on this day of the week`,
  CLOSURE: t`closed on this day`,
  PAST: t`closed, this day has passed`,
  TOO_FAR_AHEAD: t`not open yet`,
  NOT_OFFERED: t`closed, this tour is not offered`,
} as const;

/** Appended to a date's name: why it cannot be chosen. */
export function dayNote(day: Day | undefined, bookable?: Bookable): string {
  if (day === undefined) return '';
  if (day.closedBecause === 'TOO_FAR_AHEAD' && bookable) {
    const opening = longDate(opensOn(day.date, bookable));
    return t`opens on ${opening}`;
  }
  if (!day.open) {
    const label = closedLabels[day.closedBecause ?? 'PAST'];
    return day.closedBecause === 'CLOSURE' && day.note !== '' ? [label, day.note].join(': ') : label;
  }
  return isFull(day) ? t`full` : '';
}
