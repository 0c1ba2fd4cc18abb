import { z } from 'zod';
import { slotSelectionFields } from '../../opening/slots/slot-selection.input.js';

export const holdSeatsInput = z.object({
  ...slotSelectionFields,
  replaces: z.uuid('The hold to replace does not exist').nullish(),
  holdId: z.uuid('The id of a hold must be a UUID').nullish(),
});

export type HoldSeatsRequest = z.output<typeof holdSeatsInput>;
