import { nearestStep } from './booking-rules.js';
import { type BookingState, bookingStateShape, emptyBooking, type TourType } from './booking-state.js';
import { type BookingStep, TICKET_STEP } from './booking-step.js';

/** A change of the shape changes the version; what an older page kept is then left alone. */
const KEY = 'hilltop:booking:v1';

/** The part of the browser's `sessionStorage` that is used. */
export type BookingShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps nothing. */
export const nowhere: BookingShelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** This tab's storage; where the browser forbids it, a shelf that keeps nothing. */
export const tabShelf = (): BookingShelf => {
  try {
    return window.sessionStorage;
  } catch {
    return nowhere;
  }
};

const read = (shelf: BookingShelf): BookingState | undefined => {
  try {
    return bookingStateShape.safeParse(JSON.parse(shelf.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
};

/** Whether a booking was begun in this tab. */
export const isBookingKept = (shelf: BookingShelf): boolean => read(shelf) !== undefined;

/** Another tour than before: who comes and what they wrote stays, the slot is chosen anew. Its hold is replaced later. */
const forTour = (kept: BookingState, tourType: TourType): BookingState => {
  if (kept.tourType === tourType) return kept;
  const { date: _date, time: _time, ...rest } = kept;
  return { ...rest, tourType };
};

/**
 * The booking as the visitor left it in this tab, at the step that the address names, or the last one before it that
 * may be entered. A booking that is made is shown again on its own address only; elsewhere one starts afresh.
 */
export const openBooking = (shelf: BookingShelf, tourType: TourType, wanted: BookingStep): BookingState => {
  const kept = read(shelf);
  if (kept === undefined || (kept.booking !== undefined && wanted !== TICKET_STEP)) return emptyBooking(tourType);
  const state = kept.booking === undefined ? forTour(kept, tourType) : kept;
  return { ...state, step: nearestStep(wanted, state) };
};

/** Keeps the booking until the tab is closed. A browser that keeps nothing loses it on a refresh, no more. */
export const keepBooking = (shelf: BookingShelf, state: BookingState): void => {
  try {
    shelf.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage is full or forbidden: the page works on without it.
  }
};

/** Forgets a booking that its visitor has done with. */
export const forgetBooking = (shelf: BookingShelf): void => {
  try {
    shelf.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
