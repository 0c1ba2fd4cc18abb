import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { ToolIcon } from '../../design/marks/tool-icon.js';
import { StaffMailHealthDocument } from '../../generated/staff-operations.js';
import { MailSection } from './mail-section.js';
import { ReconciliationSection } from './reconciliation-section.js';
import { deadLetterColumns, serviceColumns } from './status-columns.js';
import { deadLettersOf } from './status-labels.js';
import { useStatus } from './use-status.js';

/** The status of the services, whether mail leaves, the last reconciliation, and the dead letters. */
export function StatusTab() {
  const { status, fetchedAt, isLoading, hasFailed, reload } = useStatus();
  const mail = useAdminQuery(StaffMailHealthDocument, {});
  const reloadAll = () => void Promise.all([reload(), mail.reload()]);
  const services = status?.services;
  const deadLetters = deadLettersOf(services ?? []);
  return (
    <AdminColumns>
      <AdminSection
        title="Services"
        tools={
          <ToolButton busy={isLoading || mail.isLoading} onClick={reloadAll}>
            <ToolIcon name="again" />
            Reload
          </ToolButton>
        }
      >
        {hasFailed ? <ListFailed label="status" onRetry={() => void reload()} /> : null}
        {services === undefined && isLoading ? <ListLoading label="status" /> : null}
        {services === undefined ? null : (
          <AdminTable label="services" columns={serviceColumns} rows={services} keyOf={({ service }) => service} />
        )}
      </AdminSection>
      <MailSection mail={mail} />
      {status === undefined ? null : <ReconciliationSection audit={status.audit} now={fetchedAt} />}
      {services === undefined ? null : (
        <AdminSection title={`Failed events (${deadLetters.length})`}>
          {deadLetters.length === 0 ? (
            <AdminSectionBody>
              <p>No failed events.</p>
            </AdminSectionBody>
          ) : (
            <AdminTable
              label="events"
              columns={deadLetterColumns(() => void reload())}
              rows={deadLetters}
              keyOf={({ service, id }) => `${service} ${id}`}
            />
          )}
        </AdminSection>
      )}
    </AdminColumns>
  );
}
