import { useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../../../../kit/design/controls/button.js';
import { ButtonLink } from '../../../../../kit/design/controls/button-link.js';
import { Night } from '../../../../../kit/design/ground/ground.js';
import { isLayerOpen } from '../../../../../kit/design/layers/closed-by-escape.js';
import { media } from '../../../../../kit/design/media.js';
import { AsDrawn, CertaintyMark } from '../../../design/certainty-mark.js';
import { Claims } from '../../../design/claims.js';
import type { Room } from '../../../texts/features.js';

const arrive = keyframes`from { opacity: 0; translate: 1.5rem 0; }`;

/** Beside the room on a wide screen, over the earth; below the picture on a narrow one. */
const Panel = styled(Night)`
  display: flex;
  flex-direction: column;
  gap: var(--s-4);
  padding: var(--s-5) var(--gutter) var(--s-6);
  border-top: 4px double var(--brass);
  order: 1;
  font: 400 var(--t-4) / 1.5 var(--text);
  h2 { font-size: var(--t-7); color: var(--brass-lit); outline-offset: 6px; }
  ${media.fromDesktop} {
    grid-area: hill;
    z-index: 2;
    align-self: center;
    justify-self: end;
    width: 29rem;
    max-height: calc(100% - 2 * var(--s-4));
    margin-right: var(--gutter);
    padding: var(--s-5) var(--s-5) 0;
    overflow-y: auto;
    border: 4px double var(--brass);
    animation: ${arrive} 320ms 260ms var(--ease) backwards;
  }
  ${media.reducedMotion} { animation: none; }
`;

const Footing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s-2) var(--s-4);
  padding-top: var(--s-3);
  border-top: 1px solid var(--rule);
  p { width: 100%; font: italic 400 var(--t-3) / 1.45 var(--text); color: var(--fg-soft); }
`;

/** The way back stays in sight while the text scrolls. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  ${media.fromDesktop} {
    position: sticky;
    bottom: 0;
    margin-top: auto;
    padding-block: var(--s-3) var(--s-4);
    background: var(--night);
    > * { flex: 1 1 auto; }
  }
`;

interface RoomTextProps {
  readonly room: Room;
  readonly onClose: () => void;
}

/** What is told of the room that the picture shows. Escape leads back, as the button does. */
export function RoomText({ room, onClose }: RoomTextProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [room.id]);
  useLayoutEffect(() => {
    // Wherever the focus is, and before the picture is painted, which takes a moment.
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !isLayerOpen()) onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <Panel as="section" aria-labelledby="room-title">
      <h2 id="room-title" ref={title} tabIndex={-1}>
        {room.title}
      </h2>
      {room.detailedDescription.map((paragraph) => (
        <p key={paragraph}>
          <Claims text={paragraph} />
        </p>
      ))}
      <Footing>
        <CertaintyMark certainty={room.certainty} />
        <AsDrawn what="Picture" />
        <p>{room.footing}</p>
      </Footing>
      <Ways>
        {room.seenOn ? <ButtonLink to={room.seenOn.to}>{room.seenOn.label}</ButtonLink> : null}
        <Button kind="second" onClick={onClose}>
          Back to the whole hill
        </Button>
      </Ways>
    </Panel>
  );
}
