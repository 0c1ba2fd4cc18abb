import { randomUUID } from 'node:crypto';
import type { OwedEmail } from '../../src/emails/email.repository.js';

/** The first ticket of some booking. */
export function owedTicket(): OwedEmail {
  const ids = { about: randomUUID(), correlationId: randomUUID() };
  return { ...ids, kind: 'booking-ticket', cause: 'unverified', language: null, causedAt: new Date() };
}
