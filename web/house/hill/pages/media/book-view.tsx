import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { Leaders } from '../../../../kit/design/marks/leaders.js';
import { media } from '../../../../kit/design/media.js';
import type { BookItem } from '../../texts/media.js';
import { ViewHead } from './view-head.js';

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
function BookObject({ title, authors, place }: BookObjectProps) {
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

/** A niche with a lamp, two flat cones of light, and a ledge. */
const Niche = styled.div`
  ${nightColors}
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: end center;
  min-height: 22rem;
  padding: 5.5rem var(--s-5) 3.25rem;
  background: linear-gradient(0deg, var(--earth) 2.25rem, var(--brass) 2.25rem calc(2.25rem + 2px), transparent 0), var(--ground);
  &::before, &::after { content: ""; position: absolute; z-index: -1; inset: 34px 0 2.25rem; background: var(--lamp); }
  &::before { opacity: 0.13; clip-path: polygon(46% 0, 54% 0, 94% 100%, 6% 100%); }
  &::after { opacity: 0.12; clip-path: polygon(47.5% 0, 52.5% 0, 76% 100%, 24% 100%); }
  > svg { position: absolute; top: 0; left: 50%; translate: -50% 0; }
  > span { margin-bottom: -1rem; }
  > small { position: absolute; inset: auto 0 0.45rem; text-align: center; font-size: var(--t-2); color: var(--fg-soft); }
  ${media.fromDesktop} { place-items: end center; padding-bottom: 7rem; background: linear-gradient(0deg, var(--earth) 6rem, var(--brass) 6rem calc(6rem + 2px), transparent 0), var(--ground); &::before, &::after { bottom: 6rem; } }
`;

function LitCase({ children }: { readonly children: ReactNode }) {
  return (
    <Niche>
      <svg width="64" height="40" viewBox="0 0 64 40" aria-hidden="true" focusable="false">
        <path d="M31 0h2v14h-2z" fill="#c9a24b" />
        <path d="M32 12q18 0 24 20H8Q14 12 32 12z" fill="#7a1f26" />
        <path d="M6 32h52v3H6z" fill="#c9a24b" />
        <path d="M18 35h28q-3 5-14 5t-14-5z" fill="#fbe6b4" />
      </svg>
      {children}
    </Niche>
  );
}

const Counter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  align-content: start;
  ${media.fromPhone} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-content: stretch; }
`;

const Content = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  padding: var(--s-5) var(--s-4) var(--s-6);
  > p { font: 400 var(--t-4) / 1.55 var(--text); }
  ${media.fromPhone} { padding-inline: var(--s-5); }
  ${media.fromDesktop} { padding: var(--s-7) var(--s-7) var(--s-7) var(--s-6); }
`;

interface BookViewProps {
  readonly book: BookItem;
  /** Its position on the shelf, from 0. */
  readonly place: number;
  readonly titleId: string;
}

/** A book in a lit case: title, authors, price, shipping, summary and a link to the store's books. */
export function BookView({ book, place, titleId }: BookViewProps) {
  return (
    <Counter>
      <LitCase>
        <BookObject title={book.title} authors={book.authors} place={place} />
        <small>Cover not shown</small>
      </LitCase>
      <Content>
        <ViewHead titleId={titleId} title={book.title} source={book.authors} />
        <p>{book.description}</p>
        <Leaders
          facts={[
            { term: 'Price', value: `$${book.price}`, grand: true },
            { term: 'Shipping', value: book.shipping },
          ]}
        />
        {book.available ? (
          <ButtonLink to="/store?category=books" wide>
            Purchase Book
          </ButtonLink>
        ) : (
          <p>Out of print</p>
        )}
        <p>{book.summary}</p>
      </Content>
    </Counter>
  );
}
