import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '../design/layers/toasts.js';

const ToastRegion = lazy(async () => ({ default: (await import('../design/layers/toast-region.js')).ToastRegion }));

/** Fetches the toasts' region when the first one is shown, and keeps it from then on. */
const ever = { shown: false };

const shownEver = (): boolean => {
  ever.shown ||= currentToast() !== undefined;
  return ever.shown;
};

export const ToastHost = () => {
  const needed = useSyncExternalStore(subscribeToToasts, shownEver, () => false);
  return needed ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
};
