import { createStore, type Store } from '../../../lib/create-store.js';
import type { BookingEvent } from './booking-events.js';
import { reduceBooking } from './booking-reducer.js';
import type { BookingState } from './booking-state.js';

/** The booking of the page. An answer that comes late meets it as it is by then. */
export type BookingStore = Store<BookingState, BookingEvent>;

export function createBookingStore(first: BookingState): BookingStore {
  return createStore(reduceBooking, () => first);
}
