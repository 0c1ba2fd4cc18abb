/** Free space between a toast and what it must not cover. */
const GAP_PX = 16;
/** Below the header. */
const TOP_PX = 72;
/** Bars at the bottom, and what went wrong. */
const KEPT = '[data-bar], [role="alert"]';
/** After these, what stands still may stand elsewhere: also a panel that has slid in. */
const MOVES = ['focusin', 'scroll', 'transitionend', 'animationend'];

/** The lowest bottom edge of a toast, from `bottom` upward, that keeps it clear of all these. */
function clearBottom(bottom: number, height: number, boxes: readonly DOMRect[]): number {
  return boxes
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (edge, box) => (box.top < edge + GAP_PX && box.bottom > edge - height - GAP_PX ? box.top - GAP_PX : edge),
      bottom,
    );
}

/** The focus, unless a page or a whole panel has it. */
function focusBox(list: HTMLElement): readonly DOMRect[] {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || list.contains(focused)) return [];
  const box = focused.getBoundingClientRect();
  return box.height < innerHeight / 2 ? [box] : [];
}

/** Lifts the toasts above what stays in sight at the bottom, or to the top when they would cover what has the focus. */
function place(toast: HTMLElement, list: HTMLElement): void {
  const { left, right, bottom } = list.getBoundingClientRect();
  const height = toast.offsetHeight;
  const resting = bottom + (Number.parseFloat(list.style.getPropertyValue('--lift')) || 0);
  const isInTheWay = (box: DOMRect) => box.height > 0 && box.left < right && box.right > left;
  const kept = [...document.querySelectorAll(KEPT)].map((one) => one.getBoundingClientRect()).filter(isInTheWay);
  const all = [...kept, ...focusBox(list).filter(isInTheWay)];
  const above = clearBottom(resting, height, kept);
  const isClear = (edge: number) => edge >= height && clearBottom(edge, height, all) === edge;
  const places = [above, TOP_PX + height, clearBottom(resting, height, all)];
  // Without room for all it covers what has the focus, or reaches over as little of the rest as it can.
  const edge = places.find(isClear) ?? Math.max(above, height + GAP_PX);
  const lift = `${resting - edge}px`;
  if (list.style.getPropertyValue('--lift') !== lift) list.style.setProperty('--lift', lift);
}

/** Calls `update` now, and before the next frame whenever something has come, grown or moved. @returns what ends it */
function follow(toast: HTMLElement, update: () => void): () => void {
  const ended = new AbortController();
  const watched = new Set<Element>();
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(later);
  const changes = new MutationObserver(later);
  function look(): void {
    for (const element of [toast, document.body, ...document.querySelectorAll(KEPT)]) {
      if (watched.has(element)) continue;
      watched.add(element);
      sizes.observe(element);
    }
    update();
  }
  look();
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  addEventListener('resize', later, { signal: ended.signal });
  for (const move of MOVES) document.addEventListener(move, later, { capture: true, signal: ended.signal });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    ended.abort();
  };
}

/**
 * A toast stays clear of the bars at the bottom (`data-bar`), of alerts, and of what has the focus, where the visitor acts: also
 * of what comes while the toast is shown, as an alert that a slow phone draws half a second later.
 *
 * @returns what ends it
 */
export function keepToastClear(toast: HTMLElement | null): (() => void) | undefined {
  const list = toast?.parentElement;
  return toast && list ? follow(toast, () => place(toast, list)) : undefined;
}
