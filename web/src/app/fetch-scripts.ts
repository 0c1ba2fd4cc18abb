/** The relation of links to scripts that a page runs, but does not need to be drawn. No browser acts on it by itself. */
export const afterPaint = 'hilltop-modulepreload';

/** So many links are acted on in one turn: each costs a browser about a third of a millisecond. */
const AT_ONCE = 6;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const relate = async (page: Document, relation: string): Promise<void> => {
  const links = [...page.querySelectorAll<HTMLLinkElement>(`link[rel~="${afterPaint}"]`)];
  while (links.length > 0) {
    for (const link of links.splice(0, AT_ONCE)) link.rel = `${relation} ${afterPaint}`;
    await nextTurn();
  }
};

/** Has every script that the page names laid ready while the line has nothing else to do: fetched, neither read nor run. */
export const layScriptsReady = (page: Document): Promise<void> => relate(page, 'prefetch');

/** Has every script that the page names fetched. What runs them later finds them there. */
export const fetchScripts = (page: Document): Promise<void> => relate(page, 'modulepreload');
