/**
 * What a link of the navigation says of itself: 'page' on its own page, 'true' on a page that belongs to it (booking
 * belongs to the tours), nothing elsewhere.
 */
export const currentPage = (to: string, pathname: string): 'page' | 'true' | undefined => {
  if (pathname === to) return 'page';
  return to === '/tours' && pathname === '/book-tour' ? 'true' : undefined;
};
