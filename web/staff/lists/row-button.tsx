import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { ToolIcon, type ToolIconName } from '../../kit/design/marks/tool-icon.js';
import type { OpenRows } from './use-open-rows.js';

interface RowButtonProps {
  readonly icon: ToolIconName;
  /** e.g. "Edit" */
  readonly label: string;
  /** Names the row, for the button's accessible name. */
  readonly of: string;
  readonly busy?: boolean;
  readonly busyText?: string;
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

export function RowButton({ icon, label, of, busy, busyText, expanded, onClick }: RowButtonProps) {
  return (
    <ToolButton
      kind="quiet"
      busy={busy}
      busyText={busyText}
      aria-label={`${label} ${of}`}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <ToolIcon name={icon} />
      {label}
    </ToolButton>
  );
}

interface DetailsButtonProps extends Pick<RowButtonProps, 'label' | 'of'> {
  readonly id: string;
  readonly openRows: OpenRows;
}

export function DetailsButton({ id, openRows, label, of }: DetailsButtonProps) {
  const isOpen = openRows.isOpen(id);
  return (
    <RowButton
      icon={isOpen ? 'open' : 'shut'}
      label={label}
      of={of}
      expanded={isOpen}
      onClick={() => openRows.toggle(id)}
    />
  );
}
