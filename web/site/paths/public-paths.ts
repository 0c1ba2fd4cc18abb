import { matchPath } from 'react-router-dom';
import { housePages } from '#house/pages/pages.js';
import { language } from '../../kit/words/language.js';
import { paths } from './paths.js';

/** A page with a visitor's token in its path. */
export function isPrivatePath(path: string): boolean {
  return path.includes('/:');
}

/** Pages in every language of the site. */
export const spokenPaths: readonly `/${string}`[] = Object.values(paths);

/** @param path of any page, without its query */
export function isInEveryLanguage(path: string): boolean {
  return spokenPaths.some((route) => matchPath(route, path));
}

/** Pages of this language: the house's own, which tell its story, are in English. */
export const livePaths: readonly `/${string}`[] = [
  ...spokenPaths,
  ...(language === 'en' ? housePages.pages.map(({ path }) => path) : []),
];

/** Pages with a visitor's own data, but no token in the path. */
const ownPaths: readonly string[] = [paths.findVisit, paths.cart];

/** Pages that are the same for all visitors. */
export const publicPaths = livePaths.filter((path) => !isPrivatePath(path) && !ownPaths.includes(path));

const notFound = housePages.pages.flatMap(({ path, isFound }): string[] => (isFound ? [] : [path]));

/** Pages to index: all but those that only say "moved" or "coming soon". */
export const foundPaths = publicPaths.filter((path) => !notFound.includes(path));
