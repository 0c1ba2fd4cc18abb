import { styled } from 'styled-components';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { StateMark } from '../../design/marks/state-mark.js';
import type { ReconciliationStatus } from './service-status.js';
import { reconciliationLabel } from './status-labels.js';

const Found = styled.dl`
  display: grid;
  gap: var(--s-3);
  font-size: var(--t-2);
  dt { font-weight: 600; }
  dd { color: var(--fg-soft); overflow-wrap: anywhere; }
`;

/** Whether the data of all services add up. @param now in ms since 1970, UTC */
export function ReconciliationSection({ audit, now }: { readonly audit: ReconciliationStatus; readonly now: number }) {
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
