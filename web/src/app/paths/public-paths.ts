import { paths } from './paths.js';
import { movedPaths, placeholderPaths } from './story-paths.js';

/** The staff's part of the site, which is neither prerendered nor to be found. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Pages of one visitor alone, which are not prerendered either. */
function isVisitPath(path: string): boolean {
  return path === paths.findVisit || path === paths.visit || path === paths.waitlist;
}

/** Every page that is the same for all visitors. */
export const publicPaths: readonly `/${string}`[] = Object.values(paths).filter(
  (path) => !isAdminPath(path) && !isVisitPath(path),
);

const withoutContent: readonly string[] = [...Object.values(movedPaths), ...Object.values(placeholderPaths)];

/** Pages that are worth finding: those that only say "moved" or "coming soon" are reached by links alone. */
export const foundPaths = publicPaths.filter((path) => !withoutContent.includes(path));
