import { type TabItem, tabItem } from '../../kit/lib/tab-storage.js';
import { nearestStep } from './booking-rules.js';
import { type BookingState, bookingStateSchema, emptyBooking, type TourType } from './booking-state.js';
import { type BookingStep, TICKET_STEP } from './booking-step.js';

export const storedBooking = tabItem('hilltop:booking:v1', bookingStateSchema);

/** The state of a prerendered page, which knows nothing of the tab. */
export const noBooking: TabItem<BookingState> = { read: () => undefined, write: () => undefined };

/** For another tour the slot is reset; guest and notes stay. The hold is replaced later. */
function forTour(stored: BookingState, tourType: TourType): BookingState {
  if (stored.tourType === tourType) return stored;
  const { date: _date, time: _time, ...rest } = stored;
  return { ...rest, tourType };
}

/**
 * This tab's booking, at the URL's step or the last allowed one before it. A finished booking is shown only at its
 * ticket's URL; elsewhere a new one begins.
 */
export function openBooking(item: TabItem<BookingState>, tourType: TourType, wanted: BookingStep): BookingState {
  const stored = item.read();
  if (stored === undefined || (stored.booking !== undefined && wanted !== TICKET_STEP)) return emptyBooking(tourType);
  const state = stored.booking === undefined ? forTour(stored, tourType) : stored;
  return { ...state, step: nearestStep(wanted, state) };
}
