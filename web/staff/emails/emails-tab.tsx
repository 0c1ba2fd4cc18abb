import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type EmailKind,
  type EmailSort,
  type EmailStatus,
  ResendEmailDocument,
  type StaffEmailFragment,
  StaffEmailsDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { ToolIcon } from '../../kit/design/marks/tool-icon.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminList } from '../lists/admin-list.js';
import type { Column } from '../lists/column.js';
import { ListFilter, ListTools } from '../lists/list-filter.js';
import { RowButton } from '../lists/row-button.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { GroupRemindersSection } from './group-reminders-section.js';
import { RemindersSection } from './reminders-section.js';

const kinds: Readonly<Record<EmailKind, string>> = {
  TICKET: 'Ticket',
  ORDER_RECEIPT: 'Order receipt',
  ORDER_CANCELLATION: 'Order canceled in part',
  ORDER_CHANGE: 'Order corrected or sent',
  VOUCHER: 'Voucher',
  CONTACT_FOR_STAFF: 'Message to staff',
  CONTACT_ACKNOWLEDGEMENT: 'Message received',
  VISIT_LINKS: 'Links of visits',
  VISIT_REMINDER: 'The day before',
  AFTER_VISIT: 'After the visit',
  WAITLIST_NOTICE: 'Waiting list',
  PAYMENT_LINK: 'Payment link',
  GROUP_NEWS: 'Group',
  GROUP_FOR_STAFF: 'Group, to staff',
  GROUP_DOCUMENT: 'Bill of a group',
  GROUP_MONEY: 'Money of a group',
  GROUP_REMINDER: 'Reminder of a group',
  SEALED_DAY: 'Sealed day',
  MAILED_REPORT: 'Mailed report',
  STAFF_INVITATION: 'Staff invitation',
  STAFF_PASSWORD_RESET: 'Staff password link',
  STAFF_CODE_REFUSED: 'Wrong code at sign-in',
};

function emailKindLabel(kind: EmailKind): string {
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

function emailStatusLabel(status: EmailStatus): readonly [Tone, string] {
  return statuses[status];
}

const emailStatuses = ['QUEUED', 'WAITING', 'SENDING', 'SENT', 'FAILED'] as const satisfies readonly EmailStatus[];

/** Not while it is being sent. */
function canResend(status: EmailStatus): boolean {
  return status === 'SENT' || status === 'FAILED' || status === 'WAITING';
}

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

/** The server's sorts. It keeps no addresses. */
const emailSorts: Readonly<Record<string, EmailSort>> = { kind: 'KIND', created: 'CREATED', status: 'STATUS' };

const emailColumns: readonly Column<StaffEmailFragment>[] = [
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

const filters = [
  ['', 'Every status'],
  ...emailStatuses.map((known) => [known, emailStatusLabel(known)[1]] as const),
] as const;

/** Hilltop's e-mails with their status. The URL can name a status, or the booking, order or message they are about. */
export function EmailsTab() {
  const [parameters] = useSearchParams();
  const [status, setStatus] = useState<EmailStatus | undefined>(
    emailStatuses.find((known) => known === parameters.get('status')),
  );
  const { view, query } = usePagedList(StaffEmailsDocument, {
    sorts: emailSorts,
    defaultOrder: { column: 'created', direction: 'descending' },
    firstSearch: parameters.get('about') ?? '',
    filter: { status: status ?? null },
    rowsOf: ({ emails }) => emails && { rows: emails.emails, total: emails.total },
  });
  return (
    <AdminColumns>
      <RemindersSection />
      <GroupRemindersSection />
      <AdminList
        title="E-mails"
        label="e-mails"
        searches="Kind, error or id"
        empty={status ? 'No e-mails with this status.' : 'No e-mails yet.'}
        view={view}
        columns={emailColumns}
        keyOf={({ id }) => id}
        tools={
          <ListTools>
            <ListFilter
              label="Status"
              options={filters}
              value={status ?? ''}
              onChange={(chosen) => {
                setStatus(chosen === '' ? undefined : chosen);
                view.onPage(0);
              }}
            />
            <ToolButton busy={query.isLoading} onClick={() => void query.reload()}>
              <ToolIcon name="again" />
              Reload
            </ToolButton>
          </ListTools>
        }
      />
    </AdminColumns>
  );
}

function ResendButton({ email }: { readonly email: StaffEmailFragment }) {
  const role = useRole();
  const { act: resend, isBusy } = useStaffAction(ResendEmailDocument, {
    queries: [StaffEmailsDocument, TodayNeedsDocument],
    made: 'EmailQueued',
    done: () => ({ title: 'E-mail queued', text: 'It will be sent shortly.' }),
    failed: 'Failed to send the e-mail again',
  });
  if (role !== 'manager' && role !== 'ops') return null;

  const of = `${emailKindLabel(email.kind)}${email.recipient ? ` to ${email.recipient}` : ''}`;
  return (
    <RowButton
      icon="again"
      label="Send again"
      of={of}
      busy={isBusy}
      busyText="Queueing..."
      onClick={() => void resend({ id: email.id })}
    />
  );
}
