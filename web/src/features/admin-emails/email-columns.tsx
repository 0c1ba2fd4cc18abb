import type { Column } from '../../admin/lists/column.js';
import { StateMark } from '../../design/marks/state-mark.js';
import type { EmailSort, StaffEmailFragment } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { canResend, emailKindLabel, emailStatusLabel } from './email-labels.js';
import { ResendButton } from './resend-button.js';

function Status({ email: { status } }: { readonly email: StaffEmailFragment }) {
  const [tone, text] = emailStatusLabel(status);
  return <StateMark tone={tone}>{text}</StateMark>;
}

function attemptsText({ attempts, lastFault, nextAttemptAt, sentAt }: StaffEmailFragment): string {
  return [
    sentAt ? `Sent ${venueDateTime(sentAt)}` : '',
    attempts > 1 ? `${attempts} tries` : '',
    lastFault ?? '',
    nextAttemptAt ? `Next try ${venueDateTime(nextAttemptAt)}` : '',
  ]
    .filter((text) => text !== '')
    .join('. ');
}

/** Columns that the server sorts by; it keeps no addresses. */
export const emailSorts: Readonly<Record<string, EmailSort>> = { kind: 'KIND', created: 'CREATED', status: 'STATUS' };

export const emailColumns: readonly Column<StaffEmailFragment>[] = [
  { id: 'kind', label: 'E-mail', place: 'name', cell: ({ kind }) => emailKindLabel(kind) },
  { id: 'recipient', label: 'To', place: 'line', cell: ({ recipient }) => recipient ?? 'Not available right now' },
  { id: 'created', label: 'Queued since', place: 'line', cell: ({ createdAt }) => venueDateTime(createdAt) },
  { id: 'status', label: 'Status', place: 'figure', cell: (email) => <Status email={email} /> },
  { id: 'tries', label: 'Result', place: 'second', cell: attemptsText },
  {
    id: 'actions',
    label: 'Actions',
    quiet: true,
    place: 'actions',
    cell: (email) => (canResend(email.status) ? <ResendButton email={email} /> : null),
  },
];
