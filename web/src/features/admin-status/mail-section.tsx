import { Link } from 'react-router-dom';
import type { AdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { StateMark } from '../../design/marks/state-mark.js';
import type { StaffMailHealthQuery } from '../../generated/staff-operations.js';
import { mailHealthWords } from './mail-health-words.js';

/** Whether mail servers take our e-mails. */
export function MailSection({ mail }: { readonly mail: AdminQuery<StaffMailHealthQuery> }) {
  const health = mail.data?.mailHealth;
  const sentences = health ? mailHealthWords(health) : [];
  const tone = sentences.length === 0 ? 'good' : 'bad';
  return (
    <AdminSection
      title="E-mail"
      tools={health ? <StateMark tone={tone}>{tone === 'good' ? 'Mail leaves' : 'Mail is refused'}</StateMark> : null}
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
