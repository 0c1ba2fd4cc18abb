import { type TabItem, tabItem } from '../../../lib/tab-storage.js';
import { nearestStep } from './booking-rules.js';
import { type BookingState, bookingStateSchema, emptyBooking, type TourType } from './booking-state.js';
import { type BookingStep, TICKET_STEP } from './booking-step.js';

/** The booking of this tab. */
export const storedBooking = tabItem('hilltop:booking:v1', bookingStateSchema);

/** What a prerendered page starts with: it knows nothing of the tab. */
export const noBooking: TabItem<BookingState> = { read: () => undefined, write: () => undefined };

/** For another tour the slot is chosen again; guest and notes stay. The hold is replaced later. */
function forTour(stored: BookingState, tourType: TourType): BookingState {
  if (stored.tourType === tourType) return stored;
  const { date: _date, time: _time, ...rest } = stored;
  return { ...rest, tourType };
}

/**
 * The booking of this tab, at the step that the URL names, or the last one before it that may be entered. A finished
 * booking is shown again at the URL of its ticket; elsewhere a new one begins.
 */
export function openBooking(item: TabItem<BookingState>, tourType: TourType, wanted: BookingStep): BookingState {
  const stored = item.read();
  if (stored === undefined || (stored.booking !== undefined && wanted !== TICKET_STEP)) return emptyBooking(tourType);
  const state = stored.booking === undefined ? forTour(stored, tourType) : stored;
  return { ...state, step: nearestStep(wanted, state) };
}
