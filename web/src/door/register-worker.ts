import { isAtRest, watchForms } from './at-rest.js';
import { TAKE_OVER } from './take-over.js';

/**
 * Keeps the page's files on the phone. In development Vite serves them, each time anew. A new version waits, with the files of
 * this one kept, until the page has gone, or nobody looks at it and nothing on it would be lost.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The first worker of all takes over too, and of the page's own version: that is no reason to load it again.
  let isAsked = false;
  watchForms(document);
  workers.addEventListener('controllerchange', () => {
    if (isAsked && isAtRest(document)) window.location.reload();
  });
  void workers
    .register('/door-worker.js', { scope: '/door' })
    .then((registration) => {
      document.addEventListener('visibilitychange', () => {
        const { waiting } = registration;
        if (!waiting || document.visibilityState !== 'hidden' || !isAtRest(document)) return;
        isAsked = true;
        waiting.postMessage(TAKE_OVER);
      });
    })
    .catch(() => undefined);
}
