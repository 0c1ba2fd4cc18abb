import type { ComponentType } from 'react';
import type { BookedTour } from './step-props.js';

type Flow = { readonly default: ComponentType<{ readonly tour: BookedTour }> };

/**
 * The steps of a booking, and before them what they stand on: the calendar and the forms, each run in a turn of its own, so that a
 * tap is answered between them. All are fetched at once: the page names them (`build/prerendered-pages.ts`).
 */
export const loadFlow = async (): Promise<Flow> => {
  await import('./booking-state.js');
  await import('./tour-calendar.js');
  await import('../../design/controls/text-field.js');
  return { default: (await import('./booking-flow.js')).BookingFlow };
};
