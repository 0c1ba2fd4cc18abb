import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export type SortDirection = 'ASCENDING' | 'DESCENDING';

export const directionInSql = (direction: SortDirection): 'ASC' | 'DESC' =>
  direction === 'ASCENDING' ? 'ASC' : 'DESC';

/** Sorts by these expressions, all in one direction. The last must be unique, or rows move between pages. */
export function sortRows<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  by: readonly string[],
  direction: SortDirection,
): SelectQueryBuilder<Row> {
  return by.reduce((sorted, column) => sorted.addOrderBy(column, directionInSql(direction)), query);
}
