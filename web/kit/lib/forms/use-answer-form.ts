import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { TabItem } from '../tab-storage.js';
import { type Answer, type FormError, formErrorOf, isRefusal, showFieldMessages } from './form-error.js';

export interface AnswerFormOptions<Typed extends FieldValues, Read, Sent extends Answer> {
  readonly schema: ZodType<Read, Typed>;
  /** The form before anything is typed: a key for each field. */
  readonly empty: Typed & DefaultValues<Typed>;
  /** e.g. "The password was not changed" */
  readonly refusedTitle: string;
  /** What to say if nobody answered; by default, that it may have been saved. */
  readonly unanswered?: FormError;
  readonly send: (form: Read) => Promise<Sent>;
  /** Called when the form is empty again. */
  readonly onDone: (answer: Exclude<Sent, 'unanswered'>, sent: Read) => void;
  /** What the form has after it was sent, from what was typed; empty by default. */
  readonly after?: (typed: Typed) => Typed;
  /** Whether the form has a field of that name to show a message at; by default, those of `empty`. */
  readonly isField?: (name: string) => name is Path<Typed>;
  /** When a field is first checked: by default, when the form is sent. */
  readonly mode?: NonNullable<UseFormProps['mode']>;
  /** Where what is typed outlives a reload, until it is sent. */
  readonly draft?: TabItem<Typed>;
  /** Shows a refusal elsewhere. @returns false to show it in the form */
  readonly onRefused?: (answer: Sent) => boolean;
}

/** A message for an item of a list is shown at the list: "starts.1" belongs to "starts". */
function byList<Sent extends Answer>(answer: Sent): Sent {
  if (typeof answer !== 'object' || answer.fields === undefined) return answer;
  return { ...answer, fields: answer.fields.map((each) => ({ ...each, field: each.field.replace(/\.\d+$/, '') })) };
}

/** A form that sends one mutation at a time, focuses the first invalid field, and shows the server's messages. */
export function useAnswerForm<Typed extends FieldValues, Read, Sent extends Answer>({
  schema,
  empty,
  refusedTitle,
  unanswered,
  send,
  onDone,
  after,
  isField = (name): name is Path<Typed> => name in empty,
  mode = 'onSubmit',
  draft,
  onRefused,
}: AnswerFormOptions<Typed, Read, Sent>) {
  const [error, setError] = useState<FormError>();
  const [defaultValues] = useState(() => (draft?.read() as DefaultValues<Typed> | undefined) ?? empty);
  const form = useForm<Typed, unknown, Read>({ resolver: zodResolver(schema), defaultValues, mode });
  const { isSubmitting } = form.formState;
  const isSending = useRef(false);
  const { subscribe } = form;
  useEffect(() => {
    if (!draft) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [draft, subscribe]);

  const show = (refusal: Sent): void => {
    const answer = byList(refusal);
    setError(formErrorOf(refusedTitle, answer, isField, unanswered));
    showFieldMessages(answer, isField, form.setError);
  };

  /** Sends what was typed by another mutation than the form's own button. */
  const submitAs = (sendRead: (form: Read) => Promise<Sent>) => async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setError(undefined);
    await form
      .handleSubmit(async (read) => {
        const answer = await sendRead(read);
        if (onRefused?.(answer)) return;
        if (isRefusal(answer)) {
          show(answer);
          return;
        }
        form.reset(after ? (after(form.getValues()) as Typed & DefaultValues<Typed>) : empty);
        draft?.write(undefined);
        onDone(answer as Exclude<Sent, 'unanswered'>, read);
      })()
      .finally(() => {
        isSending.current = false;
      });
  };

  return { form, isSubmitting, error: isSubmitting ? undefined : error, submit: submitAs(send), submitAs };
}
