import { ToolIcon } from '../../kit/design/marks/tool-icon.js';
import { HeadCell } from './table.js';

export type SortDirection = 'ascending' | 'descending';

interface SortHeadProps {
  readonly label: string;
  /** Undefined if another column sorts the table. */
  readonly direction: SortDirection | undefined;
  readonly align?: 'end';
  readonly onSort: () => void;
}

/** A sortable column heading; another click reverses the order. */
export function SortHead({ label, direction, align, onSort }: SortHeadProps) {
  return (
    <HeadCell data-sorts="" data-align={align} aria-sort={direction}>
      <button type="button" onClick={onSort}>
        {label}
        <ToolIcon name={direction ?? 'sort'} size={15} />
      </button>
    </HeadCell>
  );
}
