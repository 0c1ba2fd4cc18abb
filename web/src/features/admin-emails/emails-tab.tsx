import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { Select } from '../../design/controls/input-style.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { ToolIcon } from '../../design/marks/tool-icon.js';
import { type EmailStatus, StaffEmailsDocument } from '../../generated/staff-operations.js';
import { emailColumns, emailSorts } from './email-columns.js';
import { emailStatuses, emailStatusLabel } from './email-labels.js';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-left: auto;
  select { width: auto; min-height: var(--target); padding-block: 0.375rem; }
`;

/** The e-mails that Hilltop sends, with their status. The URL may name the booking, order or message they are about. */
export function EmailsTab() {
  const [parameters] = useSearchParams();
  const [status, setStatus] = useState<EmailStatus>();
  const { view, query } = usePagedList(StaffEmailsDocument, {
    sorts: emailSorts,
    defaultOrder: { column: 'created', direction: 'descending' },
    firstSearch: parameters.get('about') ?? '',
    filter: { status: status ?? null },
    rowsOf: ({ emails }) => emails && { rows: emails.emails, total: emails.total },
  });
  return (
    <AdminColumns>
      <AdminList
        title="E-mails"
        label="e-mails"
        searches="Kind, error or id"
        empty={status ? 'None stands so.' : 'No e-mail was owed yet.'}
        view={view}
        columns={emailColumns}
        keyOf={({ id }) => id}
        tools={
          <Tools>
            <Select
              aria-label="Status"
              value={status ?? ''}
              onChange={({ target }) => {
                setStatus(emailStatuses.find((known) => known === target.value));
                view.onPage(0);
              }}
            >
              <option value="">Every status</option>
              {emailStatuses.map((known) => (
                <option key={known} value={known}>
                  {emailStatusLabel(known)[1]}
                </option>
              ))}
            </Select>
            <ToolButton busy={query.isLoading} onClick={() => void query.reload()}>
              <ToolIcon name="again" />
              Reload
            </ToolButton>
          </Tools>
        }
      />
    </AdminColumns>
  );
}
