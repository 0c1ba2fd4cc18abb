import { paths } from './paths.js';
import { movedPaths, placeholderPaths } from './story-paths.js';

/** The admin panel, neither prerendered nor indexed. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Pages for a single visitor, not prerendered either. */
function isVisitPath(path: string): boolean {
  return path === paths.findVisit || path === paths.visit || path === paths.waitlist;
}

/** Every page that is the same for all visitors. */
export const publicPaths: readonly `/${string}`[] = Object.values(paths).filter(
  (path) => !isAdminPath(path) && !isVisitPath(path),
);

const withoutContent: readonly string[] = [...Object.values(movedPaths), ...Object.values(placeholderPaths)];

/** Pages to index. Those that only say "moved" or "coming soon" are left out. */
export const foundPaths = publicPaths.filter((path) => !withoutContent.includes(path));
