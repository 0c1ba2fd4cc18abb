import { styled } from 'styled-components';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { Notice } from '../../../design/marks/notice.js';

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

/** A field that is not what one typed. */
export type Difference = { readonly label: string; readonly now: string; readonly typed: string };

type ChangedMeanwhileProps = {
  /** e.g. "product" */
  readonly what: string;
  readonly differences: readonly Difference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

const shown = (text: string): string => (text === '' ? '(nothing)' : text);

/** Somebody else changed it since it was opened: what it is now, what one typed, and the two ways on. */
export const ChangedMeanwhile = ({ what, differences, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) => (
  <Notice tone="refused" alert title={`Somebody changed this ${what} meanwhile`}>
    {differences.length === 0 ? (
      <p>It is now just as you typed it.</p>
    ) : (
      <Differences>
        {differences.map(({ label, now, typed }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>Now: {shown(now)}</dd>
            <dd>You typed: {shown(typed)}</dd>
          </div>
        ))}
      </Differences>
    )}
    <Choices>
      <ToolButton onClick={onKeepMine}>Save what I typed</ToolButton>
      <ToolButton onClick={onTakeTheirs}>Take what it is now</ToolButton>
    </Choices>
  </Notice>
);
