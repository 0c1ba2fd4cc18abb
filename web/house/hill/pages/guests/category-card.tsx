import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { cardBack, guestCard } from '../../drawings/guests/guest-cards.js';
import type { GuestCategory } from '../../texts/guests/guests.js';
import { categoryAddress } from './category-in-address.js';
import { guestCount } from './guest-count.js';
import { SuitSign } from './suit-sign.js';

/** Degrees between neighbors in a small hand, and across a large one. */
const WIDEST_STEP = 14;
const WIDEST_FAN = 32;

/** Rotation of each card in degrees, left to right, symmetric. */
export function fan(cards: number): readonly number[] {
  const step = Math.min(WIDEST_STEP, WIDEST_FAN / Math.max(1, cards - 1));
  return Array.from({ length: cards }, (_, index) => Number(((index - (cards - 1) / 2) * step).toFixed(1)));
}

const Held = styled.div`
  position: relative;
  width: min(100%, 22rem);
  margin-inline: auto;
  aspect-ratio: 1 / 0.94;
  > img { position: absolute; left: 24.5%; bottom: 9%; width: 51%; height: auto; border-radius: 4%; transform-origin: 50% 118%; transform: rotate(var(--turn)); filter: drop-shadow(0 3px 4px rgb(6 18 14 / 0.45)); transition: transform var(--slow) var(--ease); }
  li:hover > & > img { transform: rotate(calc(var(--turn) * 1.16)); }
  li:hover > & > img:last-child { transform: translateY(-5%) rotate(var(--turn)); }
  ${media.reducedMotion} { li:hover > & > img, li:hover > & > img:last-child { transform: rotate(var(--turn)); } }
`;

/** One card per guest; the first is face up on top. Jokers stay face down. */
function Hand({ category: { suit, guests } }: { readonly category: GuestCategory }) {
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

const inRows = '@media (max-width: 39.99rem)';
const inFive = '@media (min-width: 112rem)';

/** Rows on a phone, three columns and then two, large enough to read the names on the cards; five where those fit too. */
export const Hands = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--s-7) var(--s-5);
  > li { grid-column: span 2; }
  > li:nth-child(4) { grid-column: 2 / span 2; }
  ${inRows} { grid-template-columns: minmax(0, 1fr); gap: var(--s-5); > li, > li:nth-child(4) { grid-column: auto; } }
  ${inFive} { grid-template-columns: repeat(5, minmax(0, 1fr)); > li, > li:nth-child(4) { grid-column: auto; } }
`;

const Dealt = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  text-align: center;
  h2 { margin-top: var(--s-3); font-size: var(--t-6); white-space: nowrap; }
  a { color: inherit; text-decoration: none; }
  /* the whole hand is the link */
  a::after { content: ""; position: absolute; inset: 0; }
  &:hover a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  ${inRows} {
    grid-template-columns: 8.5rem minmax(0, 1fr);
    column-gap: var(--s-5);
    align-items: center;
    text-align: left;
    + li { padding-top: var(--s-5); border-top: 1px solid var(--rule); }
    h2 { margin-top: 0; white-space: normal; }
  }
`;

const Count = styled.p`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  margin-top: var(--s-2);
  font: 500 var(--t-3) / 1.3 var(--ui);
  ${inRows} { justify-content: start; }
`;

const Content = styled.p`
  margin-top: var(--s-2);
  font: 400 var(--t-3) / 1.45 var(--text);
  text-wrap: balance;
  ${inRows} { text-wrap: pretty; }
`;

export function CategoryCard({ category }: { readonly category: GuestCategory }) {
  return (
    <Dealt>
      <Hand category={category} />
      <div>
        <h2>
          <Link to={categoryAddress(category)}>{category.title}</Link>
        </h2>
        <Count>
          <SuitSign suit={category.suit} size={18} />
          {guestCount(category.guests.length)}
        </Count>
        <Content>{category.description}</Content>
      </div>
    </Dealt>
  );
}
