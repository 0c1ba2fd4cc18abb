import type { ComponentType } from 'react';
import type { BookedTour } from './step-props.js';

type Steps = ComponentType<{ readonly tour: BookedTour }>;

let here: Steps | undefined;

/**
 * The steps of a booking, and before them what they stand on: the calendar and the forms, each run in a turn of its own, so that a
 * tap is answered between them. All are fetched at once: the page names them (`build/prerendered-pages.ts`).
 */
export const loadFlow = async (): Promise<{ readonly default: Steps }> => {
  await import('./booking-state.js');
  await import('./tour-calendar.js');
  await import('../../design/controls/text-field.js');
  const { BookingFlow } = await import('./booking-flow.js');
  here = BookingFlow;
  return { default: BookingFlow };
};

/** The steps, once they are here. */
export const flowInHand = (): Steps | undefined => here;
