import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { cardBack, guestCard } from '../../art/guests/guest-cards.js';
import type { GuestCategory } from '../../content/guests/guests.js';
import { media } from '../../design/media.js';
import { fan } from './fan.js';

const Held = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 1 / 0.94;
  > img { position: absolute; left: 24.5%; bottom: 9%; width: 51%; height: auto; border-radius: 4%; transform-origin: 50% 118%; transform: rotate(var(--turn)); filter: drop-shadow(0 3px 4px rgb(6 18 14 / 0.45)); transition: transform var(--slow) var(--ease); }
  li:hover > & > img { transform: rotate(calc(var(--turn) * 1.16)); }
  li:hover > & > img:last-child { transform: translateY(-5%) rotate(var(--turn)); }
  ${media.reducedMotion} { li:hover > & > img, li:hover > & > img:last-child { transform: rotate(var(--turn)); } }
`;

/** As many cards as the category has guests; the first one lies face up on the others. Jokers stay face down. */
export function Hand({ category: { suit, guests } }: { readonly category: GuestCategory }) {
  const first = guests[0];
  const open = suit === 'joker' || first === undefined ? undefined : guestCard(first);
  const backs = fan(open ? guests.length - 1 : guests.length);
  return (
    <Held>
      {backs.map((turn) => (
        <img
          key={turn}
          src={cardBack.src}
          alt=""
          width={cardBack.width}
          height={cardBack.height}
          style={{ '--turn': `${turn}deg` } as CSSProperties}
        />
      ))}
      {open ? <DrawingImage drawing={open} style={{ '--turn': '0deg' } as CSSProperties} /> : null}
    </Held>
  );
}
