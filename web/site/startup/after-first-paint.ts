/** In ms. The page must become interactive even without a paint. */
const LONGEST_WAIT_MS = 3_000;

function reportsPaint(): boolean {
  return globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') ?? false;
}

/** Resolves after the first contentful paint; at once in a hidden tab or on an empty page. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const isEmpty = document.getElementById('root')?.firstElementChild == null;
    if (document.visibilityState === 'hidden' || isEmpty || !reportsPaint()) {
      resolve();
      return;
    }
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver((painted, observer) => {
      if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
