/** Longest wait for a paint, in ms: what never comes must not keep the page from answering. */
const longestMs = 3_000;

const seesPaint = (): boolean => globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') ?? false;

/** Resolves when what a page came with has been drawn; at once where nothing is: in a tab that nobody sees, on an empty page. */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const isEmpty = document.getElementById('root')?.firstElementChild == null;
    if (document.visibilityState === 'hidden' || isEmpty || !seesPaint()) {
      resolve();
      return;
    }
    setTimeout(resolve, longestMs);
    new PerformanceObserver((painted, observer) => {
      if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
