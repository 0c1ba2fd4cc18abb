import {
  MAX_ANSWER_DAYS,
  MAX_OPTIONS,
  MIN_OPTIONS,
  QUESTION_LENGTH,
} from '../../../services/shared/contracts/src/house/bounds.js';
import type {
  GuestQuestionInput,
  GuestQuestionKind,
  HouseQuestionFactsFragment,
} from '../../generated/staff-operations.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';

export type HouseQuestion = HouseQuestionFactsFragment;
export interface TourName {
  readonly id: string;
  readonly name: string;
}

export const kindLabels: Readonly<Record<GuestQuestionKind, string>> = {
  text: 'A short text',
  choice: 'One of a list',
  yes_no: 'Yes or no',
  origin: 'ZIP code or country',
};

/** In the order of the boxes. */
export const whenLabels = { online: 'on the site', desk: 'by the desk, for a caller', door: 'at the door' } as const;

export const questionSchema = z
  .object({
    text: lineField().min(3, 'Please write the question').max(QUESTION_LENGTH, `At most ${QUESTION_LENGTH} characters`),
    kind: z.enum(['text', 'choice', 'yes_no', 'origin']),
    options: z.string(),
    tourId: z.string(),
    perGuest: z.boolean(),
    asked: z.array(z.enum(['online', 'desk', 'door'])).min(1, 'Please choose when it is asked'),
    required: z.boolean(),
    isKept: z.enum(['days', 'always']),
    keptDays: lineField(),
    onDaySheet: z.boolean(),
  })
  .superRefine(({ kind, options, keptDays, isKept }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const { length } = optionsOf(options);
    if (kind === 'choice' && (length < MIN_OPTIONS || length > MAX_OPTIONS))
      refuse('options', `Please write ${MIN_OPTIONS} to ${MAX_OPTIONS} options, one a line`);
    const endsOn = kind === 'text' || isKept === 'days';
    if (endsOn && !(/^\d{1,4}$/.test(keptDays) && Number(keptDays) <= MAX_ANSWER_DAYS))
      refuse('keptDays', `Please write days, 0 to ${MAX_ANSWER_DAYS}`);
  })
  .transform(({ options, tourId, isKept, keptDays, ...question }): GuestQuestionInput => {
    const stays = question.kind !== 'text' && isKept === 'always';
    return {
      ...question,
      options: question.kind === 'choice' ? optionsOf(options) : [],
      tourId: tourId || null,
      required: question.required && question.asked.includes('online'),
      keptDays: stays ? null : Number(keptDays),
    };
  });

export type TypedQuestion = z.input<typeof questionSchema>;

/** Without empty lines. */
export function optionsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function typedQuestion(known: HouseQuestion | undefined): TypedQuestion {
  const {
    text = '',
    kind = 'text',
    options = [],
    tourId = null,
    perGuest = false,
    required = false,
  } = known?.question ?? {};
  const asked = known ? [...known.question.asked] : (['online', 'desk', 'door'] as const).slice();
  return {
    ...{ text, kind, options: options.join('\n'), tourId: tourId ?? '', perGuest, asked, required },
    isKept: known?.keptDays === null ? 'always' : 'days',
    keptDays: String(known?.keptDays ?? 30),
    onDaySheet: known?.onDaySheet ?? true,
  };
}
