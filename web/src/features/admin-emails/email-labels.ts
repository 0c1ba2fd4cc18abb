import type { EmailKind, EmailStatus } from '../../generated/staff-operations.js';

const kinds: Readonly<Record<EmailKind, string>> = {
  TICKET: 'Ticket',
  ORDER_RECEIPT: 'Order receipt',
  ORDER_CANCELLATION: 'Order canceled in part',
  VOUCHER: 'Voucher',
  CONTACT_FOR_STAFF: 'Message to staff',
  CONTACT_ACKNOWLEDGEMENT: 'Message received',
  VISIT_LINKS: 'Links of visits',
  VISIT_REMINDER: 'The day before',
  AFTER_VISIT: 'After the visit',
  WAITLIST_NOTICE: 'Waiting list',
  PAYMENT_LINK: 'Payment link',
  SEALED_DAY: 'Sealed day',
  MAILED_REPORT: 'Mailed report',
  STAFF_INVITATION: 'Staff invitation',
  STAFF_PASSWORD_RESET: 'Staff password link',
};

export function emailKindLabel(kind: EmailKind): string {
  return kinds[kind];
}

type Tone = 'good' | 'bad' | 'waiting';

const statuses: Readonly<Record<EmailStatus, readonly [Tone, string]>> = {
  QUEUED: ['waiting', 'Queued'],
  WAITING: ['waiting', 'Waiting'],
  SENDING: ['waiting', 'Being sent'],
  SENT: ['good', 'Sent'],
  FAILED: ['bad', 'Failed'],
};

/** The tone of the status mark, and its words. */
export function emailStatusLabel(status: EmailStatus): readonly [Tone, string] {
  return statuses[status];
}

export const emailStatuses = [
  'QUEUED',
  'WAITING',
  'SENDING',
  'SENT',
  'FAILED',
] as const satisfies readonly EmailStatus[];

/** Not while it is on its way. */
export function canResend(status: EmailStatus): boolean {
  return status === 'SENT' || status === 'FAILED' || status === 'WAITING';
}
