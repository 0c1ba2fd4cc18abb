import { ToolButton } from '../../../design/controls/tool-button.js';
import { ToolIcon } from '../../../design/marks/tool-icon.js';
import { DeskCard, DeskCardBody, DeskCardHead, DeskColumns } from '../desk/desk-card.js';
import { DeskTable } from '../lists/desk-table.js';
import { ListFailed, ListLoading } from '../lists/list-states.js';
import { AuditCard } from './audit-card.js';
import { letterColumns, serviceColumns } from './status-columns.js';
import { lettersOf } from './status-words.js';
import { useStatus } from './use-status.js';

const unsorted = { order: undefined, sorts: () => false, onSort: () => undefined };

/** How the services are doing, and the events that wait for a person. */
export const StatusTab = () => {
  const { status, askedAt, isLoading, hasFailed, reload } = useStatus();
  const services = status?.services;
  const letters = lettersOf(services ?? []);
  return (
    <DeskColumns>
      <DeskCard as="section" aria-labelledby="services-head">
        <DeskCardHead>
          <h2 id="services-head">Services</h2>
          <ToolButton busy={isLoading} onClick={() => void reload()}>
            <ToolIcon name="again" />
            Reload
          </ToolButton>
        </DeskCardHead>
        {hasFailed ? <ListFailed label="status" onRetry={() => void reload()} /> : null}
        {services === undefined && isLoading ? <ListLoading label="status" /> : null}
        {services === undefined ? null : (
          <DeskTable
            label="services"
            columns={serviceColumns}
            rows={services}
            keyOf={({ service }) => service}
            {...unsorted}
          />
        )}
      </DeskCard>
      {status === undefined ? null : <AuditCard audit={status.audit} now={askedAt} />}
      {services === undefined ? null : (
        <DeskCard as="section" aria-labelledby="letters-head">
          <DeskCardHead>
            <h2 id="letters-head">Events that need a person ({letters.length})</h2>
          </DeskCardHead>
          {letters.length === 0 ? (
            <DeskCardBody>
              <p>Every event was sent and taken.</p>
            </DeskCardBody>
          ) : (
            <DeskTable
              label="events"
              columns={letterColumns(() => void reload())}
              rows={letters}
              keyOf={({ service, id }) => `${service} ${id}`}
              {...unsorted}
            />
          )}
        </DeskCard>
      )}
    </DeskColumns>
  );
};
