import { t } from '@lingui/core/macro';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { sentences } from '../sentences.js';

/** Why a form was refused, next to the messages at its fields. */
export interface FormError {
  readonly title: string;
  readonly text: string;
}

interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/** What a mutation answers: a refusal has a message. */
export type Answer =
  | 'unanswered'
  | { readonly __typename: string; readonly message?: string; readonly fields?: readonly FieldMessage[] };

/** Whether nothing was changed, or nobody knows. */
export function isRefusal(answer: Answer): boolean {
  return answer === 'unanswered' || answer.message !== undefined;
}

function fieldMessages(answer: Answer): readonly FieldMessage[] {
  return (typeof answer === 'object' && answer.fields) || [];
}

/** Shows the server's first message for each field of the form, and focuses the first of those fields. */
export function showFieldMessages<Form extends FieldValues>(
  answer: Answer,
  isField: (name: string) => name is Path<Form>,
  setError: UseFormSetError<Form>,
): void {
  const shown = new Set<string>();
  for (const { field, message } of fieldMessages(answer)) {
    if (!isField(field) || shown.has(field)) continue;
    setError(field, { message }, { shouldFocus: shown.size === 0 });
    shown.add(field);
  }
}

export const MAYBE_SAVED = t`The server did not answer, so the change may have been saved. Check the list before you try again.`;

/** The notice for a refusal. It also has the messages that belong to no field. @param unanswered if nobody answered */
export function formErrorOf(
  title: string,
  answer: Answer,
  isField: (name: string) => boolean,
  unanswered: FormError = { title, text: MAYBE_SAVED },
): FormError {
  if (answer === 'unanswered') return unanswered;
  if (answer.__typename === 'NotSignedIn') {
    return { title, text: t`Sign in again, then press the button once more. What you typed is still here.` };
  }
  if (answer.__typename !== 'InvalidInput') return { title, text: answer.message ?? t`Please try again.` };
  const others = fieldMessages(answer).filter(({ field }) => !isField(field));
  const text = sentences(others.map(({ message }) => message));
  return { title, text: text === '' ? t`Please correct the marked fields.` : text };
}
