import { StateMark } from '../../../design/marks/state-mark.js';
import type { EmailSort, StaffEmailFragment } from '../../../generated/staff-operations.js';
import type { Column } from '../lists/column.js';
import { venueMoment } from '../lists/venue-moment.js';
import { canResend, kindInWords, statusInWords } from './email-words.js';
import { ResendButton } from './resend-button.js';

const Status = ({ email: { status } }: { readonly email: StaffEmailFragment }) => {
  const [tone, words] = statusInWords(status);
  return <StateMark tone={tone}>{words}</StateMark>;
};

/** What there is to know of the tries. */
const triesOf = ({ attempts, lastFault, nextAttemptAt, sentAt }: StaffEmailFragment): string =>
  [
    sentAt ? `Sent ${venueMoment(sentAt)}` : '',
    attempts > 1 ? `${attempts} tries` : '',
    lastFault ?? '',
    nextAttemptAt ? `Next try ${venueMoment(nextAttemptAt)}` : '',
  ]
    .filter((words) => words !== '')
    .join('. ');

/** Columns that the server sorts by; it keeps no addresses. */
export const emailSorts: Readonly<Record<string, EmailSort>> = { kind: 'KIND', created: 'CREATED', status: 'STATUS' };

/** Columns of the list of e-mails. */
export const emailColumns: readonly Column<StaffEmailFragment>[] = [
  {
    id: 'kind',
    label: 'E-mail',
    place: 'name',
    cell: ({ kind }) => kindInWords(kind),
  },
  {
    id: 'recipient',
    label: 'To',
    place: 'line',
    cell: ({ recipient }) => recipient ?? 'Not known just now',
  },
  {
    id: 'created',
    label: 'Owed since',
    place: 'line',
    cell: ({ createdAt }) => venueMoment(createdAt),
  },
  {
    id: 'status',
    label: 'Status',
    place: 'figure',
    cell: (email) => <Status email={email} />,
  },
  { id: 'tries', label: 'What happened', place: 'second', cell: triesOf },
  {
    id: 'actions',
    label: 'Actions',
    quiet: true,
    place: 'actions',
    cell: (email) => (canResend(email.status) ? <ResendButton email={email} /> : null),
  },
];
