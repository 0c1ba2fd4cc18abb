import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../../../kit/design/media.js';
import { loadPart } from '../../../../../../kit/lib/loading/load-part.js';
import drawn from '../../../../drawings/descent/lantern.svg';
import type { DarkRoomsProps } from './dark-rooms.js';

/** On the wall of the first room; on a narrow screen, above its text. Where nothing may move, nobody needs one. */
const Hook = styled.button`
  --w: clamp(5.5rem, 8.2vw, 13rem);
  position: absolute;
  z-index: 2;
  left: calc(9.4% - var(--w));
  top: 46.4vw;
  width: var(--w);
  padding: 0;
  border: 0;
  background: none;
  font: 500 var(--t-2) / 1.2 var(--ui);
  color: var(--brass-lit);
  text-shadow: 0 0 6px #0d1417, 0 0 6px #0d1417;
  cursor: pointer;
  img { display: block; width: 100%; height: auto; }
  @media (max-width: 61.99rem) {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    left: calc(var(--gutter) - 1.7rem);
    top: 0.5rem;
    width: auto;
    img { width: 4.5rem; }
  }
  ${media.reducedMotion} { display: none; }
  ${media.print} { display: none; }
`;

interface LanternProps {
  readonly rooms: RefObject<HTMLElement | null>;
}

/** Who takes the lantern puts the other lights out; what that needs is loaded then. */
export function Lantern({ rooms }: LanternProps) {
  const hook = useRef<HTMLButtonElement>(null);
  const [Dark, setDark] = useState<ComponentType<DarkRoomsProps>>();
  const hangBack = (): void => {
    setDark(undefined);
    hook.current?.focus({ preventScroll: true });
  };
  const take = (): void => {
    loadPart(() => import('./dark-rooms.js')).then(
      ({ DarkRooms }) => setDark(() => DarkRooms),
      () => undefined,
    );
  };
  return (
    <>
      <Hook ref={hook} type="button" onClick={Dark ? hangBack : take}>
        <img src={`${drawn}#${Dark ? 'hook' : 'hung'}`} width={120} height={160} alt="" />
        {Dark ? 'Hang the lantern back' : 'Take the lantern'}
      </Hook>
      {Dark ? <Dark rooms={rooms} hangBack={hangBack} /> : null}
    </>
  );
}
