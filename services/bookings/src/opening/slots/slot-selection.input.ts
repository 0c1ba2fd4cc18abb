import { MAX_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { z } from 'zod';
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
  tourId: z.uuid('This tour does not exist').nullish(),
  tourDate: dateField,
  tourTime: z.string().min(1, 'Please choose a time').max(20).transform(asShown),
  groupSize: z
    .int('Group size must be a whole number')
    .min(1, 'Group size must be at least 1')
    .max(MAX_GROUP_SIZE, `Maximum group size is ${MAX_GROUP_SIZE}`),
  tickets: ticketsField,
};
