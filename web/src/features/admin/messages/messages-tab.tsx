import { StaffMessagesDocument } from '../../../generated/staff-operations.js';
import { DeskColumns } from '../desk/desk-card.js';
import { useDeskQuery } from '../desk/use-desk-query.js';
import { DeskList } from '../lists/desk-list.js';
import { useOpenRows } from '../lists/use-open-rows.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { usePaging } from '../lists/use-paging.js';
import { messageColumns, messageSorts } from './message-columns.js';
import { MessageText } from './message-text.js';

/** What visitors wrote, newest first. */
export const MessagesTab = () => {
  const paging = usePaging(messageSorts, { column: 'received', direction: 'descending' });
  const query = useDeskQuery(StaffMessagesDocument, paging.variables);
  const { isOpen, toggle } = useOpenRows();
  const columns = messageColumns(isOpen, toggle);
  const view = usePagedList(
    query,
    paging,
    ({ contactMessages }) => contactMessages && { rows: contactMessages.messages, total: contactMessages.total },
  );
  return (
    <DeskColumns>
      <DeskList
        title="Messages"
        label="messages"
        searches="Name, e-mail or text"
        empty="Nobody has written yet."
        view={view}
        columns={columns}
        keyOf={({ id }) => id}
        detailsOf={(message) => (isOpen(message.id) ? <MessageText message={message} /> : undefined)}
      />
    </DeskColumns>
  );
};
