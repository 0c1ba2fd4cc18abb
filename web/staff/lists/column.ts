import type { ReactNode } from 'react';
import type { CellPlace } from '../design/table.js';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** The heading is for screen readers only. */
  readonly quiet?: boolean;
  /** Place of the cell on the card that a row becomes on a phone. */
  readonly place: CellPlace;
  readonly align?: 'end';
  /** Does not wrap: for codes and numbers. */
  readonly whole?: true;
  /** Makes the column sortable in a list that was fetched whole. */
  readonly sortBy?: (row: Row) => string | number;
  readonly cell: (row: Row) => ReactNode;
}
