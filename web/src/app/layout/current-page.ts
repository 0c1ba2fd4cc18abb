import { storyPaths } from '../paths/story-paths.js';

/** Pages that stand under a link of the navigation without being it. */
const belonging: Readonly<Record<string, readonly string[]>> = {
  '/tours': ['/book-tour', '/visit', '/waitlist'],
  '/timeline': Object.values(storyPaths).filter((path) => path !== storyPaths.archive),
};

/**
 * What a link of the navigation says of itself: 'page' on its own page, 'true' on a page that belongs to it (booking, a visit
 * and the waiting list belong to the tours, every chapter to the history), nothing elsewhere.
 */
export function currentPage(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return belonging[to]?.some(isBelow) ? 'true' : undefined;
}
