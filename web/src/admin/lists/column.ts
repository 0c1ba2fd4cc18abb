import type { ReactNode } from 'react';
import type { CellPlace } from '../../design/tables/table.js';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** The heading is for screen readers alone. */
  readonly quiet?: boolean;
  /** Where the cell goes on the card that a row becomes on a phone. */
  readonly place: CellPlace;
  readonly align?: 'end';
  /** Never broken over two lines: codes and numbers. */
  readonly whole?: true;
  /** Makes the column sortable in a list that came whole. */
  readonly sortBy?: (row: Row) => string | number;
  readonly cell: (row: Row) => ReactNode;
}
