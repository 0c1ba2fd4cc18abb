import { EmailsLink } from '../lists/emails-link.js';
import { Facts, RowDetails } from '../lists/row-details.js';
import { type StaffMessage, writerOf } from './message-columns.js';
import { replyAddress } from './subjects.js';

/** A message in full, and the way to answer it. */
export const MessageText = ({ message }: { readonly message: StaffMessage }) => (
  <RowDetails>
    <p>{message.message}</p>
    <Facts>
      <dt>Phone</dt>
      <dd>{message.phone}</dd>
      <dt>Answer</dt>
      <dd>
        <a href={replyAddress(message.email, message.subject)}>Write to {message.email}</a>
      </dd>
    </Facts>
    <EmailsLink id={message.id} of={`the message from ${writerOf(message)}`} />
  </RowDetails>
);
