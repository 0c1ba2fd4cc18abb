import { messageReceived } from '@hilltop/contracts/contact/message-received';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { ContactMessage } from './contact-message.entity.js';

/** Notifications mails the message to staff, and an acknowledgment to its writer. */
export function receivedEvent(
  { id, subject, language }: Pick<ContactMessage, 'id' | 'subject' | 'language'>,
  now: Date,
) {
  return messageReceived.create({
    aggregateId: id,
    data: { messageId: id, subject, language },
    correlationId: correlationId(),
    now,
  });
}
