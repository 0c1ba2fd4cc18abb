import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../../../kit/design/controls/button.js';
import { media } from '../../../../../../kit/design/media.js';
import { readText, writeText } from '../../../../../../kit/lib/tab-storage.js';
import { darkSheet } from './dark-sheet.js';

/** Over the pictures and under the words; the canvas stays in the window as long as the rooms are. */
const Over = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  pointer-events: none;
  canvas { position: sticky; top: 0; width: 100%; height: 100vh; image-rendering: pixelated; }
  ${media.print} { display: none; }
`;

/** Without a height of its own, so that it moves nothing when it comes. */
const Lights = styled.div`
  --second-bg: var(--night);
  position: sticky;
  z-index: 3;
  bottom: 1.25rem;
  height: 0;
  button { position: absolute; bottom: 0; left: var(--gutter); }
  @media (max-width: 61.99rem) { button { left: auto; right: var(--gutter); } }
  ${media.print} { display: none; }
`;

const item = 'hilltop:lights';

/** The beam reaches the pointer in about this time, in milliseconds. */
const LAG = 120;

interface TorchRun {
  readonly stop: () => void;
}

/**
 * A torch over the pictures: light as grain, by a threshold of blue noise that hangs on the page. It follows the pointer
 * and the focus; without a pointer, the scrolling. Only what changed is written, and nothing runs while nothing moves.
 */
function runTorch(canvas: HTMLCanvasElement, dark: HTMLElement): TorchRun {
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

/** A torch over the rooms, and a button that turns the lights on instead. It is remembered in the tab. */
export function Torch({ rooms }: { readonly rooms: RefObject<HTMLElement | null> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLit, setIsLit] = useState(() => readText(item) !== undefined);
  useEffect(() => {
    if (isLit || canvas.current === null || rooms.current === null) return undefined;
    return runTorch(canvas.current, rooms.current).stop;
  }, [isLit, rooms]);
  const turn = (): void => {
    writeText(item, isLit ? undefined : 'on');
    setIsLit(!isLit);
  };
  return (
    <>
      <Over aria-hidden="true">
        <canvas ref={canvas} hidden={isLit} />
      </Over>
      <Lights>
        <Button kind="second" small aria-pressed={isLit} onClick={turn}>
          Lights on
        </Button>
      </Lights>
    </>
  );
}
