import type { EmailKind, EmailStatus } from '../../../generated/staff-operations.js';

const kinds: Readonly<Record<EmailKind, string>> = {
  TICKET: 'Ticket',
  ORDER_RECEIPT: 'Order receipt',
  CONTACT_FOR_STAFF: 'Message to the desk',
  CONTACT_ACKNOWLEDGEMENT: 'Message received',
};

/** What an e-mail is, in words. */
export const kindInWords = (kind: EmailKind): string => kinds[kind];

type Tone = 'good' | 'bad' | 'waiting';

const statuses: Readonly<Record<EmailStatus, readonly [Tone, string]>> = {
  QUEUED: ['waiting', 'Waiting'],
  SENDING: ['waiting', 'Being sent'],
  SENT: ['good', 'Sent'],
  FAILED: ['bad', 'Failed'],
};

/** How an e-mail stands: the light beside it, and the words. */
export const statusInWords = (status: EmailStatus): readonly [Tone, string] => statuses[status];

export const emailStatuses = ['QUEUED', 'SENDING', 'SENT', 'FAILED'] as const satisfies readonly EmailStatus[];

/** Whether sending it again makes sense: not while it is on its way. */
export const canResend = (status: EmailStatus): boolean => status === 'SENT' || status === 'FAILED';
