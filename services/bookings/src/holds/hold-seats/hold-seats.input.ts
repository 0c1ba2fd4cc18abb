import { z } from 'zod';
import { checkPartyFits, slotSelectionFields } from '../../slots/slot-selection.input.js';

/** What a visitor asks to have put aside. */
export const holdSeatsInput = z
  .object({ ...slotSelectionFields, replaces: z.uuid('The hold to replace is not known').nullish() })
  .superRefine(checkPartyFits);

export type HoldSeatsRequest = z.output<typeof holdSeatsInput>;
