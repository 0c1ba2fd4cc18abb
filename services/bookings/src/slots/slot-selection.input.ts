import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { z } from 'zod';
import { parseDate } from '../schedule/venue-clock.js';
import { MAX_GROUP_SIZE } from '../tours/tour-limits.js';
import { ticketsField } from './tickets.input.js';

/** The input fields that select a slot, with the messages of product.md §5. */
export const slotSelectionFields = {
  tourType: z.enum(TOUR_TYPES),
  tourId: z.uuid('This tour does not exist').nullish(),
  tourDate: z.string().refine((text) => parseDate(text) !== undefined, 'Please choose a date, written YYYY-MM-DD'),
  tourTime: z.string().min(1, 'Please choose a time').max(20),
  groupSize: z
    .int('Group size must be a whole number')
    .min(1, 'Group size must be at least 1')
    .max(MAX_GROUP_SIZE, `Maximum group size is ${MAX_GROUP_SIZE}`),
  tickets: ticketsField,
};
