import { NEEDS_LENGTH } from '@hilltop/contracts/house/bounds';
import { linesField } from '@hilltop/platform/values/typed-text';
import { faults } from '../faults.en.js';

/** An empty text becomes `undefined`, which JSON leaves out, so that a request from before the field existed keeps its hash. */
export const accessNeedsField = linesField()
  .max(NEEDS_LENGTH, faults.long('accessNeeds', NEEDS_LENGTH))
  .nullish()
  .transform((text) => text || undefined);
