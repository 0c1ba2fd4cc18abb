import type { ComponentType } from 'react';
import { notToBeFound, wordTags } from '../document/page-head.js';
import { type DrawnPage, drawPage, siteWords } from './draw-page.js';
import { headOf } from './page-head.js';
import { preloadPages } from './preload-pages.js';

export type RenderedPage = Pick<DrawnPage, 'html' | 'styles'> & {
  /** What the head says of the page, as elements. */
  readonly head: readonly string[];
  /** What was drawn that has a script of its own, so that the script can be named in the page's head. */
  readonly drawn: readonly ComponentType[];
};

/** The head of the empty page that the browser fills in: the desk's. */
export const shellHead: readonly string[] = [...wordTags(siteWords), notToBeFound];

/**
 * Draws the page of a path as it is before anything is read from the gateway or the browser.
 * @throws what the page throws: a page that cannot be drawn is not to be published
 */
export const renderPage = async (path: string): Promise<RenderedPage> => {
  const drawn = await preloadPages(path);
  const { html, styles, words } = await drawPage(path);
  return { html, styles, head: headOf(path, words), drawn };
};
