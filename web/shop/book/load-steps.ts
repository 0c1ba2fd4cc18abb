import type { ComponentType } from 'react';
import type { BookedTour } from '../state/booked-tour.js';

type Steps = ComponentType<{ readonly tour: BookedTour }>;

let here: Steps | undefined;

/**
 * Loads the steps, after calendar and forms. Each module is a task of its own, so that taps are handled in between. All
 * are fetched at once: the page preloads them (`build/prerendered-pages.ts`).
 */
export async function loadFlow(): Promise<Steps> {
  await import('../state/booking-state.js');
  await import('../calendar/tour-calendar.js');
  await import('../../kit/design/controls/text-field.js');
  const { BookingFlow } = await import('./steps/booking-flow.js');
  here = BookingFlow;
  return BookingFlow;
}

/** Undefined until they are loaded. */
export function flowInHand(): Steps | undefined {
  return here;
}
