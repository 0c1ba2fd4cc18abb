import { z } from 'zod';

/**
 * What a party needs to get around, in its own words. Nothing is `undefined`, which JSON leaves out, so that a request that was
 * sent before the field existed has the same hash.
 */
export const accessNeedsField = z
  .string()
  .trim()
  .max(300, 'Access needs can have at most 300 characters')
  .nullish()
  .transform((text) => text || undefined);
