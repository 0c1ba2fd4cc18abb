import type { ApolloClient } from '@apollo/client';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { baseOf } from '../../../services/shared/contracts/src/house/languages.js';
import { DataClientContext } from '../../kit/data/data-client-context.js';
import { HeadCollector, type PageMetadata } from '../../kit/document/head-collector.js';
import { type HydrationData, HydrationDataContext } from '../../kit/document/hydration-data.js';
import { pageTitle } from '../../kit/document/page-title.js';
import type { StructuredData } from '../../kit/document/structured-data/json-ld.js';
import { language } from '../../kit/words/language.js';
import { Site } from '../site.js';

export interface RenderedPage {
  readonly html: string;
  readonly styles: string;
  readonly metadata: PageMetadata;
  readonly structuredData: readonly StructuredData[];
}

interface LiveData {
  readonly hydrationData: HydrationData;
  readonly client: ApolloClient;
}

/** React's image preloads; the `img` elements come early enough without. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

export const siteMetadata: PageMetadata = { title: pageTitle(), description: thisHouse.texts.description };

/** Renders a page outside the browser, once `preloadPages` has loaded it. @param path with the base of the language @throws a component's error: do not publish it */
export async function renderPage(path: string, live?: LiveData): Promise<RenderedPage> {
  let metadata = siteMetadata;
  let structuredData: readonly StructuredData[] = [];
  const errors: unknown[] = [];
  const sheet = new ServerStyleSheet();
  const head = {
    metadata: (collected: PageMetadata) => {
      metadata = collected;
    },
    structuredData: (collected: readonly StructuredData[]) => {
      structuredData = collected;
    },
  };
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <HeadCollector value={head}>
            <DataClientContext value={live?.client}>
              <HydrationDataContext value={live?.hydrationData}>
                <StaticRouter basename={baseOf(language)} location={path}>
                  <Site />
                </StaticRouter>
              </HydrationDataContext>
            </DataClientContext>
          </HeadCollector>
        </StrictMode>,
      ),
      // React would hide the end of a long page, and reveal it with an inline script that the CSP blocks.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw errors[0];
    return { html: html.replace(preloads, ''), styles: sheet.getStyleTags(), metadata, structuredData };
  } finally {
    sheet.seal();
  }
}
