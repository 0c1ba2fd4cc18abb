/** Free space above and below. */
const GAP_PX = 16;

/** The lower edge of the free space above bars, and above an alert that stands on one. */
function freeBottom(height: number): number {
  const kept = [...document.querySelectorAll('[data-bar], [role="alert"]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0)
    .sort((one, other) => other.bottom - one.bottom);
  return kept.reduce(
    (bottom, box) => (box.top < bottom && box.bottom > bottom - height ? box.top : bottom),
    innerHeight,
  );
}

/** Puts the toast above what stays in sight at the bottom, or at the top when it would cover what has the focus. */
function place(toast: HTMLElement, list: HTMLElement): void {
  const height = toast.offsetHeight + 2 * GAP_PX;
  const bottom = freeBottom(height);
  const focus = document.activeElement?.getBoundingClientRect();
  const isOver =
    focus !== undefined && focus.top > innerHeight / 2 && focus.top < bottom && focus.bottom > bottom - height;
  list.style.setProperty('--bar', `${innerHeight - bottom}px`);
  list.dataset.side = isOver ? 'top' : 'bottom';
}

/**
 * On a narrow screen a toast stays clear of the bars at the bottom (`data-bar`), of an alert above them, and of what has the
 * focus, where the visitor acts: also of a panel that opens while the toast is shown, and takes the focus.
 *
 * @returns what ends it
 */
export function keepToastClear(toast: HTMLElement | null): (() => void) | undefined {
  const list = toast?.parentElement;
  if (!toast || !list) return undefined;
  const onFocus = (): void => place(toast, list);
  onFocus();
  // An alert can appear with the toast, and scroll itself into view.
  const frame = requestAnimationFrame(onFocus);
  document.addEventListener('focusin', onFocus);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', onFocus);
  };
}
