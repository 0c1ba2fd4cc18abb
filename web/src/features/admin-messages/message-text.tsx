import { useEffect, useRef, useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { EmailsLink, Facts, RowDetails } from '../../admin/lists/row-details.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  AnswerMessageDocument,
  ReadMessageDocument,
  StaffMessagesDocument,
  TodayNeedsDocument,
  TrustMessageDocument,
} from '../../generated/staff-operations.js';
import { type StaffMessage, writerName } from './message-columns.js';
import { replyUrl } from './subjects.js';

/** An open message; opening it is reading it. */
export function MessageText({ message }: { readonly message: StaffMessage }) {
  const { id, state, email, subject, suspected } = message;
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
            aria-label={`A person wrote it: the message from ${writerName(message)}`}
            onClick={() => void change(() => trust({ id }))}
          >
            A person wrote it
          </ToolButton>
        </div>
      ) : null}
      <Facts>
        <dt>Phone</dt>
        <dd>{message.phone}</dd>
        <dt>Answer</dt>
        <dd>
          <a href={replyUrl(email, subject)}>Write to {email}</a>
        </dd>
      </Facts>
      <div>
        <ToolButton
          kind={isAnswered ? 'second' : 'main'}
          busy={isBusy}
          aria-label={`${isAnswered ? 'Mark as not answered' : 'Mark as answered'}: the message from ${writerName(message)}`}
          onClick={() => void change(() => answer({ id, answered: !isAnswered }))}
        >
          {isAnswered ? 'Mark as not answered' : 'Mark as answered'}
        </ToolButton>
      </div>
      <EmailsLink id={id} of={`the message from ${writerName(message)}`} />
    </RowDetails>
  );
}
