import { type ComponentType, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { HeadCollector, type PageWords } from '../document/head-collector.js';
import { notToBeFound, publicTags, wordTags } from '../document/page-head.js';
import { pageTitle, siteDescription } from '../document/page-title.js';
import { pageData } from './page-data.js';
import { preloadPages } from './preload-pages.js';
import { publicPaths } from './public-paths.js';
import { Site } from './site.js';

export type RenderedPage = {
  /** What stands in `#root`. */
  readonly html: string;
  /** `style` elements with every rule that the page uses. */
  readonly styles: string;
  /** What the head says of the page, as elements. */
  readonly head: readonly string[];
  /** What was drawn that has a script of its own, so that the script can be named in the page's head. */
  readonly drawn: readonly ComponentType[];
};

/** What React puts before the page for the pictures in it; the pictures themselves say it early enough. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

const siteWords: PageWords = { title: pageTitle(), description: siteDescription };

/** The head of the empty page that the browser fills in: the desk's. */
export const shellHead: readonly string[] = [...wordTags(siteWords), notToBeFound];

const headOf = (path: string, words: PageWords): readonly string[] => {
  const page = publicPaths.find((known) => known === path);
  return page === undefined
    ? [...wordTags(words), notToBeFound]
    : publicTags({ path: page, words, data: pageData(page) });
};

/**
 * Draws the page of a path as it is before anything is read from the gateway or the browser.
 * @throws what the page throws: a page that cannot be drawn is not to be published
 */
export const renderPage = async (path: string): Promise<RenderedPage> => {
  const drawn = await preloadPages(path);
  let words = siteWords;
  const faults: unknown[] = [];
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerender(
    sheet.collectStyles(
      <StrictMode>
        <HeadCollector value={(given) => (words = given)}>
          <StaticRouter location={path}>
            <Site />
          </StaticRouter>
        </HeadCollector>
      </StrictMode>,
    ),
    // A long page stands in its place at once: React would hide it and have a script in the page put it there, which
    // the site's policy forbids and which nobody without scripts would ever see.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (thrown) => void faults.push(thrown) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { html: html.replace(preloads, ''), styles, head: headOf(path, words), drawn };
};
