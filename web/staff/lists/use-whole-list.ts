import { useState } from 'react';
import { isFound } from '../../kit/lib/search-form.js';
import type { AdminQuery } from '../data/use-admin-query.js';
import type { ListView } from './admin-list.js';
import type { Column } from './column.js';
import { type ListOrder, pageWithin, sorted, toggledOrder } from './list-order.js';

const PAGE_SIZE = 25;

/** A list that is fetched whole, and searched, sorted and paged here. @param searchTexts of a row, for the search */
export function useWholeList<Data, Row>(
  query: AdminQuery<Data>,
  rowsOf: (data: Data) => readonly Row[] | null | undefined,
  columns: readonly Column<Row>[],
  searchTexts: (row: Row) => readonly string[],
  defaultOrder: ListOrder,
): ListView<Row> {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState(defaultOrder);
  const [wanted, setWanted] = useState(0);

  const all = (query.data && rowsOf(query.data)) ?? undefined;
  const found = (all ?? []).filter((row) => isFound(searchTexts(row), search));
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
    isSortable: (column) => columns.some(({ id, sortBy }) => id === column && sortBy !== undefined),
    page,
    pageSize: PAGE_SIZE,
    onSearch: (text) => {
      setSearch(text);
      setWanted(0);
    },
    onSort: (column) => {
      setOrder(toggledOrder(order, column));
      setWanted(0);
    },
    onPage: setWanted,
    onReload: query.reload,
  };
}
