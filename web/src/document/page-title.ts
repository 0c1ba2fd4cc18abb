import { useEffect } from 'react';

const SITE = 'Top O’ Hill Terrace';

/** A page's title as browsers and search engines show it: what the page is, then whose it is. Home is the site itself. */
export const pageTitle = (page?: string): string =>
  page === undefined ? `${SITE}, Arlington, Texas` : `${page}. ${SITE}`;

/** Names the document after the page, or after the step of it that is shown; without a name, after the site. */
export const usePageTitle = (page?: string): void => {
  useEffect(() => {
    document.title = pageTitle(page);
  }, [page]);
};
