import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { ListFilter, ListTools } from '../../admin/lists/list-filter.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { ToolIcon } from '../../design/marks/tool-icon.js';
import { type EmailStatus, StaffEmailsDocument } from '../../generated/staff-operations.js';
import { emailColumns, emailSorts } from './email-columns.js';
import { emailStatuses, emailStatusLabel } from './email-labels.js';
import { RemindersSection } from './reminders-section.js';

const filters = [
  ['', 'Every status'],
  ...emailStatuses.map((known) => [known, emailStatusLabel(known)[1]] as const),
] as const;

/** The e-mails that Hilltop sends, with their status. The URL may name that, or the booking, order or message they are about. */
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
