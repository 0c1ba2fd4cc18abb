import { paths } from './paths.js';
import { movedPaths, placeholderPaths } from './story-paths.js';

/** The admin panel, neither prerendered nor indexed. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** A page whose path holds a visitor's token. */
export function isPrivatePath(path: string): boolean {
  return path.includes('/:');
}

/** Every page that the gateway renders. */
export const livePaths: readonly `/${string}`[] = Object.values(paths).filter((path) => !isAdminPath(path));

/** Pages that show each visitor their own, without a token in the path. */
const ownPaths: readonly string[] = [paths.findVisit, paths.cart];

/** Every page that is the same for all visitors, and for search engines. */
export const publicPaths = livePaths.filter((path) => !isPrivatePath(path) && !ownPaths.includes(path));

const withoutContent: readonly string[] = [...Object.values(movedPaths), ...Object.values(placeholderPaths)];

/** Pages to index. Those that only say "moved" or "coming soon" are left out. */
export const foundPaths = publicPaths.filter((path) => !withoutContent.includes(path));
