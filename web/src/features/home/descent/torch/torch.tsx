import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../design/controls/button.js';
import { media } from '../../../../design/media.js';
import { loadPart } from '../../../../lib/loading/load-part.js';
import { readText, writeText } from '../../../../lib/tab-storage.js';

/** Over the pictures and under the words, as long as the rooms are in the window. */
const Over = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  height: 100vh;
  margin-bottom: -100vh;
  pointer-events: none;
  canvas { width: 100%; height: 100%; image-rendering: pixelated; transition: opacity 300ms; }
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

const Rooms = styled.div`
  position: relative;
`;

const item = 'hilltop:lights';

/** Whether the rooms are near the window, and motion is wanted. */
function useIsWanted(rooms: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (rooms.current === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsWanted(true);
    });
    watch.observe(rooms.current);
    return () => watch.disconnect();
  }, [rooms]);
  return isWanted;
}

/** The rooms, with a torch over them, and a button that turns the lights on instead. It is remembered in the tab. */
export function Torch({ children }: { readonly children: ReactNode }) {
  const rooms = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isWanted = useIsWanted(rooms);
  const [isLit, setIsLit] = useState(false);
  useEffect(() => setIsLit(readText(item) !== undefined), []);
  useEffect(() => {
    if (!isWanted || isLit) return undefined;
    const run = loadPart(() => import('./run-torch.js')).then(
      ({ runTorch }) => (canvas.current && rooms.current ? runTorch(canvas.current, rooms.current) : undefined),
      () => undefined,
    );
    return () => void run.then((torch) => torch?.stop());
  }, [isWanted, isLit]);
  const turn = (): void => {
    writeText(item, isLit ? undefined : 'on');
    setIsLit(!isLit);
  };
  return (
    <Rooms ref={rooms}>
      <Over aria-hidden="true">
        <canvas ref={canvas} hidden={!isWanted || isLit} />
      </Over>
      {children}
      {isWanted ? (
        <Lights>
          <Button kind="second" small aria-pressed={isLit} onClick={turn}>
            Lights on
          </Button>
        </Lights>
      ) : null}
    </Rooms>
  );
}
