import type { ReactNode } from 'react';
import type { CellPlace } from '../../../design/tables/table.js';

/** A column of a list. */
export type Column<Row> = {
  readonly id: string;
  readonly label: string;
  /** The heading is read out and not shown: the cells speak for themselves. */
  readonly quiet?: boolean;
  /** Where it goes on the card that a row becomes on a phone. */
  readonly place: CellPlace;
  readonly align?: 'end';
  /** Never broken over two lines: codes and numbers. */
  readonly whole?: true;
  /** What it is sorted by in a list that came whole; without it, it does not sort there. */
  readonly sortBy?: (row: Row) => string | number;
  readonly cell: (row: Row) => ReactNode;
};
