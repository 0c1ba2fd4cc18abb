import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { ListFilter, ListTools } from '../../admin/lists/list-filter.js';
import { useOpenRows } from '../../admin/lists/use-open-rows.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { StaffMessagesDocument } from '../../generated/staff-operations.js';
import { messageColumns, messageSorts } from './message-columns.js';
import { MessageText } from './message-text.js';

const filters = [
  ['all', 'All messages'],
  ['unanswered', 'Not answered'],
] as const;

/** The messages of visitors, newest first. The URL may ask for those to answer, `show=unanswered`, or name a search. */
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
