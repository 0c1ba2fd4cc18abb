import { styled } from 'styled-components';
import { ToolButton } from '../../design/controls/tool-button.js';
import { useLate } from '../../design/controls/use-late.js';
import type { Rows } from './download-report.js';

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  margin-top: var(--s-4);
  progress { flex: 1 1 12rem; height: 12px; accent-color: var(--fg); }
`;

interface ExportProgressProps {
  /** The file. */
  readonly label: string;
  /** Undefined until the first answer. */
  readonly rows: Rows | undefined;
  readonly onStop: () => void;
}

/** How far a download is, once it takes long enough to be seen. */
export function ExportProgress({ label, rows, onStop }: ExportProgressProps) {
  const isLate = useLate(true);
  if (!isLate) return null;
  const count = (number: number) => number.toLocaleString('en-US');
  return (
    <Progress>
      <progress aria-label={label} max={Math.max(rows?.total ?? 1, 1)} value={rows?.done} />
      <span>{rows ? `${count(rows.done)} of ${count(rows.total)} rows` : 'Waiting for the first rows'}</span>
      <ToolButton onClick={onStop}>Stop</ToolButton>
    </Progress>
  );
}
