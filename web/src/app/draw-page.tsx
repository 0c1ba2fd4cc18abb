import type { ApolloClient } from '@apollo/client';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { HeadCollector, type PageWords } from '../document/head-collector.js';
import { pageTitle, siteDescription } from '../document/page-title.js';
import { type SentPage, SentPageContext } from '../document/sent-page.js';
import type { StructuredData } from '../document/structured-data/json-ld.js';
import { DataClientContext } from './data-client-context.js';
import { Site } from './site.js';

export type DrawnPage = {
  /** What stands in `#root`. */
  readonly html: string;
  /** `style` elements with every rule that the page uses. */
  readonly styles: string;
  /** What the page calls itself. */
  readonly words: PageWords;
  /** What it shows beyond its own texts, for machines. */
  readonly shown: readonly StructuredData[];
};

/** What a page is drawn with that shows answers of the gateway. */
export type Known = { readonly page: SentPage; readonly client: ApolloClient };

/** What React puts before the page for the pictures in it; the pictures themselves say it early enough. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

export const siteWords: PageWords = { title: pageTitle(), description: siteDescription };

/**
 * Draws the page of a path once, outside of a browser. Its scripts are here already (`preloadPages`).
 * @throws what the page throws: a page that cannot be drawn is not to be published
 */
export const drawPage = async (path: string, known?: Known): Promise<DrawnPage> => {
  let words = siteWords;
  let shown: readonly StructuredData[] = [];
  const faults: unknown[] = [];
  const sheet = new ServerStyleSheet();
  const head = {
    words: (given: PageWords) => {
      words = given;
    },
    data: (given: readonly StructuredData[]) => {
      shown = given;
    },
  };
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <HeadCollector value={head}>
            <DataClientContext value={known?.client}>
              <SentPageContext value={known?.page}>
                <StaticRouter location={path}>
                  <Site />
                </StaticRouter>
              </SentPageContext>
            </DataClientContext>
          </HeadCollector>
        </StrictMode>,
      ),
      // A long page stands in its place at once: React would hide it and have a script in the page put it there, which
      // the site's policy forbids and which nobody without scripts would ever see.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (thrown) => void faults.push(thrown) },
    );
    const html = await new Response(prelude).text();
    if (faults.length > 0) throw faults[0];
    return { html: html.replace(preloads, ''), styles: sheet.getStyleTags(), words, shown };
  } finally {
    sheet.seal();
  }
};
