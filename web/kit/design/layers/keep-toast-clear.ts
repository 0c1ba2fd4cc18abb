/** Free space between a toast and what it must not cover. */
const GAP_PX = 16;
const TOP_PX = 72;
/** Bars at the bottom, the words of what was just confirmed, and errors. */
const KEPT = '[data-bar], [role="alert"]';
/** Events after which these boxes can have moved, e.g. with a panel that slid in. */
const MOVES = ['focusin', 'scroll', 'transitionend', 'animationend'];

/** The lowest bottom edge, from `bottom` upward, at which a toast covers none of the boxes. */
function clearBottom(bottom: number, height: number, boxes: readonly DOMRect[]): number {
  return boxes
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (edge, box) => (box.top < edge + GAP_PX && box.bottom > edge - height - GAP_PX ? box.top - GAP_PX : edge),
      bottom,
    );
}

/** The focused element, unless it is a page or a whole panel. */
function focusBox(list: HTMLElement): readonly DOMRect[] {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || list.contains(focused)) return [];
  const box = focused.getBoundingClientRect();
  return box.height < innerHeight / 2 ? [box] : [];
}

/** Lifts the toasts above the bars, or moves them to the top if they would cover the focused element. */
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
  // Without enough room, the toast covers the focused element, or as little of the rest as possible.
  const edge = places.find(isClear) ?? Math.max(above, height + GAP_PX);
  const lift = `${resting - edge}px`;
  if (list.style.getPropertyValue('--lift') !== lift) list.style.setProperty('--lift', lift);
}

/** Calls `update` now, and before the next frame after any change of layout. @returns what ends it */
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
 * Keeps a toast clear of bars (`data-bar`), alerts and the focused element, also of those that appear later: a slow
 * phone can draw an alert half a second after it. @returns what ends it
 */
export function keepToastClear(toast: HTMLElement | null): (() => void) | undefined {
  const list = toast?.parentElement;
  return toast && list ? follow(toast, () => place(toast, list)) : undefined;
}
