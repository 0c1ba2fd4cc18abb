import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../../../kit/design/controls/button.js';
import { media } from '../../../../../../kit/design/media.js';
import { darkSheet } from './dark-sheet.js';

/** Over the pictures and under the words; the canvas stays in the window as long as the rooms are. */
const Over = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  /* The dark begins and ends softly, so that the ground around it has no edge. */
  mask: linear-gradient(transparent, #000 14rem calc(100% - 9rem), transparent);
  pointer-events: none;
  canvas { position: sticky; top: 0; width: 100%; height: 100vh; image-rendering: pixelated; }
  ${media.print} { display: none; }
`;

/** At the end of the tunnel, on the drawing: who came down with the lantern need not climb back to its hook. */
const LastHook = styled.div`
  --second-bg: var(--night);
  position: absolute;
  z-index: 3;
  right: var(--gutter);
  bottom: 1.25rem;
  ${media.print} { display: none; }
`;

/** The beam reaches the pointer in about this time, in milliseconds. */
const LAG = 120;

interface Beam {
  readonly stop: () => void;
}

/**
 * The lantern's light over the pictures: grain, by a threshold of blue noise that hangs on the page. It follows the pointer
 * and the focus; without a pointer, the scrolling. Only what changed is written, and nothing runs while nothing moves.
 */
function runBeam(canvas: HTMLCanvasElement, dark: HTMLElement): Beam {
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

export interface DarkRoomsProps {
  readonly rooms: RefObject<HTMLElement | null>;
  readonly hangBack: () => void;
}

/** The rooms by the light of the lantern alone, until it hangs on its hook again; Escape hangs it back, too. */
export function DarkRooms({ rooms, hangBack }: DarkRoomsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null || rooms.current === null) return undefined;
    const beam = runBeam(canvas.current, rooms.current);
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hangBack();
    };
    document.addEventListener('keydown', leave);
    return () => {
      beam.stop();
      document.removeEventListener('keydown', leave);
    };
  }, [rooms, hangBack]);
  return (
    <>
      <Over aria-hidden="true">
        <canvas ref={canvas} />
      </Over>
      <LastHook>
        <Button kind="second" small onClick={hangBack}>
          Hang the lantern back
        </Button>
      </LastHook>
    </>
  );
}
