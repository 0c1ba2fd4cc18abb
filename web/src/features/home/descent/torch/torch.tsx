import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../design/controls/button.js';
import { media } from '../../../../design/media.js';
import { readText, writeText } from '../../../../lib/tab-storage.js';
import { runTorch } from './run-torch.js';

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
