import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { WhoseWord } from '../../kit/design/marks/whose-word.js';
import { Reach } from '../../kit/document/reach.js';
import type { VisitorQuestion } from '../../kit/lib/site-content.js';
import { textLang } from '../../kit/words/text-lang.js';

const Box = styled.section`
  --mark: var(--oxblood);
  max-width: 52rem;
  margin-top: var(--s-5);
  padding: var(--s-5);
  border: 1px solid var(--paper-line);
  border-left: 6px double var(--mark);
  background: var(--paper-raised);
  overflow-wrap: anywhere;
  h3 { margin-bottom: var(--s-2); font-size: var(--t-5); }
  > p, dd { font: 400 var(--t-4) / 1.5 var(--text); }
  summary { display: list-item; min-height: var(--target); padding-block: var(--s-3); font: 500 var(--t-3) / 1.4 var(--ui); cursor: pointer; }
  dt { margin-top: var(--s-3); font: 400 var(--t-4) / 1.3 var(--title); }
`;

/** What nobody has measured or said yet, in one place: what is missing is not scattered among answers. */
export function NotKnown({ items }: { readonly items: readonly VisitorQuestion[] }) {
  if (items.length === 0) return null;
  const questions = items.map(({ question }) => question.replaceAll(/^¿|\?$/g, '')).join(' · ');
  return (
    <Box aria-labelledby="not-known">
      <h3 id="not-known">
        <Trans>Not measured or settled yet</Trans>
      </h3>
      <p>
        <Trans>
          {questions}. Ask before you come: call <Reach />.
        </Trans>
      </p>
      <details>
        <summary>
          <Trans>What we can say so far</Trans>
        </summary>
        <dl>
          {items.map((item) => (
            <div key={item.question}>
              <dt lang={textLang(item, 'question')}>{item.question}</dt>
              <dd lang={textLang(item, 'answer')}>{item.answer}</dd>
            </div>
          ))}
        </dl>
      </details>
      <WhoseWord state="unknown" />
    </Box>
  );
}
