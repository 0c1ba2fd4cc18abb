import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subjectLabel as knownLabel } from '../../../services/shared/contracts/src/house/contact-subjects.js';
import {
  AnswerMessageDocument,
  type MessageSort,
  ReadMessageDocument,
  StaffMessagesDocument,
  type StaffMessagesQuery,
  TodayNeedsDocument,
  TrustMessageDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { PhoneLink } from '../../kit/design/type/contact-links.js';
import { MailLink, mailUrl } from '../../kit/design/type/mail-link.js';
import { nameOf } from '../../kit/lib/names.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { otherLanguage } from '../../kit/words/other-language.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminList } from '../lists/admin-list.js';
import type { Column } from '../lists/column.js';
import { ListFilter, ListTools } from '../lists/list-filter.js';
import { DetailsButton } from '../lists/row-button.js';
import { EmailsLink, Facts, RowDetails } from '../lists/row-details.js';
import { type OpenRows, useOpenRows } from '../lists/use-open-rows.js';
import { usePagedList } from '../lists/use-paged-list.js';

type StaffMessage = NonNullable<StaffMessagesQuery['contactMessages']>['messages'][number];

const messageStates = {
  unread: { tone: 'bad', label: 'Unread' },
  read: { tone: 'waiting', label: 'Read' },
  answered: { tone: 'good', label: 'Answered' },
} as const;

const messageSorts: Readonly<Record<string, MessageSort>> = {
  writer: 'WRITER',
  subject: 'SUBJECT',
  received: 'RECEIVED',
  email: 'EMAIL',
};

/** A subject as the visitor chose it. */
export function subjectLabel(subject: string): string {
  return knownLabel(subject) ?? subject;
}

/** Opens a reply in the mail program. */
export function replyUrl(email: string, subject: string): string {
  return mailUrl(email, `Re: ${subjectLabel(subject)}`);
}

function messageColumns(openRows: OpenRows): readonly Column<StaffMessage>[] {
  return [
    { id: 'writer', label: 'From', place: 'name', cell: nameOf },
    { id: 'subject', label: 'Subject', place: 'line', cell: ({ subject }) => subjectLabel(subject) },
    { id: 'received', label: 'Received', place: 'line', cell: ({ receivedAt }) => venueDateTime(receivedAt) },
    {
      id: 'email',
      label: 'E-mail',
      place: 'line',
      cell: ({ email }) => <MailLink email={email} />,
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
        <DetailsButton id={message.id} openRows={openRows} label="Read" of={`the message from ${nameOf(message)}`} />
      ),
    },
  ];
}

const filters = [
  ['all', 'All messages'],
  ['unanswered', 'Not answered'],
] as const;

/** Visitors' messages, newest first. The URL can select unanswered ones, `show=unanswered`, or name a search. */
export function MessagesTab() {
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState<'all' | 'unanswered'>(
    parameters.get('show') === 'unanswered' ? 'unanswered' : 'all',
  );
  const openRows = useOpenRows();
  const { view } = usePagedList(StaffMessagesDocument, {
    sorts: messageSorts,
    defaultOrder: { column: 'received', direction: 'descending' },
    firstSearch: parameters.get('search') ?? '',
    filter: { unanswered: shown === 'unanswered' },
    rowsOf: ({ contactMessages }) =>
      contactMessages && { rows: contactMessages.messages, total: contactMessages.total },
  });
  return (
    <AdminColumns>
      <AdminList
        title="Messages"
        label="messages"
        searches="Name, e-mail or text"
        empty={shown === 'unanswered' ? 'All messages are answered.' : 'No messages yet.'}
        view={view}
        columns={messageColumns(openRows)}
        keyOf={({ id }) => id}
        detailsOf={(message) => (openRows.isOpen(message.id) ? <MessageText message={message} /> : undefined)}
        tools={
          <ListTools>
            <ListFilter
              label="Which messages"
              options={filters}
              value={shown}
              onChange={(chosen) => {
                setShown(chosen);
                view.onPage(0);
              }}
            />
          </ListTools>
        }
      />
    </AdminColumns>
  );
}

/** Opening a message marks it as read. */
function MessageText({ message }: { readonly message: StaffMessage }) {
  const { id, state, email, subject, suspected } = message;
  const spoken = otherLanguage(message.language);
  const isAnswered = state === 'answered';
  const read = useAdminMutation(ReadMessageDocument, []);
  const answer = useAdminMutation(AnswerMessageDocument, [StaffMessagesDocument, TodayNeedsDocument]);
  const trust = useAdminMutation(TrustMessageDocument, [StaffMessagesDocument]);
  const [isBusy, setIsBusy] = useState(false);
  const opened = useRef({ isUnread: state === 'unread', read });

  useEffect(() => {
    if (opened.current.isUnread) void opened.current.read({ id });
  }, [id]);

  const change = async (send: () => ReturnType<typeof answer | typeof trust>): Promise<void> => {
    setIsBusy(true);
    const outcome = await send();
    setIsBusy(false);
    if (outcome !== 'unanswered' && outcome.__typename === 'ContactMessage') return;
    const text = outcome === 'unanswered' ? 'The server did not answer. Please try again.' : outcome.message;
    showToast({ title: 'Error', text, tone: 'refused' });
  };

  return (
    <RowDetails>
      <p>{message.message}</p>
      {suspected ? (
        <div>
          <p>
            A field that people cannot see was filled in, which robots do, and some browsers for their owners. This
            message was not mailed.
          </p>
          <ToolButton
            kind="second"
            busy={isBusy}
            aria-label={`A person wrote it: the message from ${nameOf(message)}`}
            onClick={() => void change(() => trust({ id }))}
          >
            A person wrote it
          </ToolButton>
        </div>
      ) : null}
      <Facts>
        <dt>Phone</dt>
        <dd>
          <PhoneLink phone={message.phone} />
        </dd>
        {spoken === undefined ? null : (
          <>
            <dt>Language</dt>
            <dd>{spoken}</dd>
          </>
        )}
        <dt>Answer</dt>
        <dd>
          <a href={replyUrl(email, subject)}>Write to {email}</a>
        </dd>
      </Facts>
      <div>
        <ToolButton
          kind={isAnswered ? 'second' : 'main'}
          busy={isBusy}
          aria-label={`${isAnswered ? 'Mark as not answered' : 'Mark as answered'}: the message from ${nameOf(message)}`}
          onClick={() => void change(() => answer({ id, answered: !isAnswered }))}
        >
          {isAnswered ? 'Mark as not answered' : 'Mark as answered'}
        </ToolButton>
      </div>
      <EmailsLink id={id} of={`the message from ${nameOf(message)}`} />
    </RowDetails>
  );
}
