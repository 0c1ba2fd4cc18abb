import { matchPath } from 'react-router-dom';
import { housePages } from '#house/pages/pages.js';
import { paths } from '../paths/paths.js';

/** Routes that belong to a navigation link without being its target. */
const belonging: Readonly<Record<string, readonly string[]>> = {
  [paths.tours]: [
    paths.bookTour,
    paths.groups,
    paths.group,
    paths.bill,
    paths.findVisit,
    paths.visit,
    paths.afterVisit,
    paths.waitlist,
    paths.waiver,
    paths.pay,
  ],
  [paths.store]: [paths.cart],
  ...housePages.belonging,
};

/**
 * The `aria-current` of a navigation link: 'page' on its own page, 'true' on one that belongs to it (booking to Tours).
 * A path that is no page has none, because the page for what does not exist is rendered once for all of them.
 */
export function currentPage(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return belonging[to]?.some((route) => matchPath(route, pathname)) ? 'true' : undefined;
}
