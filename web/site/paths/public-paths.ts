import { housePages } from '#house/pages/pages.js';
import { paths } from './paths.js';

/** A page with a visitor's token in its path. */
export function isPrivatePath(path: string): boolean {
  return path.includes('/:');
}

export const livePaths: readonly `/${string}`[] = [
  ...Object.values(paths),
  ...housePages.pages.map(({ path }) => path),
];

/** Pages with a visitor's own data, but no token in the path. */
const ownPaths: readonly string[] = [paths.findVisit, paths.cart];

/** Pages that are the same for all visitors. */
export const publicPaths = livePaths.filter((path) => !isPrivatePath(path) && !ownPaths.includes(path));

const notFound = housePages.pages.flatMap(({ path, isFound }): string[] => (isFound ? [] : [path]));

/** Pages to index: all but those that only say "moved" or "coming soon". */
export const foundPaths = publicPaths.filter((path) => !notFound.includes(path));
