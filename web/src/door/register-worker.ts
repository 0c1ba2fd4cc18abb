import { isAtRest, watchForms } from './at-rest.js';
import { TAKE_OVER } from './take-over.js';

/**
 * Stores the page's files on the phone; in development Vite serves them. A new version, with its own files, waits until
 * the page is closed, or until it is hidden and a reload would lose nothing.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The very first worker also takes over, for the page's own version: no reason to reload.
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
