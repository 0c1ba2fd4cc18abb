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

export const KINDS: Readonly<Record<EmailKind, EmailKindView>> = {
  'booking-ticket': 'TICKET',
  'visit-links': 'VISIT_LINKS',
  'visit-reminder': 'VISIT_REMINDER',
  'after-visit': 'AFTER_VISIT',
  'order-receipt': 'ORDER_RECEIPT',
  'order-cancellation': 'ORDER_CANCELLATION',
  'order-change': 'ORDER_CHANGE',
  voucher: 'VOUCHER',
  'contact-for-staff': 'CONTACT_FOR_STAFF',
  'contact-acknowledgement': 'CONTACT_ACKNOWLEDGEMENT',
  'waitlist-notice': 'WAITLIST_NOTICE',
  'payment-link': 'PAYMENT_LINK',
  'sealed-day': 'SEALED_DAY',
  'mailed-report': 'MAILED_REPORT',
  'staff-invitation': 'STAFF_INVITATION',
  'staff-password-reset': 'STAFF_PASSWORD_RESET',
  'staff-code-refused': 'STAFF_CODE_REFUSED',
};

export function emailView(email: ShownEmail, recipient: string | undefined): EmailView {
  return {
    __typename: 'Email',
    id: email.id,
    kind: KINDS[email.kind],
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
