import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Select } from '../../../design/controls/input-style.js';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { ToolIcon } from '../../../design/marks/tool-icon.js';
import { type EmailStatus, StaffEmailsDocument } from '../../../generated/staff-operations.js';
import { DeskColumns } from '../desk/desk-card.js';
import { useDeskQuery } from '../desk/use-desk-query.js';
import { DeskList } from '../lists/desk-list.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { usePaging } from '../lists/use-paging.js';
import { emailColumns, emailSorts } from './email-columns.js';
import { emailStatuses, statusInWords } from './email-words.js';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-left: auto;
  select { width: auto; min-height: var(--target); padding-block: 0.375rem; }
`;

/** E-mails that the house owes, and what became of each. */
export const EmailsTab = () => {
  const [parameters] = useSearchParams();
  const paging = usePaging(emailSorts, { column: 'created', direction: 'descending' }, parameters.get('about') ?? '');
  const [status, setStatus] = useState<EmailStatus>();
  const query = useDeskQuery(StaffEmailsDocument, { ...paging.variables, status: status ?? null });
  const view = usePagedList(query, paging, ({ emails }) => emails && { rows: emails.emails, total: emails.total });
  return (
    <DeskColumns>
      <DeskList
        title="E-mails"
        label="e-mails"
        searches="Kind, fault or id"
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
                paging.onPage(0);
              }}
            >
              <option value="">Every status</option>
              {emailStatuses.map((known) => (
                <option key={known} value={known}>
                  {statusInWords(known)[1]}
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
    </DeskColumns>
  );
};
