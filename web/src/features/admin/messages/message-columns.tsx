import type { MessageSort, StaffMessagesQuery } from '../../../generated/staff-operations.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { venueMoment } from '../lists/venue-moment.js';
import { subjectInWords } from './subjects.js';

export type StaffMessage = NonNullable<StaffMessagesQuery['contactMessages']>['messages'][number];

export const writerOf = ({ firstName, lastName }: StaffMessage): string => `${firstName} ${lastName}`;

/** Columns that the server sorts by. */
export const messageSorts: Readonly<Record<string, MessageSort>> = {
  writer: 'WRITER',
  subject: 'SUBJECT',
  received: 'RECEIVED',
  email: 'EMAIL',
};

/** Columns of the list of messages. */
export const messageColumns = (
  isOpen: (id: string) => boolean,
  onToggle: (id: string) => void,
): readonly Column<StaffMessage>[] => [
  {
    id: 'writer',
    label: 'From',
    place: 'name',
    cell: (message) => writerOf(message),
  },
  {
    id: 'subject',
    label: 'Subject',
    place: 'line',
    cell: ({ subject }) => subjectInWords(subject),
  },
  {
    id: 'received',
    label: 'Received',
    place: 'line',
    cell: ({ receivedAt }) => venueMoment(receivedAt),
  },
  {
    id: 'email',
    label: 'E-mail',
    place: 'line',
    cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
  },
  {
    id: 'actions',
    label: 'The message',
    quiet: true,
    place: 'actions',
    cell: (message) => (
      <RowButton
        icon={isOpen(message.id) ? 'open' : 'shut'}
        label="Read"
        of={`the message from ${writerOf(message)}`}
        expanded={isOpen(message.id)}
        onClick={() => onToggle(message.id)}
      />
    ),
  },
];
