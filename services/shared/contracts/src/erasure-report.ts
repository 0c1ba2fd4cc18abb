import { z } from 'zod';

/** What an erasure did in a service. */
export const erasureReport = {
  erasureId: z.uuid(),
  /** Rows that were deleted or blanked. */
  erased: z.int().nonnegative(),
  /** Rows that are still needed, e.g. of a visit ahead. */
  kept: z.int().nonnegative(),
};
