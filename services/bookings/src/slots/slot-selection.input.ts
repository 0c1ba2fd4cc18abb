import { z } from 'zod';
import { parseDate } from '../schedule/venue-clock.js';
import { MAX_GROUP_SIZE, slotRule, TOUR_TYPES } from '../tours/tour-type.js';

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
};

/** A premium tour takes smaller parties than the form offers (product.md §9). */
export function checkPartyFits(
  selection: { tourType: (typeof TOUR_TYPES)[number]; groupSize: number },
  context: z.core.$RefinementCtx,
): void {
  const { maxGroupSize } = slotRule(selection.tourType);
  if (selection.groupSize <= maxGroupSize) return;
  const message = `Maximum group size on a ${selection.tourType} tour is ${maxGroupSize}`;
  context.addIssue({ code: 'custom', path: ['groupSize'], message });
}
