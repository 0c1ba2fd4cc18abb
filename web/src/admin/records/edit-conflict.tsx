import { styled } from 'styled-components';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';

const Differences = styled.dl`
  display: grid;
  gap: var(--s-2);
  margin-block: var(--s-3);
  font-size: var(--t-2);
  > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0 var(--s-3); }
  dt { grid-row: span 2; font-weight: 600; }
  dd { overflow-wrap: anywhere; white-space: pre-line; }
  dd + dd { color: var(--ink-soft); }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

type Description = Readonly<Record<string, string>>;

interface EditConflictProps {
  /** e.g. "product" */
  readonly name: string;
  /** Both versions as text by label. */
  readonly now: Description;
  readonly typed: Description;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** The labels under which two versions differ. */
export function differingLabels(now: Description, typed: Description): readonly string[] {
  return Object.keys(now).filter((label) => now[label] !== typed[label]);
}

/** Somebody else changed the record first: where the two versions differ, and which to take. */
export function EditConflict({ name, now, typed, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const labels = differingLabels(now, typed);
  return (
    <Notice tone="refused" alert title={`Someone else changed this ${name}`}>
      {labels.length === 0 ? (
        <p>It is now the same as your version.</p>
      ) : (
        <Differences>
          {labels.map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>Now: {now[label] || '(nothing)'}</dd>
              <dd>You typed: {typed[label] || '(nothing)'}</dd>
            </div>
          ))}
        </Differences>
      )}
      <Choices>
        <ToolButton onClick={onKeepMine}>Save my version</ToolButton>
        <ToolButton onClick={onTakeTheirs}>Use the current version</ToolButton>
      </Choices>
    </Notice>
  );
}
