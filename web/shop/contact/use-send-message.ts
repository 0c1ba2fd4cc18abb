import { useMutation } from '@apollo/client/react';
import { SendMessageDocument, type SendMessageMutation } from '../../generated/operations.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import type { ContactMessage } from './contact-form.js';

/** Outcome of a message: received, refused with reasons, or unanswered. */
export type SendOutcome = SendMessageMutation['sendMessage'] | 'unanswered';

const once = sendOnce('message');

/** Sends a message, which is stored once however often it is tried. */
export function useSendMessage(): (form: ContactMessage) => Promise<SendOutcome> {
  const [mutate] = useMutation(SendMessageDocument);
  return async (form) => {
    const { q7k: website, ...typed } = form;
    const answer = await once(form, async (idempotencyKey) => {
      const { data } = await mutate({ variables: { input: { ...typed, website }, idempotencyKey } });
      return data?.sendMessage;
    }).catch(() => undefined);
    return answer ?? 'unanswered';
  };
}
