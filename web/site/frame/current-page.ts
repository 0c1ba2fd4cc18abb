import { housePages } from '#house/pages/pages.js';

/** Pages that belong to a navigation link without being its target. */
const belonging: Readonly<Record<string, readonly string[]>> = {
  '/tours': ['/book-tour', '/visit', '/waitlist', '/waiver', '/pay'],
  '/store': ['/cart'],
  ...housePages.belonging,
};

/** The `aria-current` of a navigation link: 'page' on its own page, 'true' on one that belongs to it (booking to Tours). */
export function currentPage(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return belonging[to]?.some(isBelow) ? 'true' : undefined;
}
