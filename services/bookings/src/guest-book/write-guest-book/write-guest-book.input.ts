import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../../faults.en.js';

function text(most: number, name: 'words' | 'writer' | 'privateWords', field = linesField()) {
  return field
    .max(most, faults.long(name, most))
    .transform((given) => given || null)
    .nullish()
    .transform((given) => given ?? null);
}

/** Words need a first name. Not everything can be empty. */
export const writeGuestBookInput = z
  .object({
    words: text(400, 'words'),
    firstName: text(40, 'writer', lineField()),
    privateWords: text(2000, 'privateWords'),
    stars: z
      .int(faults.wholeStars)
      .min(1, faults.stars)
      .max(5, faults.stars)
      .nullish()
      .transform((given) => given ?? null),
  })
  .superRefine(({ words, firstName, privateWords, stars }, context) => {
    if (words !== null && firstName === null) {
      context.addIssue({ code: 'custom', path: ['firstName'], message: faults.writer.error() });
    }
    if (words === null && privateWords === null && stars === null) {
      context.addIssue({ code: 'custom', path: ['words'], message: faults.noWords.error() });
    }
  });

export type WriteRequest = z.output<typeof writeGuestBookInput>;
