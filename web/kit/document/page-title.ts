import { useContext, useEffect } from 'react';
import { siteDescription } from '../../house/hill/texts/site-description.js';
import { HeadCollector } from './head-collector.js';

export const siteName = 'Top O’ Hill Terrace';

/** Page name, then site name. The home page has the site name and the town. */
export function pageTitle(page?: string): string {
  return page === undefined ? `${siteName}, Arlington, Texas` : `${page}. ${siteName}`;
}

/** Sets the title to the page or its step; by default the site. @param description for search engines, 160 characters at most */
export function usePageTitle(page?: string, description: string = siteDescription): void {
  const title = pageTitle(page);
  useContext(HeadCollector)?.metadata({ title, description });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
