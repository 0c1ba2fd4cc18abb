import { z } from 'zod';

/** Of one event: a thousand ids are 40 kB, and NATS takes 1 MB. */
export const MOST_SOURCE_IDS = 1_000;

/** A service that erased more sales sends the rest in further events, which count no rows. */
export const erasureReport = {
  erasureId: z.uuid(),
  /** Rows that were deleted or blanked. */
  erased: z.int().nonnegative(),
  /** Rows that are still needed, e.g. for a visit ahead. */
  kept: z.int().nonnegative(),
  /** Erased bookings, orders and vouchers, by which the books know what was written of them. */
  sourceIds: z.array(z.uuid()).max(MOST_SOURCE_IDS).optional(),
};
