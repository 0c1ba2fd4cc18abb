import type { ComponentType } from 'react';
import type { BookedTour } from './state/booked-tour.js';

type Steps = ComponentType<{ readonly tour: BookedTour }>;

let here: Steps | undefined;

/**
 * The steps of a booking, and before them what they stand on: the calendar and the forms, each run in a turn of its own, so that a
 * tap is answered between them. All are fetched at once: the page names them (`build/prerendered-pages.ts`).
 */
export async function loadFlow(): Promise<{ readonly default: Steps }> {
  await import('./state/booking-state.js');
  await import('./availability/tour-calendar.js');
  await import('../../design/controls/text-field.js');
  const { BookingFlow } = await import('./steps/booking-flow.js');
  here = BookingFlow;
  return { default: BookingFlow };
}

/** The steps, once they are here. */
export function flowInHand(): Steps | undefined {
  return here;
}
