import { styled } from 'styled-components';
import type { MarginNote } from '../../content/articles/article.js';
import { SureMark } from '../../design/marks/sure-mark.js';
import { media } from '../../design/media.js';

/** Notes stay in view beside the text, so that the margin of a long section is never empty. */
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

export function MarginNotes({ notes }: { readonly notes: readonly MarginNote[] }) {
  return (
    <Notes aria-label="Notes">
      {notes.map(({ sureness, text, source }) => (
        <Note key={text} data-told={sureness === 'on record' ? undefined : ''}>
          <SureMark sureness={sureness} />
          {text} <cite>{source}</cite>
        </Note>
      ))}
    </Notes>
  );
}
