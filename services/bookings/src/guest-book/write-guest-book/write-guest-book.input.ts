import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

function text(most: number, what: string, field = linesField()) {
  return field
    .max(most, `${what} can have at most ${most} characters`)
    .transform((given) => given || null)
    .nullish()
    .transform((given) => given ?? null);
}

/** Words need a first name. Not everything can be empty. */
export const writeGuestBookInput = z
  .object({
    words: text(400, 'Your words'),
    firstName: text(40, 'The first name', lineField()),
    privateWords: text(2000, 'What you tell the house'),
    stars: z
      .int('Stars are a whole number from 1 to 5')
      .min(1, 'Stars are 1 to 5')
      .max(5, 'Stars are 1 to 5')
      .nullish()
      .transform((given) => given ?? null),
  })
  .superRefine(({ words, firstName, privateWords, stars }, context) => {
    if (words !== null && firstName === null) {
      context.addIssue({ code: 'custom', path: ['firstName'], message: 'Please enter a first name' });
    }
    if (words === null && privateWords === null && stars === null) {
      context.addIssue({ code: 'custom', path: ['words'], message: 'Please write a few words' });
    }
  });

export type WriteRequest = z.output<typeof writeGuestBookInput>;
