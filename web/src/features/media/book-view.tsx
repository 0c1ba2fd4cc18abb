import { styled } from 'styled-components';
import type { BookItem } from '../../content/media.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Leaders } from '../../design/marks/leaders.js';
import { media } from '../../design/media.js';
import { BookObject } from './book-object.js';
import { LitCase } from './lit-case.js';
import { ViewHead } from './view-head.js';

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
