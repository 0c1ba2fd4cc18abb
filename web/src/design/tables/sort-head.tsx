import { ToolIcon } from '../marks/tool-icon.js';
import { HeadCell } from './table.js';

export type SortDirection = 'ascending' | 'descending';

interface SortHeadProps {
  readonly label: string;
  /** Which way the table is sorted by this column; undefined when by another. */
  readonly direction: SortDirection | undefined;
  readonly align?: 'end';
  readonly onSort: () => void;
}

/** The heading of a column that one can sort by: pressed again it turns the order round. */
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
