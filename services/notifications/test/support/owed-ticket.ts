import { randomUUID } from 'node:crypto';
import type { OwedEmail } from '../../src/emails/email.repository.js';

/** The first ticket of some booking. */
export function owedTicket(): OwedEmail {
  return { kind: 'booking-ticket', about: randomUUID(), cause: 'unverified', correlationId: randomUUID() };
}
