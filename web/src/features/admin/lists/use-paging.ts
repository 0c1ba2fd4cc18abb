import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListOrder, orderInAddress, orderOfAddress, pressedHeading } from './list-order.js';

/** Rows of one page of a list that the server pages. */
export const PAGE_SIZE = 50;

/** One stops typing for this long before the server is asked, in ms. */
const TYPING_MS = 300;

export type Paging<Sort extends string> = {
  /** As it stands in the field. */
  readonly search: string;
  readonly page: number;
  readonly order: ListOrder;
  readonly sorts: (column: string) => boolean;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
  readonly onSort: (column: string) => void;
  /** What the server is asked with. */
  readonly variables: {
    readonly first: number;
    readonly offset: number;
    readonly search: string;
    readonly sort: Sort;
    readonly direction: 'ASCENDING' | 'DESCENDING';
  };
};

/**
 * Where one is in a list that the server searches, sorts and pages. The address keeps the order, as `sort=total` or
 * `sort=-total`.
 * @param columns what the server calls the columns that it sorts by
 * @param usual the order when nothing else is asked for; its column is one of those
 * @param firstSearch what is searched for to begin with
 */
export const usePaging = <Sort extends string>(
  columns: Readonly<Record<string, Sort>>,
  usual: ListOrder,
  firstSearch = '',
): Paging<Sort> => {
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState(firstSearch);
  const [asked, setAsked] = useState(firstSearch);
  const [page, setPage] = useState(0);
  const sorts = (column: string): boolean => Object.hasOwn(columns, column);
  const named = orderOfAddress(parameters.get('sort'));
  const order = named && sorts(named.column) ? named : usual;
  const sort = columns[order.column];
  if (sort === undefined) throw new Error(`Nothing is sorted by ${order.column}`);

  useEffect(() => {
    if (search === asked) return;
    const timer = setTimeout(() => {
      setAsked(search);
      setPage(0);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [search, asked]);

  return {
    search,
    page,
    order,
    sorts,
    onSearch: setSearch,
    onPage: setPage,
    onSort: (column) => {
      setPage(0);
      setParameters(
        (before) => {
          before.set('sort', orderInAddress(pressedHeading(order, column)));
          return before;
        },
        { replace: true },
      );
    },
    variables: {
      first: PAGE_SIZE,
      offset: page * PAGE_SIZE,
      search: asked.trim(),
      sort,
      direction: order.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING',
    },
  };
};
