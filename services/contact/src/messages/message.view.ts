import type { ContactMessage as MessageView } from '../generated/schema-types.js';
import type { ContactMessage } from './contact-message.entity.js';

export function messageView({ receivedAt, ...message }: ContactMessage): MessageView {
  return { __typename: 'ContactMessage', ...message, receivedAt: receivedAt.toISOString() };
}
