/** Free space above and below. */
const GAP_PX = 16;

function boxesOf(selector: string): readonly DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0);
}

/** The lower edge of the free space above bars, and above an alert that stands on one. */
function freeBottom(height: number): number {
  const kept = [...boxesOf('[data-bar], [role="alert"]')].sort((one, other) => other.bottom - one.bottom);
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
  const isAlertOnTop = boxesOf('[role="alert"]').some((box) => box.top < height && box.bottom > 0);
  list.style.setProperty('--bar', `${innerHeight - bottom}px`);
  list.dataset.side = isOver && !isAlertOnTop ? 'top' : 'bottom';
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
  const update = (): void => place(toast, list);
  update();
  // An alert can appear after the toast.
  const alerts = new MutationObserver(update);
  alerts.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', update);
  // A toast outlives a resize and a scroll, and a panel scrolls without a scroll of the window.
  addEventListener('resize', update);
  document.addEventListener('scroll', update, { capture: true, passive: true });
  return () => {
    alerts.disconnect();
    document.removeEventListener('focusin', update);
    removeEventListener('resize', update);
    document.removeEventListener('scroll', update, { capture: true });
  };
}
