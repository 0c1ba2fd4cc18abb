import { linesField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';

function text(most: number, what: string) {
  return linesField()
    .max(most, `${what} can have at most ${most} characters`)
    .transform((typed) => typed || null);
}

/** What the form reads from what was typed. Without words the first name is not sent. */
export const writeSchema = z
  .object({
    words: text(400, 'Your words'),
    firstName: text(40, 'The first name'),
    privateWords: text(2000, 'What you tell the house'),
    stars: z.string().transform((chosen) => (chosen ? Number(chosen) : null)),
  })
  .superRefine(({ words, firstName, privateWords, stars }, context) => {
    if (words !== null && firstName === null) {
      context.addIssue({ code: 'custom', path: ['firstName'], message: 'Please enter a first name' });
    }
    if (words === null && privateWords === null && stars === null) {
      context.addIssue({ code: 'custom', path: ['words'], message: 'Please write a few words' });
    }
  })
  .transform((read) => ({ ...read, firstName: read.words === null ? null : read.firstName }));
