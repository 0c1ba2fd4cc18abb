import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

const cloths = ['felt', 'oxblood', 'swallow'] as const;

/** A bound book: cloth, a stamped frame, the page block on its side. `--book-width` sets its width. */
const Bound = styled.span`
  --book-width: 11rem;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: center;
  width: var(--book-width);
  aspect-ratio: 5 / 7;
  padding: 15% 12% 11% 17%;
  color: var(--brass-lit);
  background: linear-gradient(90deg, rgb(0 0 0 / 0.4) 0 4%, transparent 4% 7%, rgb(0 0 0 / 0.22) 7% 8.5%, transparent 8.5%), var(--cloth);
  text-align: center;
  &::before { content: ""; position: absolute; z-index: -1; inset: 7% 5% 6% 12%; border: 10px solid transparent; border-image: var(--hair-brass) 16 / 10px stretch; }
  /* the pages, seen from the right */
  &::after { content: ""; position: absolute; z-index: -2; inset: 1.5% -4.5% -2% auto; width: 8%; background: repeating-linear-gradient(90deg, var(--paper) 0 2px, var(--paper-line) 2px 3px); transform: skewY(-20deg); transform-origin: 0 0; }
  b { font: 400 calc(var(--book-width) * 0.115) / 1.12 var(--title); text-wrap: balance; }
  svg { align-self: center; width: 46%; height: auto; }
  small { font: 500 calc(var(--book-width) * 0.068) / 1.2 var(--ui); color: var(--cream); }
`;

interface BookObjectProps {
  readonly title: string;
  readonly authors: string;
  /** Its position on the shelf, which decides the cloth's color. */
  readonly place: number;
}

/** The book as an object, drawn for this site. It is not the publisher's cover. */
export function BookObject({ title, authors, place }: BookObjectProps) {
  return (
    <Bound
      role="img"
      aria-label={`Illustration, not the real cover: ${title}, bound in cloth`}
      style={{ '--cloth': `var(--${cloths[place % cloths.length]})` } as CSSProperties}
    >
      <b aria-hidden="true">{title}</b>
      <svg viewBox="0 0 40 22" fill="none" stroke="currentColor" strokeWidth="1.1" aria-hidden="true" focusable="false">
        <path d="M0 19.3H40M20 19V1.5M20 19L12.5 3M20 19L27.5 3M20 19L6.5 8M20 19L33.5 8M20 19L3 14M20 19L37 14" />
      </svg>
      <small aria-hidden="true">{authors}</small>
    </Bound>
  );
}
