import { useState } from 'react';
import type { DeskQuery } from '../desk/use-desk-query.js';
import type { Column } from './column.js';
import type { ListView } from './desk-list.js';
import { type ListOrder, matches, pageWithin, pressedHeading, sorted } from './list-order.js';

const PAGE_SIZE = 25;

/**
 * A list that the server sends whole: searched, sorted and paged here.
 * @param rowsOf the rows in the answer; undefined when it holds none
 * @param textsOf what the search looks at
 */
export const useWholeList = <Data, Row>(
  query: DeskQuery<Data>,
  rowsOf: (data: Data) => readonly Row[] | null | undefined,
  columns: readonly Column<Row>[],
  textsOf: (row: Row) => readonly string[],
  firstOrder: ListOrder,
): ListView<Row> => {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState(firstOrder);
  const [wanted, setWanted] = useState(0);

  const all = (query.data && rowsOf(query.data)) ?? undefined;
  const found = (all ?? []).filter((row) => matches(textsOf(row), search));
  const sortBy = columns.find(({ id }) => id === order.column)?.sortBy;
  const inOrder = sortBy ? sorted(found, sortBy, order.direction) : found;
  const page = pageWithin(wanted, PAGE_SIZE, found.length);

  return {
    rows: inOrder.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    total: all?.length,
    found: found.length,
    hasFailed: query.hasFailed,
    search,
    order,
    sorts: (column) => columns.some(({ id, sortBy }) => id === column && sortBy !== undefined),
    page,
    pageSize: PAGE_SIZE,
    onSearch: (text) => {
      setSearch(text);
      setWanted(0);
    },
    onSort: (column) => {
      setOrder(pressedHeading(order, column));
      setWanted(0);
    },
    onPage: setWanted,
    onReload: () => void query.reload(),
  };
};
