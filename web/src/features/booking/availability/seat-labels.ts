import type { SeatLevel } from '../../../design/booking/time-row.js';
import type { MonthAvailabilityQuery } from '../../../generated/operations.js';
import type { SeatHold, TourType } from '../state/booking-state.js';
import { spelledNumber } from '../state/spelled-number.js';

export type Day = NonNullable<MonthAvailabilityQuery['availability']>['days'][number];
export type Slot = Day['times'][number];

/** From this many seats down a time is said to be filling up. */
const FEW = 6;

/** How full a start time is, in words and as the level of its lamp. Seats left and capacity as the server counts them. */
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

/** The same for a party that is to come: whether all of it finds room. */
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
    : { words: `Room for ${spelledNumber(guests)}`, level: 'many' };
}

/** Whether nothing is left at any time of an open day. */
export function isFull({ open, times }: Day): boolean {
  return open && times.every(({ seatsLeft }) => seatsLeft <= 0);
}

/** The day as the visitor may book it: the seats that are put aside for themselves are free for them. */
export function withOwnSeats(day: Day, hold: SeatHold | undefined): Day {
  if (hold === undefined || hold.tourDate !== day.date) return day;
  const own = hold.tourType === 'private' ? 1 : hold.groupSize;
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
  TOO_FAR_AHEAD: 'closed, more than three months ahead',
  NOT_OFFERED: 'closed, this tour is not offered',
} as const;

/** What is added to a date's name: why it cannot be chosen. */
export function dayNote(day: Day | undefined): string {
  if (day === undefined) return '';
  if (!day.open) {
    const label = closedLabels[day.closedBecause ?? 'PAST'];
    return day.closedBecause === 'CLOSURE' && day.note !== '' ? `${label}: ${day.note}` : label;
  }
  return isFull(day) ? 'full' : '';
}
