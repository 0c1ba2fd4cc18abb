import type { PageWords } from '../document/head-collector.js';
import { notToBeFound, publicTags, wordTags } from '../document/page-head.js';
import { pageData } from './page-data.js';
import { publicPaths } from './public-paths.js';

/** What the head of a page says of it, as elements. */
export const headOf = (path: string, words: PageWords): readonly string[] => {
  const page = publicPaths.find((known) => known === path);
  return page === undefined
    ? [...wordTags(words), notToBeFound]
    : publicTags({ path: page, words, data: pageData(page) });
};
