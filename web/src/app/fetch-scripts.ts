/** The relation of links to scripts that a page runs, but does not need to be drawn. No browser acts on it by itself. */
export const afterPaint = 'hilltop-modulepreload';

/** Has every script that the page names fetched, all at once. What runs them later finds them there. */
export const fetchScripts = (page: Document): void => {
  for (const link of page.querySelectorAll<HTMLLinkElement>(`link[rel="${afterPaint}"]`)) link.rel = 'modulepreload';
};
