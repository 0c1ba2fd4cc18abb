/** The `rel` of scripts that are needed after the first paint. Browsers ignore it. */
export const afterPaint = 'hilltop-modulepreload';

/** Links changed per task: each takes about a third of a millisecond. */
const LINKS_PER_TASK = 6;

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function setRelation(page: Document, relation: string): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>(`link[rel~="${afterPaint}"]`)];
  while (links.length > 0) {
    for (const link of links.splice(0, LINKS_PER_TASK)) link.rel = [relation, afterPaint].join(' ');
    await nextTask();
  }
}

/** At low priority, without parsing. */
export function prefetchScripts(page: Document): Promise<void> {
  return setRelation(page, 'prefetch');
}

/** Fetches and parses, so that later imports are fast. */
export function preloadScripts(page: Document): Promise<void> {
  return setRelation(page, 'modulepreload');
}
