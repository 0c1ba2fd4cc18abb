import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { metadataTags, noIndexTag } from '../../kit/document/page-head.js';
import { structuredDataElement } from '../../kit/document/structured-data/use-structured-data.js';
import { language, pathIn } from '../../kit/words/language.js';
import { isPrivatePath, livePaths, spokenPaths } from '../paths/public-paths.js';
import { preloadPages } from '../preload-pages.js';
import { headOf } from './page-head.js';
import { type RenderedPage, renderPage, siteMetadata } from './render-page.js';
import { textFiles } from './text-files.js';

export interface PrerenderedPage extends Pick<RenderedPage, 'html' | 'styles'> {
  readonly head: readonly string[];
  /** The page's lazy components, for its preload links. */
  readonly components: readonly ComponentType[];
}

/** For the empty page that the browser renders. */
export const shellHead: readonly string[] = [...metadataTags(siteMetadata), noIndexTag];

/** Renders a page without live data. @throws the error of a component: such a page must not be published */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const components = await preloadPages(path);
  const { html, styles, metadata, structuredData } = await renderPage(pathIn(language, path));
  const head = [...headOf(path, metadata), ...structuredData.map(structuredDataElement)];
  return { html, styles, head, components };
}

/** What the build asks of the site: its pages, its files of text by name, and what it says outside of pages. */
export const builtSite = {
  paths: livePaths,
  isPrivatePath,
  textFiles,
  description: siteMetadata.description,
  noScript: t`You are reading without JavaScript. To book a tour, call the number at the foot of the page; the store and the contact form need JavaScript.`,
  hasHint: (path: string): boolean => language === 'en' && spokenPaths.some((spoken) => spoken === path),
} as const;
