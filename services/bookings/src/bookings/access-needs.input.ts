import { NEEDS_LENGTH } from '@hilltop/contracts/house/bounds';
import { linesField } from '@hilltop/platform/values/typed-text';

/** An empty text becomes `undefined`, which JSON leaves out, so that a request from before the field existed keeps its hash. */
export const accessNeedsField = linesField()
  .max(NEEDS_LENGTH, `Access needs can have at most ${NEEDS_LENGTH} characters`)
  .nullish()
  .transform((text) => text || undefined);
