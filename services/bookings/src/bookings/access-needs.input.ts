import { linesField } from '@hilltop/platform/values/typed-text';

/**
 * What a party needs to get around, in its own words. An empty text becomes `undefined`, which JSON leaves out, so that a
 * request from before the field existed keeps its hash.
 */
export const accessNeedsField = linesField()
  .max(300, 'Access needs can have at most 300 characters')
  .nullish()
  .transform((text) => text || undefined);
