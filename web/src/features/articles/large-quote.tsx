import { styled } from 'styled-components';
import type { AttributedQuote } from '../../content/articles/article.js';
import { FanMark } from '../../design/marks/fan-mark.js';
import { SureMark } from '../../design/marks/sure-mark.js';
import { media } from '../../design/media.js';

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: var(--s-5);
  padding-top: clamp(2rem, 4vw, 3.5rem);
  text-align: center;
  color: var(--oxblood);
  > svg { color: var(--rule); }
  blockquote { font: 400 clamp(2.25rem, 1.5rem + 3.6vw, 4.75rem) / 1.08 var(--title); text-wrap: balance; }
  figcaption { display: grid; justify-items: center; gap: var(--s-2); max-width: 32rem; color: var(--fg-soft); font: 400 var(--t-3) / 1.45 var(--text); }
  @media (min-width: 64rem) { grid-column: 1 / -1; }
  ${media.print} { break-inside: avoid; }
`;

/** A quotation with its attribution. */
export function LargeQuote({ words, attribution, sureness }: AttributedQuote) {
  return (
    <Figure data-told={sureness === 'on record' ? undefined : ''}>
      <FanMark width={88} />
      <blockquote>“{words}.”</blockquote>
      <figcaption>
        <SureMark sureness={sureness} />
        {attribution}
      </figcaption>
    </Figure>
  );
}
