import { t } from '@lingui/core/macro';
import type { AskedQuestionFragment, AskedWhen, GuestAnswerInput } from '../../generated/operations.js';
import { z } from '../lib/zod.js';

export type AskedQuestion = AskedQuestionFragment;

/** As typed, by `keyOf`. Those to other tours and to guests who no longer come stay. */
export type TypedAnswers = Readonly<Record<string, string>>;

export const typedAnswers = z.record(z.string(), z.string());

/** A question at one place of the form. */
export interface AskedField {
  readonly question: AskedQuestion;
  /** Name in the form's `answers`. */
  readonly key: string;
  readonly label: string;
}

function keyOf(questionId: string, guest: number): string {
  return `${questionId}_${guest}`;
}

/** The questions that a tour asks at a moment. */
export function questionsOf(
  questions: readonly AskedQuestion[] | null | undefined,
  tourId: string | null | undefined,
  when: AskedWhen,
): readonly AskedQuestion[] {
  return (questions ?? []).filter(
    (question) => question.asked.includes(when) && (question.tourId === null || question.tourId === tourId),
  );
}

/** In order: a question to each guest comes once for each. */
export function askedFields(questions: readonly AskedQuestion[], guests: number): readonly AskedField[] {
  return questions.flatMap((question) => {
    const { id, text, perGuest } = question;
    if (!perGuest) return [{ question, key: keyOf(id, 0), label: text }];
    return Array.from({ length: guests }, (_, before) => {
      const guest = before + 1;
      return { question, key: keyOf(id, guest), label: guests === 1 ? text : t`${text}, guest ${guest}` };
    });
  });
}

/** Keys of required answers that are missing. */
export function unansweredKeys(
  questions: readonly AskedQuestion[],
  guests: number,
  answers: TypedAnswers,
): readonly string[] {
  return askedFields(questions, guests)
    .filter(({ question, key }) => question.required && (answers[key] ?? '').trim() === '')
    .map(({ key }) => key);
}

/** What is sent: the server leaves out what is not asked. */
export function answersToSend(answers: TypedAnswers, guests: number): GuestAnswerInput[] {
  return Object.entries(answers).flatMap(([key, typed]) => {
    const [questionId = '', guest = ''] = key.split('_');
    const text = typed.trim();
    return text === '' || Number(guest) > guests ? [] : [{ questionId, guest: Number(guest), text }];
  });
}

/** As the form has them. */
export function answersTyped(
  answers: readonly { readonly questionId: string; readonly guest: number; readonly text: string }[] | null,
): TypedAnswers {
  return Object.fromEntries((answers ?? []).map(({ questionId, guest, text }) => [keyOf(questionId, guest), text]));
}

/** A refusal that names answers as the form does. */
export function atAnswers<Answered extends object | string>(answer: Answered): Answered {
  if (typeof answer !== 'object' || !('fields' in answer) || !Array.isArray(answer.fields)) return answer;
  const fields = answer.fields.map((fault: { readonly field: string }) => ({
    ...fault,
    field: fault.field.replace(/^(answers\.[^.]+)\.(\d+)$/, '$1_$2'),
  }));
  return { ...answer, fields };
}

export function isAnswerName(name: string): name is `answers.${string}` {
  return name.startsWith('answers.');
}
