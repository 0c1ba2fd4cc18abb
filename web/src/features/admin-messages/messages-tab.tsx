import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { useOpenRows } from '../../admin/lists/use-open-rows.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { StaffMessagesDocument } from '../../generated/staff-operations.js';
import { messageColumns, messageSorts } from './message-columns.js';
import { MessageText } from './message-text.js';

/** The messages of visitors, newest first. */
export function MessagesTab() {
  const openRows = useOpenRows();
  const { view } = usePagedList(StaffMessagesDocument, {
    sorts: messageSorts,
    defaultOrder: { column: 'received', direction: 'descending' },
    rowsOf: ({ contactMessages }) =>
      contactMessages && { rows: contactMessages.messages, total: contactMessages.total },
  });
  return (
    <AdminColumns>
      <AdminList
        title="Messages"
        label="messages"
        searches="Name, e-mail or text"
        empty="Nobody has written yet."
        view={view}
        columns={messageColumns(openRows)}
        keyOf={({ id }) => id}
        detailsOf={(message) => (openRows.isOpen(message.id) ? <MessageText message={message} /> : undefined)}
      />
    </AdminColumns>
  );
}
