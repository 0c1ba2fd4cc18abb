import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../../../../kit/design/media.js';
import { loadPart } from '../../../../../../kit/lib/loading/load-part.js';
import lantern from '../../../../drawings/descent/lantern.svg';
import { narrow } from '../layout.js';
import type { DarkRoomsProps } from './dark-rooms.js';

/** On the wall of the first room; on a narrow screen, above its text. Where nothing may move, nobody needs one. */
const Hook = styled.button`
  position: absolute;
  z-index: 2;
  --w: clamp(5.5rem, 8.2vw, 13rem);
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
  ${narrow} {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    left: calc(var(--gutter) - 1.7rem);
    top: 0.5rem;
    width: auto;
    img { width: 4.5rem; }
  }
  @media (prefers-reduced-motion: reduce), (scripting: none) { display: none; }
  ${media.print} { display: none; }
`;

/** The rooms, lit as they are drawn. Who takes the lantern puts the other lights out; what that needs is loaded then. */
export function Rooms({ children }: { readonly children: ReactNode }) {
  const rooms = useRef<HTMLDivElement>(null);
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
    <div ref={rooms} style={{ position: 'relative' }}>
      <Hook ref={hook} type="button" onClick={Dark ? hangBack : take}>
        <img src={`${lantern}#${Dark ? 'hook' : 'hung'}`} width={120} height={160} alt="" loading="lazy" />
        {Dark ? 'Hang the lantern back' : 'Take the lantern'}
      </Hook>
      {children}
      {Dark ? <Dark rooms={rooms} hangBack={hangBack} /> : null}
    </div>
  );
}
