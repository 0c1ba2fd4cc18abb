import { EmailsLink, Facts, RowDetails } from '../../admin/lists/row-details.js';
import { type StaffMessage, writerName } from './message-columns.js';
import { replyUrl } from './subjects.js';

export function MessageText({ message }: { readonly message: StaffMessage }) {
  return (
    <RowDetails>
      <p>{message.message}</p>
      <Facts>
        <dt>Phone</dt>
        <dd>{message.phone}</dd>
        <dt>Answer</dt>
        <dd>
          <a href={replyUrl(message.email, message.subject)}>Write to {message.email}</a>
        </dd>
      </Facts>
      <EmailsLink id={message.id} of={`the message from ${writerName(message)}`} />
    </RowDetails>
  );
}
