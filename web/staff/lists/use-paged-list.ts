import type { TypedDocumentNode } from '@apollo/client';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AdminQuery, useAdminQuery } from '../data/use-admin-query.js';
import type { ListView } from './admin-list.js';
import { type ListOrder, orderFromUrl, orderToUrl, pageWithin, toggledOrder } from './list-order.js';
import { useSettled } from './use-settled.js';

/** The documents of lists ask for as many, as a number: for a variable the gateway assumes 100 rows. */
export const PAGE_SIZE = 50;

interface PageVariables<Sort extends string> {
  readonly offset: number;
  readonly search: string;
  readonly sort: Sort;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

interface PagedListOptions<Data, Row, Sort extends string, Filter> {
  /** The server's sort by column id. */
  readonly sorts: Readonly<Record<string, Sort>>;
  readonly defaultOrder: ListOrder;
  readonly rowsOf: (data: Data) => { readonly rows: readonly Row[]; readonly total: number } | null | undefined;
  /** For the search that is sent with it; the search can be empty. */
  readonly filter?: Filter | ((search: string) => Filter);
  readonly firstSearch?: string;
}

interface PagedList<Data, Row> {
  readonly view: ListView<Row>;
  readonly query: AdminQuery<Data>;
  /** The search that was sent; can be empty. */
  readonly sentSearch: string;
}

/** A list searched, sorted and paged by the server. The URL has its order: `sort=total`, descending `sort=-total`. */
export function usePagedList<Data, Row, Sort extends string, Filter extends object>(
  document: TypedDocumentNode<Data, PageVariables<Sort> & Filter>,
  { sorts, defaultOrder, rowsOf, filter, firstSearch = '' }: PagedListOptions<Data, Row, Sort, Filter>,
): PagedList<Data, Row> {
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState(firstSearch);
  const [page, setPage] = useState(0);
  const sentSearch = useSettled(search, () => setPage(0));
  const isSortable = (column: string): boolean => Object.hasOwn(sorts, column);
  const named = orderFromUrl(parameters.get('sort'));
  const order = named && isSortable(named.column) ? named : defaultOrder;
  const sort = sorts[order.column];
  if (sort === undefined) throw new Error(`No list is sorted by ${order.column}`);

  const variables = {
    offset: page * PAGE_SIZE,
    search: sentSearch.trim(),
    sort,
    direction: order.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING',
    ...(typeof filter === 'function' ? filter(sentSearch.trim()) : filter),
  };
  const query = useAdminQuery(document, variables as PageVariables<Sort> & Filter);
  const shown = (query.data && rowsOf(query.data)) ?? undefined;
  const total = shown?.total;

  // The list has become shorter than the page shown.
  const lastPage = total === undefined ? page : pageWithin(page, PAGE_SIZE, total);
  useEffect(() => {
    if (lastPage !== page && !query.isLoading) setPage(lastPage);
  }, [lastPage, page, query.isLoading]);

  return {
    query,
    sentSearch: sentSearch.trim(),
    view: {
      rows: shown?.rows ?? [],
      total,
      found: total ?? 0,
      hasFailed: query.hasFailed,
      search,
      order,
      isSortable,
      page,
      pageSize: PAGE_SIZE,
      onSearch: setSearch,
      onSort: (column) => {
        setPage(0);
        setParameters(
          (before) => {
            before.set('sort', orderToUrl(toggledOrder(order, column)));
            return before;
          },
          { replace: true },
        );
      },
      onPage: setPage,
      onReload: query.reload,
    },
  };
}
