/** The relation of links to scripts that a page runs, but does not need to be drawn. No browser acts on it by itself. */
export const afterPaint = 'hilltop-modulepreload';

const relate = (page: Document, relation: string): void => {
  const links = page.querySelectorAll<HTMLLinkElement>(`link[rel~="${afterPaint}"]`);
  for (const link of links) link.rel = `${relation} ${afterPaint}`;
};

/** Has every script that the page names laid ready while the line has nothing else to do: fetched, neither read nor run. */
export const layScriptsReady = (page: Document): void => relate(page, 'prefetch');

/** Has every script that the page names fetched, all at once. What runs them later finds them there. */
export const fetchScripts = (page: Document): void => relate(page, 'modulepreload');
