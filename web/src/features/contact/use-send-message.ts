import { useMutation } from '@apollo/client/react';
import { SendMessageDocument, type SendMessageMutation } from '../../generated/operations.js';
import type { ContactMessage } from './contact-form.js';

type Answer = SendMessageMutation['sendMessage'];

/** Outcome of a message: received, refused with reasons, or unanswered. */
export type SendOutcome = 'sent' | 'unanswered' | Exclude<Answer, { readonly __typename: 'MessageReceived' }>;

/** Sends a message once; writes are not retried. */
export function useSendMessage(): (form: ContactMessage) => Promise<SendOutcome> {
  const [mutate] = useMutation(SendMessageDocument);
  return async (form) => {
    try {
      const { data } = await mutate({ variables: { input: form } });
      if (!data) return 'unanswered';
      return data.sendMessage.__typename === 'MessageReceived' ? 'sent' : data.sendMessage;
    } catch {
      return 'unanswered';
    }
  };
}
