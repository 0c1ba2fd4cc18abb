import type { BookedTour } from './step-props.js';

/** The tour whose type the address names, standard if it names none, else the first (spec.md §2). */
export const tourToBook = (tours: readonly BookedTour[], named: string | undefined): BookedTour | undefined =>
  tours.find(({ type }) => type === (named ?? 'standard')) ?? tours[0];
