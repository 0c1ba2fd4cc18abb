import type { BookingEvent } from './booking-events.js';
import { reduceBooking } from './booking-reducer.js';
import type { BookingState } from './booking-state.js';

/** Holds the one booking of the page, so that an answer that comes late meets it as it is by then. */
export class BookingStore {
  private current: BookingState;
  private readonly listeners = new Set<() => void>();

  constructor(first: BookingState) {
    this.current = first;
  }

  readonly state = (): BookingState => this.current;

  readonly send = (event: BookingEvent): void => {
    const next = reduceBooking(this.current, event);
    if (next === this.current) return;
    this.current = next;
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };
}
