import { styled } from 'styled-components';
import { StateMark } from '../../../design/marks/state-mark.js';
import { DeskCard, DeskCardBody, DeskCardHead } from '../desk/desk-card.js';
import type { AuditStatus } from './service-status.js';
import { auditInWords } from './status-words.js';

const Found = styled.dl`
  display: grid;
  gap: var(--s-3);
  font-size: var(--t-2);
  dt { font-weight: 600; }
  dd { color: var(--fg-soft); overflow-wrap: anywhere; }
`;

/** Whether the data of all services add up, as the audit last found. @param now in ms since 1970, UTC */
export const AuditCard = ({ audit, now }: { readonly audit: AuditStatus; readonly now: number }) => {
  const [tone, words] = auditInWords(audit, now);
  const broken = (audit.last?.checks ?? []).filter(({ differences }) => differences > 0);
  return (
    <DeskCard as="section" aria-labelledby="audit-head">
      <DeskCardHead>
        <h2 id="audit-head">Audit</h2>
        <StateMark tone={tone}>{words}</StateMark>
      </DeskCardHead>
      {broken.length === 0 ? null : (
        <DeskCardBody>
          <p>What should hold, and where it does not:</p>
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
        </DeskCardBody>
      )}
    </DeskCard>
  );
};
