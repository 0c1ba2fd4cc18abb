import { darkSheet } from './dark-sheet.js';

/** The beam reaches the pointer in about this time, in milliseconds. */
const LAG = 120;

export interface TorchRun {
  readonly stop: () => void;
}

/**
 * A torch over the pictures: light as grain, by a threshold of blue noise that hangs on the page. It follows the pointer
 * and the focus; without a pointer, the scrolling. Only what changed is written, and nothing runs while nothing moves.
 */
export function runTorch(canvas: HTMLCanvasElement, dark: HTMLElement): TorchRun {
  const { measure, draw } = darkSheet(canvas, dark);
  const hasPointer = window.matchMedia('(hover: hover)').matches;
  const stopping = new AbortController();
  const at = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  const to = { ...at };
  let frame = 0;
  let last = 0;

  const step = (now: number): void => {
    frame = 0;
    const passed = Math.min(50, now - last || 16);
    last = now;
    if (!hasPointer) {
      to.x = window.innerWidth * (0.5 + 0.34 * Math.sin(window.scrollY / 300));
      to.y = window.innerHeight * 0.56;
    }
    const share = 1 - Math.exp(-passed / LAG);
    at.x += (to.x - at.x) * share;
    at.y += (to.y - at.y) * share;
    draw(at);
    if (Math.abs(to.x - at.x) + Math.abs(to.y - at.y) > 0.6) wake();
  };
  const wake = (): void => {
    const { top, bottom } = dark.getBoundingClientRect();
    if (frame === 0 && top < window.innerHeight && bottom > 0) frame = requestAnimationFrame(step);
  };
  const lead = (x: number, y: number): void => {
    to.x = x;
    to.y = y;
    wake();
  };

  const options = { passive: true, signal: stopping.signal };
  window.addEventListener('scroll', wake, options);
  if (hasPointer) window.addEventListener('pointermove', ({ clientX, clientY }) => lead(clientX, clientY), options);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element && target.matches(':focus-visible'))) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      lead(left + width / 2, top + height / 2);
    },
    options,
  );
  const size = new ResizeObserver(() => {
    measure();
    wake();
  });
  size.observe(dark);
  return {
    stop: () => {
      stopping.abort();
      size.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
