import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import { shownTime, storedTime } from '../schedule/start-times.js';
import { ticketsField } from './tickets.input.js';

/** The time in the stored format. An invalid time stays, and no tour starts then. */
function asShown(text: string): string {
  const time = storedTime(text);
  return time === undefined ? text : shownTime(time);
}

/** Messages are those of product.md §5. */
export const slotSelectionFields = {
  tourType: z.enum(TOUR_TYPES),
  tourId: z.uuid(faults.noSuchTour).nullish(),
  tourDate: dateField,
  tourTime: z.string().min(1, faults.time).max(20).transform(asShown),
  tickets: ticketsField,
};
