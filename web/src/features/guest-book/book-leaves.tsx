import { styled } from 'styled-components';
import { type GuestBookPage, monthInWords } from '../../lib/guest-book.js';

const Leaves = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(1.5rem, 4vw, 3.5rem);
  padding: clamp(1.25rem, 4vw, 3rem);
  background: var(--paper-raised);
  box-shadow: var(--sh-card);
  li { display: grid; align-content: space-between; padding-block: var(--s-5); border-bottom: 1px solid var(--ruling); }
  figure { display: grid; gap: var(--s-2); align-content: space-between; height: 100%; }
  blockquote { font: italic 400 var(--t-5) / 1.5 var(--text); white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; }
  figcaption { font: 400 var(--t-4) / 1.2 var(--title); overflow-wrap: anywhere; }
  figcaption span { display: block; font: 400 var(--t-2) / 1.4 var(--ui); color: var(--ink-soft); }
  @media (min-width: 56rem) {
    &[data-open] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    &[data-open]::before { content: ""; position: absolute; inset: 1.5rem auto 1.5rem 50%; border-left: 4px double var(--brass-deep); }
  }
`;

export function BookLeaves({ pages }: { readonly pages: readonly GuestBookPage[] }) {
  return (
    <Leaves aria-label="Pages of the guest book" data-open={pages.length > 1 ? '' : undefined}>
      {pages.map(({ id, words, firstName, visitedIn }) => (
        <li key={id}>
          <figure>
            <blockquote>{words}</blockquote>
            <figcaption>
              {firstName}
              <span>Visited in {monthInWords(visitedIn)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Leaves>
  );
}
