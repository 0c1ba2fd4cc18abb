/** One message that passes by itself. */
export type ToastMessage = {
  readonly title: string;
  readonly text?: string;
  /** 'refused' is read out at once; 'done' when the reader pauses. */
  readonly tone: 'done' | 'refused';
};

export type ShownToast = ToastMessage & { readonly key: number };

type Listener = () => void;

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<Listener>();

const change = (next: ShownToast | undefined): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a toast in the place of the one before it: one at a time (spec.md §9). Callable from anywhere. */
export const showToast = (message: ToastMessage): void => {
  count += 1;
  change({ ...message, key: count });
};

/** Takes the toast away; a later one that took its place stays. */
export const dismissToast = (key: number): void => {
  if (shown?.key === key) change(undefined);
};

/** For `useSyncExternalStore`. */
export const subscribeToToasts = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToast = (): ShownToast | undefined => shown;
