import { useEffect, useState } from 'react';

/** Rows of one page of a list that the server pages. */
export const PAGE_SIZE = 50;

/** One stops typing for this long before the server is asked, in ms. */
const TYPING_MS = 300;

export type Paging = {
  /** As it stands in the field. */
  readonly search: string;
  readonly page: number;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
  /** What the server is asked with. */
  readonly variables: { readonly first: number; readonly offset: number; readonly search: string };
};

/** Where one is in a list that the server searches and pages. @param firstSearch what is searched for to begin with */
export const usePaging = (firstSearch = ''): Paging => {
  const [search, setSearch] = useState(firstSearch);
  const [asked, setAsked] = useState(firstSearch);
  const [page, setPage] = useState(0);

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
    onSearch: setSearch,
    onPage: setPage,
    variables: { first: PAGE_SIZE, offset: page * PAGE_SIZE, search: asked.trim() },
  };
};
