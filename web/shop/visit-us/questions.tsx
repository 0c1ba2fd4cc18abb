import { styled } from 'styled-components';
import { WhoseWord } from '../../kit/design/marks/whose-word.js';
import { media } from '../../kit/design/media.js';
import type { VisitorQuestion } from '../../kit/lib/site-content.js';
import { textLang } from '../../kit/words/text-lang.js';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-7);
  margin-top: var(--s-5);
  overflow-wrap: anywhere;
  h3 { font-size: var(--t-5); }
  p { margin-block: var(--s-1) var(--s-2); max-width: 34rem; font: 400 var(--t-4) / 1.5 var(--text); }
  ${media.fromTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Questions with their answers, and whose word each answer is. */
export function Questions({ items }: { readonly items: readonly VisitorQuestion[] }) {
  if (items.length === 0) return null;
  return (
    <List>
      {items.map((item) => (
        <li key={item.question}>
          <h3 lang={textLang(item, 'question')}>{item.question}</h3>
          <p lang={textLang(item, 'answer')}>{item.answer}</p>
          <WhoseWord state={item.state} source={item.source} />
        </li>
      ))}
    </List>
  );
}
