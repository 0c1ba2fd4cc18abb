/** Why a form was not taken, besides what stands at its fields. */
export type FormTrouble = {
  readonly title: string;
  readonly text: string;
};

export type Answer =
  | 'unanswered'
  | { readonly __typename: string; readonly message?: string; readonly fields?: readonly FieldFault[] };

type FieldFault = { readonly field: string; readonly message: string };

/** Faults that have a field to stand at, and those that have none. */
export const faultsOf = (
  answer: Answer,
  isOwn: (field: string) => boolean,
): { readonly own: readonly FieldFault[]; readonly other: readonly FieldFault[] } => {
  const faults = (typeof answer === 'object' && answer.fields) || [];
  return { own: faults.filter(({ field }) => isOwn(field)), other: faults.filter(({ field }) => !isOwn(field)) };
};

/**
 * What to say of an answer that is not a success.
 * @param title e.g. "The product was not created"
 * @param isOwn whether the form has a field of that name
 */
export const troubleOf = (title: string, answer: Answer, isOwn: (field: string) => boolean): FormTrouble => {
  if (answer === 'unanswered') {
    return { title, text: 'No answer came, so it may have arrived: look at the list before you try again.' };
  }
  if (answer.__typename === 'NotSignedIn') {
    return { title, text: 'Sign in again, then press the button once more. What you typed is still here.' };
  }
  if (answer.__typename !== 'InvalidInput') return { title, text: answer.message ?? 'Please try again.' };
  const { other } = faultsOf(answer, isOwn);
  const text = other.map(({ message }) => message).join(' ');
  return { title, text: text === '' ? 'Please mend the fields that are marked.' : text };
};
