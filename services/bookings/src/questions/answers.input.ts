import { MAX_GROUP_SIZE, MAX_QUESTIONS } from '@hilltop/contracts/house/bounds';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from '../faults.en.js';

const MOST_ANSWERS = MAX_QUESTIONS * (MAX_GROUP_SIZE + 1);

const answer = z.object({
  questionId: z.uuid(faults.noQuestion).transform((id) => id.toLowerCase()),
  guest: z
    .int()
    .nullish()
    .transform((guest) => guest ?? 0),
  text: lineField(),
});

export const answersInput = z.array(answer).max(MOST_ANSWERS, faults.manyAnswers(MOST_ANSWERS));

/** `undefined` where a caller does not know of questions, so that its requests keep their hash. */
export const answersField = answersInput.nullish().transform((answers) => answers ?? undefined);

/** As it was typed. */
export type GivenAnswer = z.output<typeof answer>;
