import { useMutation } from '@apollo/client/react';
import { SendMessageDocument, type SendMessageMutation } from '../../generated/operations.js';
import type { ContactMessage } from './contact-form.js';

/** How long the page waits for an answer before it says that none came, in ms. */
const LONGEST_WAIT_MS = 20_000;

type Answer = SendMessageMutation['sendMessage'];

/** What became of a message: taken in, refused with the facts, or nobody answered. */
export type SendOutcome = 'sent' | 'unanswered' | Exclude<Answer, { readonly __typename: 'MessageReceived' }>;

/** Sends a message once: writes are not retried (spec.md §9). */
export const useSendMessage = (): ((form: ContactMessage) => Promise<SendOutcome>) => {
  const [mutate] = useMutation(SendMessageDocument);
  return async (form) => {
    try {
      const { data } = await mutate({
        variables: { input: form },
        context: { fetchOptions: { signal: AbortSignal.timeout(LONGEST_WAIT_MS) } },
      });
      if (!data) return 'unanswered';
      return data.sendMessage.__typename === 'MessageReceived' ? 'sent' : data.sendMessage;
    } catch {
      return 'unanswered';
    }
  };
};
