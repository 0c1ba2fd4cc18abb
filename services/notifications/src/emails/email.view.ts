import type {
  EmailKind as EmailKindView,
  EmailStatus as EmailStatusView,
  Email as EmailView,
} from '../generated/schema-types.js';
import type { EmailKind, EmailStatus } from './email.entity.js';

/** `sending` is queued with a lease; `waiting` is held back by a limit. */
export interface ShownEmail {
  readonly id: string;
  readonly kind: EmailKind;
  readonly about: string;
  readonly status: EmailStatus | 'sending' | 'waiting';
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly dueAt: Date;
}

export function kindView(kind: EmailKind): EmailKindView {
  return kind === 'booking-ticket' ? 'TICKET' : (kind.toUpperCase().replaceAll('-', '_') as EmailKindView);
}

export function emailView(email: ShownEmail, recipient: string | undefined): EmailView {
  return {
    __typename: 'Email',
    id: email.id,
    kind: kindView(email.kind),
    subjectId: email.about,
    recipient: recipient ?? null,
    status: email.status.toUpperCase() as Uppercase<ShownEmail['status']> satisfies EmailStatusView,
    attempts: email.attempts,
    lastFault: email.lastError,
    createdAt: email.createdAt.toISOString(),
    sentAt: email.sentAt?.toISOString() ?? null,
    nextAttemptAt: email.status === 'queued' || email.status === 'waiting' ? email.dueAt.toISOString() : null,
  };
}
