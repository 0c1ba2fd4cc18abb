import { useContext, useEffect } from 'react';
import { HeadCollector } from './head-collector.js';

export const siteName = 'Top O’ Hill Terrace';

/** A page's title as browsers and search engines show it: what the page is, then whose it is. Home is the site itself. */
export function pageTitle(page?: string): string {
  return page === undefined ? `${siteName}, Arlington, Texas` : `${page}. ${siteName}`;
}

/** What search engines print under the title of a page that does not describe itself. */
export const siteDescription =
  'A hilltop in Arlington, Texas: tea room, underground casino, Baptist seminary and university. Read the story and book a guided tour.';

/**
 * Names the document after the page, or after the step of it that is shown; without a name, after the site.
 * @param description a sentence or two for search engines, 160 characters at most
 */
export function usePageTitle(page?: string, description: string = siteDescription): void {
  const title = pageTitle(page);
  useContext(HeadCollector)?.metadata({ title, description });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
