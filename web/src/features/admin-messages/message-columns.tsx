import type { Column } from '../../admin/lists/column.js';
import { DetailsButton } from '../../admin/lists/row-button.js';
import type { OpenRows } from '../../admin/lists/use-open-rows.js';
import { StateMark } from '../../design/marks/state-mark.js';
import type { MessageSort, StaffMessagesQuery } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import { subjectLabel } from './subjects.js';

export type StaffMessage = NonNullable<StaffMessagesQuery['contactMessages']>['messages'][number];

export function writerName({ firstName, lastName }: StaffMessage): string {
  return `${firstName} ${lastName}`;
}

const messageStates = {
  unread: { tone: 'bad', label: 'Unread' },
  read: { tone: 'waiting', label: 'Read' },
  answered: { tone: 'good', label: 'Answered' },
} as const;

/** Columns that the server sorts by. */
export const messageSorts: Readonly<Record<string, MessageSort>> = {
  writer: 'WRITER',
  subject: 'SUBJECT',
  received: 'RECEIVED',
  email: 'EMAIL',
};

export function messageColumns(openRows: OpenRows): readonly Column<StaffMessage>[] {
  return [
    { id: 'writer', label: 'From', place: 'name', cell: writerName },
    { id: 'subject', label: 'Subject', place: 'line', cell: ({ subject }) => subjectLabel(subject) },
    { id: 'received', label: 'Received', place: 'line', cell: ({ receivedAt }) => venueDateTime(receivedAt) },
    {
      id: 'email',
      label: 'E-mail',
      place: 'line',
      cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    },
    {
      id: 'state',
      label: 'State',
      place: 'second',
      cell: ({ state, suspected }) => (
        <StateMark tone={messageStates[state].tone}>
          {suspected ? `Suspected, ${messageStates[state].label.toLowerCase()}` : messageStates[state].label}
        </StateMark>
      ),
    },
    {
      id: 'actions',
      label: 'The message',
      quiet: true,
      place: 'actions',
      cell: (message) => (
        <DetailsButton
          id={message.id}
          openRows={openRows}
          label="Read"
          of={`the message from ${writerName(message)}`}
        />
      ),
    },
  ];
}
