import { type MouseEvent, useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { Night } from '../../../../../kit/design/ground/ground.js';
import { Page } from '../../../../../kit/design/layout/page.js';
import { media } from '../../../../../kit/design/media.js';
import { Text } from '../../../../../kit/design/type/text.js';
import { CertaintyMark } from '../../../design/certainty-mark.js';
import { OnRecordGap, OnRecordSwitch } from '../../../design/on-record-switch.js';
import { DrawingImage } from '../../../drawings/drawing.js';
import { aroundSheet, section, sheetRatio } from '../../../drawings/section/section.js';
import { underThisFloor } from '../../../texts/descent.js';
import type { Room } from '../../../texts/features.js';
import { RoomNames } from './room-names.js';
import { RoomText } from './room-text.js';
import { useCamera } from './use-camera.js';

/** The drawing from edge to edge. On a wide screen title and names lie on it, and the text of an open room. */
const Scene = styled(Night)`
  position: relative;
  display: grid;
  grid-template: "words" auto "hill" auto / minmax(0, 1fr);
  overflow: clip;
  background: #0e1a20;
  ${media.belowDesktop} { grid-template: none; }
  @media (min-width: 80rem) { grid-template: "hill" auto / minmax(0, 1fr); }
`;

/** On a wide screen, in the sky over the stables. */
const Words = styled(Page)`
  padding-block: clamp(1.25rem, 2.4vw, 3.25rem) var(--s-3);
  h1 { max-width: 11em; font-size: clamp(2.25rem, 3.3vw, 4rem); line-height: 1.08; text-wrap: balance; }
  h1 ~ p { margin-top: var(--s-2); max-width: 44rem; font-size: var(--t-5); line-height: 1.4; }
  label { margin-top: var(--s-1); }
  ${media.fromDesktop} { grid-area: words; }
  @media (min-width: 80rem) {
    grid-area: hill;
    z-index: 2;
    align-self: start;
    width: auto;
    margin-inline: max(var(--gutter), 4vw);
    padding-top: clamp(1.25rem, 3vw, 4rem);
    pointer-events: none;
    > * { text-shadow: 0 0 18px #0e1a20; }
    h1 ~ p { max-width: 27rem; font-size: clamp(1.125rem, 1.4vw, 1.5rem); }
    label { pointer-events: auto; }
    transition: opacity var(--slow) var(--ease), visibility var(--slow);
    [data-open] > & { visibility: hidden; opacity: 0; }
  }
  ${media.reducedMotion} { transition: none; }
`;

/** Two sentences in one place, so that the switch moves nothing. */
const Hint = styled.div`
  display: grid;
  max-width: 44rem;
  > * { grid-area: 1 / 1; color: var(--brass-lit); }
  > p:last-child { display: block; visibility: hidden; }
  html[data-on-record] & { > p:first-child { visibility: hidden; } > p:last-child { visibility: visible; } }
  /* Beside the stair's wall there is always some sky. */
  @media (min-width: 80rem) { max-width: 16.5rem; text-wrap: balance; }
`;

/** Shows the whole hill; on a phone, house and casino. */
const Window = styled.div`
  --covered: 0;
  position: relative;
  overflow: clip;
  width: 100%;
  scroll-margin-top: 4.75rem;
  ${media.fromDesktop} {
    grid-area: hill;
    [data-open] > & { --covered: 500; }
  }
  @media (max-width: 43.74rem) { height: 124vw; }
`;

const appear = keyframes`from { clip-path: inset(0 100% 0 0); } to { clip-path: inset(0); }`;

const Picture = styled.div`
  position: relative;
  width: min(100%, 120rem);
  margin-inline: auto;
  aspect-ratio: ${sheetRatio};
  transform-origin: 0 0;
  transition: transform 900ms cubic-bezier(0.5, 0, 0.2, 1);
  > img { ${aroundSheet} }
  > img + img { display: none; animation: ${appear} 900ms ease-in-out; }
  html[data-on-record] & > img + img { display: block; }
  ${media.reducedMotion} { transition: none; > img + img { animation: none; } }
  @media (max-width: 43.74rem) { width: 247%; margin-left: -88%; }
`;

interface HillProps {
  readonly room: Room | undefined;
  /** Called when the name of a room is pressed. */
  readonly onOpen: (room: Room) => (event: MouseEvent<HTMLElement>) => void;
  readonly onClose: () => void;
}

/** The hill cut open, with a name for each room. A chosen room comes near, and its text beside it. */
export function Hill({ room, onOpen, onClose }: HillProps) {
  const { window, picture } = useCamera(room?.id);
  const isOpen = room !== undefined;
  useEffect(() => {
    const { top = 0 } = window.current?.getBoundingClientRect() ?? {};
    // A card further down opened it: to the picture, past the header.
    if (isOpen && (top < 0 || top > innerHeight / 2)) window.current?.scrollIntoView();
  }, [isOpen, window]);
  return (
    <Scene as="section" aria-labelledby="structures-title" data-open={isOpen ? '' : undefined}>
      <Words>
        <h1 id="structures-title" tabIndex={-1}>
          {underThisFloor}
        </h1>
        <CertaintyMark certainty="on record" />
        <Text kind="lead">Look inside the hill: restaurant and garden above, casino and tunnel below.</Text>
        <OnRecordSwitch />
        <Hint>
          <Text kind="small">Choose a room. Rooms and people as we draw them.</Text>
          <OnRecordGap>In color: it was here, by record. In chalk: it is told, or it is ours.</OnRecordGap>
        </Hint>
      </Words>
      <Window ref={window}>
        <Picture ref={picture}>
          <DrawingImage drawing={section('whole')} />
          <DrawingImage drawing={section('record-whole')} decoding="async" />
        </Picture>
      </Window>
      <RoomNames openRoom={room} onOpen={onOpen} />
      {room ? <RoomText room={room} onClose={onClose} /> : null}
    </Scene>
  );
}
