import { useEffect, useState } from 'react';
import type { DeskQuery } from '../desk/use-desk-query.js';
import type { Column } from './column.js';
import type { ListView } from './desk-list.js';
import { type ListOrder, pageWithin, pressedHeading, sorted } from './list-order.js';
import { PAGE_SIZE, type Paging } from './use-paging.js';

/**
 * A list that the server searches and pages, in the order that it comes in; a press on a heading sorts the page that is
 * shown.
 */
export const usePagedList = <Data, Row>(
  query: DeskQuery<Data>,
  paging: Paging,
  pageOf: (data: Data) => { readonly rows: readonly Row[]; readonly total: number } | null | undefined,
  columns: readonly Column<Row>[],
): ListView<Row> => {
  const [order, setOrder] = useState<ListOrder>();
  const { page, onPage } = paging;
  const shown = (query.data && pageOf(query.data)) ?? undefined;
  const rows = shown?.rows ?? [];
  const total = shown?.total;
  const sortBy = columns.find(({ id }) => id === order?.column)?.sortBy;

  // The list has become shorter than the page that one is on.
  const last = total === undefined ? page : pageWithin(page, PAGE_SIZE, total);
  useEffect(() => {
    if (last !== page && !query.isLoading) onPage(last);
  }, [last, page, onPage, query.isLoading]);

  return {
    rows: sortBy && order ? sorted(rows, sortBy, order.direction) : rows,
    total,
    found: total ?? 0,
    hasFailed: query.hasFailed,
    search: paging.search,
    order,
    page,
    pageSize: PAGE_SIZE,
    onSearch: paging.onSearch,
    onSort: (column) => setOrder(pressedHeading(order, column)),
    onPage,
    onReload: () => void query.reload(),
  };
};
