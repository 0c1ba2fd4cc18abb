import { Suspense, useSyncExternalStore } from 'react';
import { toastStore } from '../design/layers/toasts.js';
import { ErrorBoundary } from '../lib/loading/error-boundary.js';
import { lazyPart } from '../lib/loading/lazy-part.js';

const ToastRegion = lazyPart(async () => (await import('../design/layers/toast-region.js')).ToastRegion);

/** Loads the toast region at the first toast, and keeps it mounted. */
const ever = { shown: false };

function shownEver(): boolean {
  ever.shown ||= toastStore.state() !== undefined;
  return ever.shown;
}

export function ToastHost() {
  const needed = useSyncExternalStore(toastStore.subscribe, shownEver, () => false);
  // If toasts fail to load, everything else must still work.
  return needed ? (
    <ErrorBoundary fallback={null} place="toasts">
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
