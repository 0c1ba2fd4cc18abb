import { dateAfter } from '../../../lib/venue-dates.js';
import { type Day, partyLabel } from '../availability/seat-labels.js';
import type { TourType } from '../state/booking-state.js';
import { dayWithoutYear, type WaitlistTime } from './waitlist-labels.js';

/** The times that one check box adds. */
export interface OtherTimes {
  readonly label: string;
  readonly times: readonly WaitlistTime[];
}

interface Wish {
  readonly tourType: TourType;
  readonly guests: number;
  readonly date: string;
  readonly time: string;
}

/** How many days away another day can be. */
const NEARBY_DAYS = 3;

/** The times of a day without room for the whole party. Only these have a waiting list. */
function tooFull({ tourType, guests }: Wish, { times }: Day): Day['times'] {
  const seats = tourType === 'private' ? 1 : guests;
  return times.filter(({ seatsLeft }) => seatsLeft < seats);
}

/** All full times on the nearest open days before and after the chosen one, from tomorrow on. */
function onNearbyDay(
  wish: Wish,
  step: 1 | -1,
  today: string,
  dayOf: (date: string) => Day | undefined,
): readonly OtherTimes[] {
  for (let away = 1; away <= NEARBY_DAYS; away += 1) {
    const date = dateAfter(wish.date, step * away);
    const day = date > today ? dayOf(date) : undefined;
    if (!day?.open || day.times.length === 0) continue;
    const full = tooFull(wish, day);
    if (full.length === 0) return [];
    const which = full.length === day.times.length ? 'Any time' : 'Any full time';
    const times = full.map(({ time }) => ({ tourDate: date, tourTime: time }));
    return [{ label: `${which} on ${dayWithoutYear(date)}`, times }];
  }
  return [];
}

/** Other times a party can wait for: on the same day, and the nearest days as a whole. */
export function otherTimes(
  wish: Wish,
  { today, dayOf }: { readonly today: string; readonly dayOf: (date: string) => Day | undefined },
): readonly OtherTimes[] {
  const { tourType, guests, date } = wish;
  const day = dayOf(date);
  const sameDay = (day ? tooFull(wish, day) : []).filter(({ time }) => time !== wish.time);
  return [
    ...sameDay.map((slot) => ({
      label: `${slot.time}, ${partyLabel(tourType, slot, guests).words.replace(/^./, (first) => first.toLowerCase())}`,
      times: [{ tourDate: date, tourTime: slot.time }],
    })),
    ...onNearbyDay(wish, -1, today, dayOf),
    ...onNearbyDay(wish, 1, today, dayOf),
  ];
}
