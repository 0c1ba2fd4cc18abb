import { createStore } from '../../lib/create-store.js';

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  /** Where to see the result. */
  readonly link?: { readonly to: string; readonly label: string };
  /** 'refused' is announced immediately, 'done' politely. */
  readonly tone: 'done' | 'refused';
}

export interface ShownToast extends ToastMessage {
  readonly key: number;
}

/** One toast at a time. */
export const toastStore = createStore<ShownToast | undefined, ShownToast | undefined>(
  (_, next) => next,
  () => undefined,
);

let count = 0;

/** Shows a toast in place of the current one. Can be called from anywhere. */
export function showToast(message: ToastMessage): void {
  count += 1;
  toastStore.send({ ...message, key: count });
}

/** Removes a toast, unless a later one has replaced it. */
export function dismissToast(key: number): void {
  if (toastStore.state()?.key === key) toastStore.send(undefined);
}

export function dismissToasts(): void {
  toastStore.send(undefined);
}
