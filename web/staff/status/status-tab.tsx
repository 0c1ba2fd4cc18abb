import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { StaffMailHealthDocument, type StaffMailHealthQuery } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { ToolIcon } from '../../kit/design/marks/tool-icon.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { sessionStore, useSession } from '../../kit/staff-session/session-store.js';
import { type AdminQuery, useAdminQuery } from '../data/use-admin-query.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import { fetchStatus, type ReconciliationStatus, type SystemStatus } from './service-status.js';
import { deadLetterColumns, serviceColumns } from './status-columns.js';
import { deadLettersOf, reconciliationLabel } from './status-labels.js';

const Found = styled.dl`
  display: grid;
  gap: var(--s-3);
  font-size: var(--t-2);
  dt { font-weight: 600; }
  dd { color: var(--fg-soft); overflow-wrap: anywhere; }
`;

/** Whether all services' data add up. @param now in ms since 1970, UTC */
function ReconciliationSection({ audit, now }: { readonly audit: ReconciliationStatus; readonly now: number }) {
  const [tone, label] = reconciliationLabel(audit, now);
  const broken = (audit.last?.checks ?? []).filter(({ differences }) => differences > 0);
  const counts = (audit.last?.checks ?? []).flatMap(({ counts: found = [] }) => found);
  return (
    <AdminSection title="Reconciliation" tools={<StateMark tone={tone}>{label}</StateMark>}>
      {broken.length === 0 ? null : (
        <AdminSectionBody>
          <p>Checks and differences:</p>
          <Found>
            {broken.map(({ name, differences, sentences }) => (
              <div key={name}>
                <dt>{name}</dt>
                {sentences.map((sentence) => (
                  <dd key={sentence}>{sentence}</dd>
                ))}
                {differences > sentences.length ? <dd>and {differences - sentences.length} more</dd> : null}
              </div>
            ))}
          </Found>
        </AdminSectionBody>
      )}
      {counts.length === 0 ? null : (
        <AdminSectionBody>
          {counts.map((sentence) => (
            <p key={sentence}>{sentence}.</p>
          ))}
        </AdminSectionBody>
      )}
    </AdminSection>
  );
}

/** Services, e-mail delivery, the last reconciliation, and dead letters. */
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

interface StatusView {
  readonly status: SystemStatus | undefined;
  /** In ms since 1970, UTC. */
  readonly fetchedAt: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** Fetched when the page opens, in each new session, and on reload. */
function useStatus(): StatusView {
  const state = useSession();
  const session = state.status === 'signedIn' ? state.session : undefined;
  const [status, setStatus] = useState<SystemStatus>();
  const [fetchedAt, setFetchedAt] = useState(0);
  const [request, setRequest] = useState<'loading' | 'loaded' | 'failed'>('loading');

  const reload = useCallback(async () => {
    setRequest('loading');
    try {
      const answer = await fetchStatus();
      if (answer === null) sessionStore.send({ type: 'refused' });
      else setStatus(answer);
      setFetchedAt(Date.now());
      setRequest('loaded');
    } catch {
      setRequest('failed');
    }
  }, []);

  useEffect(() => {
    if (session !== undefined) void reload();
  }, [session, reload]);

  return { status, fetchedAt, isLoading: request === 'loading', hasFailed: request === 'failed', reload };
}

function MailSection({ mail }: { readonly mail: AdminQuery<StaffMailHealthQuery> }) {
  const health = mail.data?.mailHealth;
  const sentences = health ? mailHealthWords(health) : [];
  const tone = sentences.length === 0 ? 'good' : 'bad';
  return (
    <AdminSection
      title="E-mail"
      tools={
        health ? (
          <StateMark tone={tone}>{tone === 'good' ? 'E-mail is being sent' : 'E-mail is being refused'}</StateMark>
        ) : null
      }
    >
      {mail.hasFailed ? <ListFailed label="the state of e-mail" onRetry={() => void mail.reload()} /> : null}
      {!health && mail.isLoading ? <ListLoading label="the state of e-mail" /> : null}
      {sentences.length === 0 ? null : (
        <AdminSectionBody>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Link to={`/admin?tab=emails&status=${health?.refused ? 'FAILED' : 'QUEUED'}`}>See the e-mails</Link>
        </AdminSectionBody>
      )}
    </AdminSection>
  );
}

type MailHealth = NonNullable<StaffMailHealthQuery['mailHealth']>;

/** Problems with mail servers, one sentence each; none while mail is delivered. */
export function mailHealthWords(health: MailHealth): readonly string[] {
  const { refused, refusedSince, lastRefusal, delayed, delayedSince } = health;
  const sentences: string[] = [];
  if (delayed > 0) {
    const since = delayedSince === null ? '' : `, the first since ${venueDateTime(delayedSince)}`;
    sentences.push(`${counted(delayed, 'e-mail waits', 'e-mails wait')} for the mail server${since}.`);
  }
  if (refused > 0) {
    const since = refusedSince === null ? '' : `, the first on ${venueDateTime(refusedSince)}`;
    const why = lastRefusal === null ? '' : ` The last reason: ${lastRefusal}.`;
    sentences.push(`${counted(refused, 'e-mail was', 'e-mails were')} refused within 24 hours${since}.${why}`);
  }
  return sentences;
}
