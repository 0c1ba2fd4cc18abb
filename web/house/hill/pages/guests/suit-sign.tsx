import type { Suit } from '../../texts/guests/guest.js';

/** On a 20 × 20 grid. The joker has the star from the back of the deck. */
const paths: Readonly<Record<Suit, string>> = {
  hearts:
    'M10 18C2 11.5 1 9 1 6.4A4.4 4.4 0 0 1 5.4 2C7.6 2 9.3 3.3 10 5c.7-1.7 2.4-3 4.6-3A4.4 4.4 0 0 1 19 6.4c0 2.6-1 5.1-9 11.6z',
  diamonds: 'M10 1l7 9-7 9-7-9z',
  clubs:
    'M10 1.2a3.9 3.9 0 0 1 3.5 5.7 3.9 3.9 0 1 1-2.7 6.9q.4 3.4 3 5.2H6.2q2.6-1.8 3-5.2a3.9 3.9 0 1 1-2.7-6.9A3.9 3.9 0 0 1 10 1.2z',
  spades:
    'M10 1c2 3.6 8 6.4 8 10.6a3.9 3.9 0 0 1-7.1 2.2q.5 3.4 2.9 5.2H6.2q2.4-1.8 2.9-5.2A3.9 3.9 0 0 1 2 11.6C2 7.4 8 4.6 10 1z',
  joker: 'M10 .8l2.4 6.5 6.9.3-5.4 4.3 1.9 6.7L10 14.8l-5.8 3.8 1.9-6.7L.7 7.6l6.9-.3z',
};

export function SuitSign({ suit, size = 20 }: { readonly suit: Suit; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={paths[suit]} />
    </svg>
  );
}
