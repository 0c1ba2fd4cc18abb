import { createStore, type Store } from '../../kit/lib/create-store.js';
import type { BookingEvent } from './booking-events.js';
import { reduceBooking } from './booking-reducer.js';
import type { BookingState } from './booking-state.js';

/** A store, so that a late answer sees the current state. */
export type BookingStore = Store<BookingState, BookingEvent>;

export function createBookingStore(first: BookingState): BookingStore {
  return createStore(reduceBooking, () => first);
}
