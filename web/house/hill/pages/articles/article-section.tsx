import { styled } from 'styled-components';
import { cutCorners } from '../../../../kit/design/frames/cut-corners.js';
import { Plate } from '../../../../kit/design/frames/plate.js';
import { media } from '../../../../kit/design/media.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { Claims, isOnlyTold } from '../../design/claims.js';
import plates from '../../drawings/chapter-plates.svg';
import type { AttributedQuote, MarginNote, ArticleSection as Section } from '../../texts/articles/article.js';
import type { TwoAccounts as Accounts } from '../../texts/certainty.js';
import { FanMark } from '../../theme/fan-mark.js';
import { Prose } from './prose.js';

const Sheet = styled(Plate)`
  display: grid;
  padding: var(--s-6) clamp(1.5rem, 4vw, 3.5rem);
  margin-top: var(--s-3);
  h3 { text-align: center; }
  > p { margin-top: var(--s-5); padding-top: var(--s-4); border-top: 1px solid var(--rule); text-align: center; text-wrap: balance; color: var(--fg-soft); font: italic 400 var(--t-3) / 1.45 var(--text); }
  @media (min-width: 64rem) { grid-column: 2 / -1; }
  ${media.print} { break-inside: avoid; }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: var(--s-4);
  > div { padding: 0 clamp(0.4rem, 2vw, 1.75rem); text-align: center; }
  > div + div { border-left: 1px solid var(--rule); }
  b { display: block; font: 400 clamp(1.25rem, 0.35rem + 5vw, 3.75rem) / 1 var(--sign); color: var(--oxblood); }
  > div + div b { color: var(--swallow); }
  p { margin-top: var(--s-2); font: 400 var(--t-3) / 1.45 var(--text); text-wrap: balance; }
  ${media.tiny} { grid-template-columns: minmax(0, 1fr); gap: var(--s-4); > div + div { border-left: 0; } }
`;

/** Two sources that differ, at the same size, and our reading, labeled as ours. */
function TwoAccounts({ heading, accounts, reading, isTold }: Accounts & { readonly isTold: boolean }) {
  return (
    <Sheet data-told={isTold ? '' : undefined}>
      <h3>{heading}</h3>
      <Sides>
        {accounts.map(({ value, words }) => (
          <div key={value}>
            <b>{value}</b>
            <p>{words}</p>
          </div>
        ))}
      </Sides>
      <p>{reading}</p>
    </Sheet>
  );
}

/** Notes stay visible next to the text, so that the margin of a long section is never empty. */
const Notes = styled.ul`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  margin-left: var(--s-4);
  @media (min-width: 64rem) { position: sticky; top: calc(4.5rem + var(--s-6)); grid-area: 2 / 3; align-self: start; margin-left: 0; }
  ${media.print} { position: static; break-inside: avoid; }
`;

const Note = styled.li`
  max-width: 30rem;
  padding: 2px 0 2px var(--s-4);
  border-left: 4px double var(--rule);
  color: var(--fg-soft);
  font: 400 var(--t-3) / 1.5 var(--text);
  > span { display: flex; margin-bottom: var(--s-1); }
  cite { display: block; margin-top: var(--s-1); font-size: var(--t-2); }
`;

function MarginNotes({ notes }: { readonly notes: readonly MarginNote[] }) {
  return (
    <Notes aria-label="Notes">
      {notes.map(({ certainty, text, source }) => (
        <Note key={text} data-told={certainty === 'on record' ? undefined : ''}>
          <CertaintyMark certainty={certainty} />
          {text} <cite>{source}</cite>
        </Note>
      ))}
    </Notes>
  );
}

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

function LargeQuote({ words, attribution, certainty }: AttributedQuote) {
  return (
    <Figure data-told={certainty === 'on record' ? undefined : ''}>
      <FanMark width={88} />
      <blockquote>“{words}.”</blockquote>
      <figcaption>
        <CertaintyMark certainty={certainty} />
        {attribution}
      </figcaption>
    </Figure>
  );
}

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
  ${media.fromWidest} { grid-template-columns: 20rem minmax(0, var(--measure)) minmax(12rem, 1fr); }
`;

const Margin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  /* The ratio is given: all plates are parts of one file. */
  img { --c: 5px; width: 7.25rem; height: auto; aspect-ratio: 4 / 3; margin-left: auto; object-fit: cover; ${cutCorners} }
  @media (min-width: 64rem) { img { width: 100%; margin-top: var(--s-3); } }
  @media (min-width: 64rem) { grid-row: 1 / span 2; flex-flow: column; align-items: flex-end; align-self: start; text-align: right; > span:first-child { padding-top: 0.7rem; } }
`;

const Year = styled.p`
  padding-top: 0.08em;
  font: 400 clamp(2.5rem, 2rem + 1.6vw, 3.5rem) / 0.9 var(--sign);
  color: var(--rule);
`;

function plateOf({ plate }: Section): string {
  return `${plates}#${plate}`;
}

const Title = styled.h2`
  max-width: 22ch;
  @media (min-width: 64rem) { grid-column: 2 / -1; }
  ${media.print} { break-after: avoid; }
`;

interface ArticleSectionProps {
  readonly section: Section;
  readonly isFirst: boolean;
}

/** The lamp under the year is for the whole section, the notes are for single claims. */
export function ArticleSection({ section, isFirst }: ArticleSectionProps) {
  return (
    <Columns>
      <Margin>
        {section.year ? (
          <Year>
            <Claims text={section.year} />
          </Year>
        ) : null}
        <CertaintyMark certainty={section.certainty} />
        <img src={plateOf(section)} alt="" width={160} height={120} loading="lazy" decoding="async" />
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
