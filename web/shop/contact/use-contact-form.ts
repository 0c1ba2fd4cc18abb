import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subjectOf } from '../../../services/shared/contracts/src/house/contact-subjects.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { isRefusal } from '../../kit/lib/forms/form-error.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { tabItem } from '../../kit/lib/tab-storage.js';
import { z } from '../../kit/lib/zod.js';
import { type ContactForm, type ContactMessage, contactShape, emptyContact, isContactField } from './contact-form.js';
import { type SendOutcome, useSendMessage } from './use-send-message.js';

const SENT = {
  title: t`Message Sent!`,
  text: t`Thank you for your message. We'll get back to you soon.`,
  tone: 'done',
} as const;
const FAILED = { title: t`Error`, text: t`Failed to send message. Please try again.`, tone: 'refused' } as const;

const draft = tabItem(
  'hilltop:contact:v1',
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
);

/** What was typed in this tab and not sent. Empty without a draft, so that a prefilled field keeps its text. */
export function openDraft(): Partial<ContactForm> {
  return draft.read() ?? {};
}

/** Stores a draft until it is sent or the tab closes; removes an empty one. */
export function keepDraft({ q7k: _, ...typed }: ContactForm): void {
  draft.write(Object.values(typed).some((text) => text !== '') ? typed : undefined);
}

/** This tab's draft. Another page can suggest the subject of a new one (`?subject=`). */
function firstValues(parameters: URLSearchParams): Partial<ContactForm> {
  const draft = openDraft();
  const proposed = subjectOf(parameters.get('subject'));
  return proposed !== undefined && !draft.subject ? { ...draft, subject: proposed } : draft;
}

/** Kept as a draft, and cleared only after success. */
export function useContactForm() {
  const [parameters] = useSearchParams();
  const [firstTyped] = useState(() => firstValues(parameters));
  /** Of the last attempt, until the next one. */
  const [outcome, setOutcome] = useState<SendOutcome>();
  const sendMessage = useSendMessage();
  const { form, submit } = useAnswerForm<ContactForm, ContactMessage, SendOutcome>({
    schema: contactShape,
    empty: firstTyped as ContactForm,
    isField: isContactField,
    refusedTitle: FAILED.title,
    send: (message) => {
      setOutcome(undefined);
      return sendMessage(message);
    },
    onRefused: (answer) => {
      setOutcome(answer);
      if (isRefusal(answer)) showToast(FAILED);
      return false;
    },
    after: () => emptyContact,
    onDone: () => {
      keepDraft(emptyContact);
      showToast(SENT);
    },
  });
  const { subscribe } = form;

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  return { form, submit, outcome };
}
