import { z } from 'zod';
import { faults } from '../../faults.en.js';
import { slotSelectionFields } from '../../opening/slots/slot-selection.input.js';

export const holdSeatsInput = z.object({
  ...slotSelectionFields,
  replaces: z.uuid(faults.noSuchHold).nullish(),
  holdId: z.uuid(faults.holdId).nullish(),
});

export type HoldSeatsRequest = z.output<typeof holdSeatsInput>;
