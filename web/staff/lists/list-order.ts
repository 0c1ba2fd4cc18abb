import type { SortDirection } from '../design/sort-head.js';

export interface ListOrder {
  readonly column: string;
  readonly direction: SortDirection;
}

/** The order after a press on a column heading; pressing it again reverses the order. */
export function toggledOrder(order: ListOrder | undefined, column: string): ListOrder {
  const isSecond = order?.column === column && order.direction === 'ascending';
  return { column, direction: isSecond ? 'descending' : 'ascending' };
}

/** The column id, with a leading minus if descending. */
export function orderToUrl({ column, direction }: ListOrder): string {
  return direction === 'ascending' ? column : `-${column}`;
}

export function orderFromUrl(text: string | null): ListOrder | undefined {
  if (!text) return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** Rows ordered by `keyOf`; a stable sort. */
export function sorted<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  direction: SortDirection,
): readonly Row[] {
  return rows.toSorted((one, other) => compare(keyOf(one), keyOf(other)) * (direction === 'ascending' ? 1 : -1));
}

/** The page, or the last one if the list has become shorter. Pages count from 0. */
export function pageWithin(page: number, pageSize: number, total: number): number {
  return Math.max(0, Math.min(page, Math.ceil(total / pageSize) - 1));
}
