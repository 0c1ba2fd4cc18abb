import { z } from 'zod';

export const erasureReport = {
  erasureId: z.uuid(),
  /** Rows that were deleted or blanked. */
  erased: z.int().nonnegative(),
  /** Rows that are still needed, e.g. for a visit ahead. */
  kept: z.int().nonnegative(),
  /** Erased bookings, orders and vouchers, by which the books know what was written of them. */
  sourceIds: z.array(z.uuid()).optional(),
};
