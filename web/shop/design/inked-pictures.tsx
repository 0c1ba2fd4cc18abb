import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

const fill = keyframes`from { clip-path: inset(calc(100% - 100% * var(--before)) 0 0); }`;

const Row = styled.div`
  display: flex;
  gap: var(--s-3);
  height: 5.5rem;
  span { position: relative; aspect-ratio: 236 / 356; }
  span + span { aspect-ratio: 5 / 7; rotate: 4deg; html[data-on-record] & { display: none; } }
  img { width: 100%; height: 100%; object-fit: cover; opacity: 0.24; }
  img + img { position: absolute; inset: 0; opacity: 1; clip-path: inset(calc(100% - 100% * var(--ink)) 0 0); animation: ${fill} 900ms ease-out; }
  ${media.reducedMotion} { img + img { animation: none; } }
`;

/** The same picture twice: the pale one, and over it what is printed. */
function Inked({ src }: { readonly src: string }) {
  return (
    <span>
      <img src={src} alt="" />
      <img src={src} alt="" />
    </span>
  );
}

interface InkedPicturesProps {
  /** URL of a house's drawing for tickets. */
  readonly picture: string;
  /** URL of a card's back. Undefined in a house without cards. */
  readonly card: string | undefined;
  /** How much of them is printed, from 0 to 1, and how much was before this step. */
  readonly ink: number;
  readonly before: number;
}

/** What the ticket will have: pale at first, and printed from the foot up. Decorative. */
export function InkedPictures({ picture, card, ink, before }: InkedPicturesProps) {
  return (
    <Row style={{ '--ink': ink, '--before': before } as CSSProperties} aria-hidden="true">
      <Inked src={picture} />
      {card === undefined ? null : <Inked src={card} />}
    </Row>
  );
}
