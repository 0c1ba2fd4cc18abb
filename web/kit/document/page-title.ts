import { useContext, useEffect } from 'react';
import { thisHouse } from '#house/about/house.js';
import { HeadCollector } from './head-collector.js';

/** Page name, then site name. The home page has the site name and the town. */
export function pageTitle(page?: string): string {
  return page === undefined ? `${thisHouse.name}, ${thisHouse.town}` : `${page}. ${thisHouse.name}`;
}

/** Sets the title to the page or its step; by default the site. @param description for search engines, 160 characters at most */
export function usePageTitle(page?: string, description: string = thisHouse.texts.description): void {
  const title = pageTitle(page);
  useContext(HeadCollector)?.metadata({ title, description });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
