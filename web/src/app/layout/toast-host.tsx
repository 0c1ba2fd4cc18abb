import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from '../../design/layers/toasts.js';
import { ErrorBoundary } from './error-boundary.js';

const ToastRegion = lazy(async () => ({ default: (await import('../../design/layers/toast-region.js')).ToastRegion }));

/** Fetches the toasts' region when the first one is shown, and keeps it from then on. */
const ever = { shown: false };

function shownEver(): boolean {
  ever.shown ||= toastStore.state() !== undefined;
  return ever.shown;
}

export function ToastHost() {
  const needed = useSyncExternalStore(toastStore.subscribe, shownEver, () => false);
  // A toast that cannot be fetched takes nothing with it.
  return needed ? (
    <ErrorBoundary fallback={null} place="toasts">
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
