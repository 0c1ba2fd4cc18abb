import { styled } from 'styled-components';
import type { AttributedQuote } from '../../content/articles/article.js';
import { SureMark } from '../../design/marks/sure-mark.js';

const Figure = styled.figure`
  margin-top: var(--s-4);
  padding-left: var(--s-4);
  border-left: 4px double var(--rule);
  blockquote { font: 400 var(--t-6) / 1.15 var(--title); color: var(--oxblood); text-wrap: balance; }
  figcaption { display: grid; justify-items: start; gap: var(--s-1); margin-top: var(--s-2); font: 400 var(--t-2) / 1.45 var(--text); color: var(--fg-soft); }
`;

/** A quotation on a card, with attribution and mark. */
export function CardQuote({ words, attribution, sureness }: AttributedQuote) {
  return (
    <Figure data-told={sureness === 'on record' ? undefined : ''}>
      <blockquote>“{words}.”</blockquote>
      <figcaption>
        <SureMark sureness={sureness} />
        {attribution}
      </figcaption>
    </Figure>
  );
}
