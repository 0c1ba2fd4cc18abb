import { useEffect } from 'react';
import type { DeskQuery } from '../desk/use-desk-query.js';
import type { ListView } from './desk-list.js';
import { pageWithin } from './list-order.js';
import { PAGE_SIZE, type Paging } from './use-paging.js';

/** A list that the server searches, sorts and pages. */
export const usePagedList = <Data, Row>(
  query: DeskQuery<Data>,
  paging: Paging<string>,
  pageOf: (data: Data) => { readonly rows: readonly Row[]; readonly total: number } | null | undefined,
): ListView<Row> => {
  const { page, onPage, search, order, sorts, onSearch, onSort } = paging;
  const shown = (query.data && pageOf(query.data)) ?? undefined;
  const total = shown?.total;

  // The list has become shorter than the page that one is on.
  const last = total === undefined ? page : pageWithin(page, PAGE_SIZE, total);
  useEffect(() => {
    if (last !== page && !query.isLoading) onPage(last);
  }, [last, page, onPage, query.isLoading]);

  return {
    rows: shown?.rows ?? [],
    total,
    found: total ?? 0,
    hasFailed: query.hasFailed,
    search,
    order,
    sorts,
    page,
    pageSize: PAGE_SIZE,
    onSearch,
    onSort,
    onPage,
    onReload: () => void query.reload(),
  };
};
