/** Free space above and below. */
const GAP_PX = 16;

/** Puts the toast above the bars at the bottom, or at the top when it would cover what has the focus. */
function place(toast: HTMLElement, list: HTMLElement): void {
  const height = toast.offsetHeight + 2 * GAP_PX;
  const bars = [...document.querySelectorAll('[data-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.top < innerHeight && bar.bottom > innerHeight - height);
  const bottom = Math.min(innerHeight, ...bars.map(({ top }) => top));
  const focus = document.activeElement?.getBoundingClientRect();
  const isOver =
    focus !== undefined && focus.top > innerHeight / 2 && focus.top < bottom && focus.bottom > bottom - height;
  list.style.setProperty('--bar', `${innerHeight - bottom}px`);
  list.dataset.side = isOver ? 'top' : 'bottom';
}

/**
 * On a narrow screen a toast stays clear of the bars at the bottom (`data-bar`), and of what has the focus, where the visitor
 * acts: also of a panel that opens while the toast is shown, and takes the focus.
 *
 * @returns what ends it
 */
export function keepToastClear(toast: HTMLElement | null): (() => void) | undefined {
  const list = toast?.parentElement;
  if (!toast || !list) return undefined;
  const onFocus = (): void => place(toast, list);
  onFocus();
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
