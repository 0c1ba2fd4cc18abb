import { styled } from 'styled-components';
import type { ArticleSection as Section } from '../../content/articles/article.js';
import { Claims, isOnlyTold } from '../../design/marks/claims.js';
import { SureMark } from '../../design/marks/sure-mark.js';
import { media } from '../../design/media.js';
import { LargeQuote } from './large-quote.js';
import { MarginNotes } from './margin-notes.js';
import { Prose } from './prose.js';
import { TwoAccounts } from './two-accounts.js';

/** Year in the left margin, text, notes in the right one. Stacked below 1024 px. */
const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--s-4);
  @media (min-width: 64rem) {
    grid-template-columns: 9.5rem minmax(0, var(--measure)) minmax(12rem, 1fr);
    column-gap: clamp(2rem, 4vw, 4rem);
    row-gap: var(--s-5);
  }
`;

const Margin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  @media (min-width: 64rem) { grid-row: 1 / span 2; flex-flow: column; align-items: flex-end; align-self: start; text-align: right; > span:first-child { padding-top: 0.7rem; } }
`;

const Year = styled.p`
  padding-top: 0.08em;
  font: 400 clamp(2.5rem, 2rem + 1.6vw, 3.5rem) / 0.9 var(--sign);
  color: var(--rule);
`;

const Title = styled.h2`
  max-width: 22ch;
  @media (min-width: 64rem) { grid-column: 2 / -1; }
  ${media.print} { break-after: avoid; }
`;

interface ArticleSectionProps {
  readonly section: Section;
  readonly isFirst: boolean;
}

/** One section. The lamp under the year is for the whole section, the notes are for single claims. */
export function ArticleSection({ section, isFirst }: ArticleSectionProps) {
  return (
    <Columns>
      <Margin>
        {section.year ? (
          <Year>
            <Claims text={section.year} />
          </Year>
        ) : null}
        <SureMark sureness={section.sureness} />
      </Margin>
      <Title>{section.heading}</Title>
      <Prose paragraphs={section.paragraphs} hasInitial={isFirst} />
      <MarginNotes notes={section.notes} />
      {section.twoAccounts ? (
        <TwoAccounts {...section.twoAccounts} isTold={section.paragraphs.every(isOnlyTold)} />
      ) : null}
      {section.quote ? <LargeQuote {...section.quote} /> : null}
    </Columns>
  );
}
