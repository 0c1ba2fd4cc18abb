import { housePages } from '#house/pages/pages.js';
import { paths } from './paths.js';

/** Neither prerendered nor indexed. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** A page with a visitor's token in its path. */
export function isPrivatePath(path: string): boolean {
  return path.includes('/:');
}

/** The build lists them in `routes.json`. */
export const allPaths: readonly `/${string}`[] = [...Object.values(paths), ...housePages.pages.map(({ path }) => path)];

export const livePaths = allPaths.filter((path) => !isAdminPath(path));

/** Pages with a visitor's own data, but no token in the path. */
const ownPaths: readonly string[] = [paths.findVisit, paths.cart];

/** Pages that are the same for all visitors. */
export const publicPaths = livePaths.filter((path) => !isPrivatePath(path) && !ownPaths.includes(path));

const notFound = housePages.pages.flatMap(({ path, isFound }): string[] => (isFound ? [] : [path]));

/** Pages to index: all but those that only say "moved" or "coming soon". */
export const foundPaths = publicPaths.filter((path) => !notFound.includes(path));
