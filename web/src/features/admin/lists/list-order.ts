import type { SortDirection } from '../../../design/tables/sort-head.js';

/** Which column a list is sorted by. */
export type ListOrder = { readonly column: string; readonly direction: SortDirection };

/** The order after a press on a column's heading: the same column turns round. */
export const pressedHeading = (order: ListOrder | undefined, column: string): ListOrder => ({
  column,
  direction: order?.column === column && order.direction === 'ascending' ? 'descending' : 'ascending',
});

/** As the address says it: the column, with a minus before it when it is descending. */
export const orderInAddress = ({ column, direction }: ListOrder): string =>
  direction === 'ascending' ? column : `-${column}`;

/** The order that an address names; undefined when it names none. */
export const orderOfAddress = (text: string | null): ListOrder | undefined => {
  if (!text) return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
};

const words = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : words.compare(String(one), String(other));

/** Rows in the order of `keyOf`; equals stay as they were. Figures by size, words as a person would. */
export const sorted = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  direction: SortDirection,
): readonly Row[] =>
  rows.toSorted((one, other) => compare(keyOf(one), keyOf(other)) * (direction === 'ascending' ? 1 : -1));

/** Whether every word of `search` is in the texts, in any case and order. */
export const matches = (texts: readonly string[], search: string): boolean => {
  const text = texts.join(' ').toLocaleLowerCase('en-US');
  return search
    .toLocaleLowerCase('en-US')
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The page that can be shown: the last one when the list has become shorter. From 0. */
export const pageWithin = (page: number, pageSize: number, total: number): number =>
  Math.max(0, Math.min(page, Math.ceil(total / pageSize) - 1));
