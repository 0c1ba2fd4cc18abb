import { ToolButton } from '../../../design/controls/tool-button.js';
import { ToolIcon, type ToolIconName } from '../../../design/marks/tool-icon.js';

type RowButtonProps = {
  readonly icon: ToolIconName;
  /** What it does, e.g. "Edit". */
  readonly label: string;
  /** Of which row, for those who hear the button alone. */
  readonly of: string;
  readonly busy?: boolean;
  readonly expanded?: boolean;
  readonly onClick: () => void;
};

/** What can be done with a row. */
export const RowButton = ({ icon, label, of, busy = false, expanded, onClick }: RowButtonProps) => (
  <ToolButton kind="quiet" busy={busy} aria-label={`${label} ${of}`} aria-expanded={expanded} onClick={onClick}>
    <ToolIcon name={icon} />
    {label}
  </ToolButton>
);
