import { subjectOf } from '../../../../services/shared/contracts/src/house/contact-subjects.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '../../design/layers/toasts.js';
import { keepDraft, openDraft } from './contact-draft.js';
import {
  type ContactForm,
  type ContactMessage,
  contactShape,
  emptyContact,
  isContactField,
} from './contact-form.js';
import { type SendOutcome, useSendMessage } from './use-send-message.js';

/** The toasts of infra/docs/product.md. */
const SENT = {
  title: 'Message Sent!',
  text: "Thank you for your message. We'll get back to you soon.",
  tone: 'done',
} as const;
const FAILED = { title: 'Error', text: 'Failed to send message. Please try again.', tone: 'refused' } as const;

interface ContactFormState {
  readonly form: UseFormReturn<ContactForm, unknown, ContactMessage>;
  readonly submit: (event: FormEvent) => void;
  /** Outcome of the last attempt, until the next one. */
  readonly outcome: SendOutcome | undefined;
}

/** This tab's draft. Another page can suggest the subject of a new one (`?subject=`). */
function firstValues(parameters: URLSearchParams): Partial<ContactForm> {
  const draft = openDraft();
  const proposed = subjectOf(parameters.get('subject'));
  return proposed !== undefined && !draft.subject ? { ...draft, subject: proposed } : draft;
}

/** The contact form: kept as a draft, sent, and cleared only after success. */
export function useContactForm(): ContactFormState {
  const [parameters] = useSearchParams();
  const [defaultValues] = useState(() => firstValues(parameters));
  const [outcome, setOutcome] = useState<SendOutcome>();
  const send = useSendMessage();
  const form = useForm<ContactForm, unknown, ContactMessage>({ resolver: zodResolver(contactShape), defaultValues });
  const { subscribe, setError, reset, handleSubmit, formState } = form;

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const attempt = handleSubmit(async (message) => {
    setOutcome(undefined);
    const answer = await send(message);
    setOutcome(answer);
    if (answer === 'sent') {
      reset(emptyContact);
      keepDraft(emptyContact);
      showToast(SENT);
      return;
    }
    showToast(FAILED);
    if (answer === 'unanswered' || answer.__typename !== 'InvalidInput') return;
    const own = answer.fields.filter(({ field }) => isContactField(field));
    own.forEach(({ field, message }, place) => {
      setError(field as keyof ContactForm, { message }, { shouldFocus: place === 0 });
    });
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!formState.isSubmitting) void attempt();
  };

  return { form, submit, outcome };
}
