import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { type Answer, type FormError, formErrorOf, isRefusal, showFieldMessages } from './form-error.js';

interface AnswerFormOptions<Form extends FieldValues, Sent extends Answer> {
  readonly schema: ZodType<Form, Form>;
  readonly empty: Form & DefaultValues<Form>;
  /** e.g. "The password was not changed" */
  readonly refusedTitle: string;
  readonly send: (form: Form) => Promise<Sent>;
  /** The form is empty again before it is called. */
  readonly onDone: (answer: Exclude<Sent, 'unanswered'>) => void;
}

/** A form that is sent by one mutation, with the server's messages at its fields and a notice of what else was refused. */
export function useAnswerForm<Form extends FieldValues, Sent extends Answer>({
  schema,
  empty,
  refusedTitle,
  send,
  onDone,
}: AnswerFormOptions<Form, Sent>) {
  const [error, setError] = useState<FormError>();
  const form = useForm<Form, unknown, Form>({ resolver: zodResolver(schema), defaultValues: empty });
  const { isSubmitting } = form.formState;
  const isField = (name: string): name is Path<Form> => name in empty;

  const submit = form.handleSubmit(async (typed) => {
    setError(undefined);
    const answer = await send(typed);
    if (answer === 'unanswered' || isRefusal(answer)) {
      setError(formErrorOf(refusedTitle, answer, isField));
      showFieldMessages(answer, isField, form.setError);
      return;
    }
    form.reset(empty);
    onDone(answer as Exclude<Sent, 'unanswered'>);
  });

  return { form, isSubmitting, error: isSubmitting ? undefined : error, submit };
}
