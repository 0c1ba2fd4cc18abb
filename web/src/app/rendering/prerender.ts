import type { ComponentType } from 'react';
import { metadataTags, noIndexTag } from '../../document/page-head.js';
import { preloadPages } from '../preload-pages.js';
import { headOf } from './page-head.js';
import { type RenderedPage, renderPage, siteMetadata } from './render-page.js';

export interface PrerenderedPage extends Pick<RenderedPage, 'html' | 'styles'> {
  /** Elements of the head. */
  readonly head: readonly string[];
  /** The components that have a script of their own, to be named in the head. */
  readonly components: readonly ComponentType[];
}

/** The head of the empty page that the browser fills: the admin panel's. */
export const shellHead: readonly string[] = [...metadataTags(siteMetadata), noIndexTag];

/**
 * Renders the page of a path without live data.
 * @throws the error of a component: such a page must not be published
 */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const components = await preloadPages(path);
  const { html, styles, metadata } = await renderPage(path);
  return { html, styles, head: headOf(path, metadata), components };
}
