import { capitalized, countSpelled } from '../../../lib/spelled-number.js';
import { seatsHeld } from '../../../lib/tickets/party.js';
import { longDate } from '../../../lib/venue-dates.js';
import type { SeatHold } from '../state/booking-state.js';

/** What is held: "Two seats held for you", with date and time if the visitor has chosen another slot since. */
export function holdLabel(
  hold: SeatHold,
  chosen: { readonly date?: string | undefined; readonly time?: string | undefined },
): string {
  const what =
    hold.tourType === 'private'
      ? 'This tour is held for your party'
      : `${capitalized(countSpelled(seatsHeld(hold), 'seat'))} held for you`;
  const isHere = hold.tourDate === chosen.date && hold.tourTime === chosen.time;
  return isHere ? what : `${what} on ${longDate(hold.tourDate)} at ${hold.tourTime}`;
}
