/** Keeps the page's files on the phone. In development Vite serves them, each time anew. */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const hadWorker = workers.controller !== null;
  let isNew = false;
  workers.addEventListener('controllerchange', () => {
    isNew = hadWorker;
  });
  // A new version is taken over while nobody looks: nothing that is typed is lost.
  document.addEventListener('visibilitychange', () => {
    if (isNew && document.visibilityState === 'hidden') window.location.reload();
  });
  void workers.register('/door-worker.js', { scope: '/door' }).catch(() => undefined);
}
