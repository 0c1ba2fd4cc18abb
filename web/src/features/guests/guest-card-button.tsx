import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { guestCard } from '../../art/guests/guest-cards.js';
import type { Guest } from '../../content/guests/guest.js';
import { media } from '../../design/media.js';

/** Cards in rows. Their width is a share of the table, up to a card's natural size. */
export const Deal = styled.ul<{ readonly $across: number }>`
  --across: 2;
  --between: var(--s-5);
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-6) var(--between);
  > li { flex: none; width: min(19rem, (100% - (var(--across) - 1) * var(--between)) / var(--across)); }
  @media (max-width: 39.99rem) { --between: var(--s-4); }
  ${media.fromPhone} { --across: 3; }
  ${media.fromDesktop} { --across: ${({ $across }) => ($across === 5 ? 5 : 4)}; gap: var(--s-7) var(--between); }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--s-2);
  text-align: center;
  img { width: 100%; height: auto; border-radius: 4.4%; filter: drop-shadow(0 10px 12px rgb(6 18 14 / 0.5)); transition: transform var(--fast) var(--ease); }
  &:hover img { transform: translateY(-6px); }
  h2 { margin-top: var(--s-2); font-size: var(--t-5); }
  /* the whole card is the button */
  button::after { content: ""; position: absolute; inset: 0; }
  p { font: 400 var(--t-3) / 1.45 var(--text); text-wrap: balance; }
  ${media.reducedMotion} { &:hover img { transform: none; } }
`;

interface GuestCardButtonProps {
  readonly guest: Guest;
  readonly onChoose: (event: MouseEvent<HTMLElement>) => void;
}

/** A guest's playing card, with name and description. */
export function GuestCardButton({ guest, onChoose }: GuestCardButtonProps) {
  return (
    <Card data-told={guest.sureness === 'on record' ? undefined : ''}>
      <DrawingImage drawing={guestCard(guest)} />
      <h2>
        <button type="button" aria-haspopup="dialog" onClick={onChoose}>
          {guest.name}
        </button>
      </h2>
      <p>{guest.description}</p>
    </Card>
  );
}
