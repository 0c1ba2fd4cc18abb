import {
  MAX_ANSWER_DAYS,
  MAX_OPTIONS,
  MIN_OPTIONS,
  OPTION_LENGTH,
  QUESTION_LENGTH,
} from '@hilltop/contracts/house/bounds';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';

const option = lineField()
  .min(1, 'An option has at least one character')
  .max(OPTION_LENGTH, `An option can have at most ${OPTION_LENGTH} characters`);

export const questionInput = z
  .object({
    tourId: z
      .uuid('Please choose a tour')
      .nullish()
      .transform((id) => id ?? null),
    text: lineField()
      .min(3, 'A question has at least 3 characters')
      .max(QUESTION_LENGTH, `A question can have at most ${QUESTION_LENGTH} characters`),
    kind: z.enum(['text', 'choice', 'yes_no', 'origin']),
    options: z.array(option).max(MAX_OPTIONS, `A list has at most ${MAX_OPTIONS} options`),
    perGuest: z.boolean(),
    asked: z
      .array(z.enum(['online', 'desk', 'door']))
      .min(1, 'Please choose when it is asked')
      .transform((asked) => [...new Set(asked)]),
    required: z.boolean(),
    keptDays: z
      .int()
      .min(0, 'Days are 0 or more')
      .max(MAX_ANSWER_DAYS, `Days are at most ${MAX_ANSWER_DAYS}`)
      .nullish()
      .transform((days) => days ?? null),
    onDaySheet: z.boolean(),
  })
  .superRefine(({ kind, options, asked, required, keptDays }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (kind !== 'choice' && options.length > 0) refuse('options', 'Only a choice has options');
    if (kind === 'choice' && options.length < MIN_OPTIONS)
      refuse('options', `A list has at least ${MIN_OPTIONS} options`);
    if (new Set(options).size < options.length) refuse('options', 'Two options are the same');
    if (required && !asked.includes('online')) refuse('required', 'Only what is asked online can be required');
    if (kind === 'text' && keptDays === null)
      refuse('keptDays', 'A text can name somebody, so it is kept for some days only');
  });
