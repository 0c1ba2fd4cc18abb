import { useContext, useEffect } from 'react';
import { siteDescription } from '../content/site-description.js';
import { HeadCollector } from './head-collector.js';

export const siteName = 'Top O’ Hill Terrace';

/** The document title: page name, then site name. Home is the site name with the location. */
export function pageTitle(page?: string): string {
  return page === undefined ? `${siteName}, Arlington, Texas` : `${page}. ${siteName}`;
}

/**
 * Sets the document title to the page or its current step; without a name, to the site. @param description a sentence
 * or two for search engines, at most 160 characters
 */
export function usePageTitle(page?: string, description: string = siteDescription): void {
  const title = pageTitle(page);
  useContext(HeadCollector)?.metadata({ title, description });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
