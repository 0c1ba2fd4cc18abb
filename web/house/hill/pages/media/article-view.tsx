import { styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';
import { OutsideButton } from '../../design/outside-button.js';
import type { DocumentItem } from '../../texts/media.js';
import { type ArticleBlock, articleBlocks } from './article-text.js';
import { ViewHead } from './view-head.js';

const Clipping = styled.article`
  height: 100%;
  padding: var(--s-5) var(--s-4) var(--s-6);
  ${media.fromDesktop} { padding: var(--s-7) clamp(2rem, 5vw, 4.5rem); border-left: 1px solid var(--line); }
`;

const Printed = styled.p`
  display: flex;
  align-items: end;
  gap: var(--s-3);
  margin-top: var(--s-3);
  font: italic 400 var(--t-3) / 1.3 var(--text);
  color: var(--fg-soft);
  &::before, &::after { content: ""; flex: 1; height: 4px; border: solid var(--rule); border-width: 1px 0; margin-bottom: 0.35em; }
`;

const Body = styled.div`
  display: grid;
  gap: var(--s-4);
  max-width: var(--measure);
  margin-block: var(--s-5) var(--s-6);
  font: 400 var(--t-4) / 1.58 var(--text);
  h3 { margin-top: var(--s-2); font-size: var(--t-5); }
  ul { display: grid; gap: var(--s-2); }
  li { display: grid; grid-template-columns: 1.25rem 1fr; gap: var(--s-2); align-items: baseline; }
  li::before { content: ""; width: 7px; height: 7px; rotate: 45deg; align-self: start; margin-top: 0.6em; justify-self: center; background: var(--rule); }
`;

function Block({ block }: { readonly block: ArticleBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

function keyOf(block: ArticleBlock): string {
  return block.kind === 'bullets' ? block.items.join() : block.text;
}

export function ArticleView({ item, titleId }: { readonly item: DocumentItem; readonly titleId: string }) {
  return (
    <Clipping>
      <ViewHead titleId={titleId} title={item.title} source={item.source} sourceShown />
      {item.date ? (
        <Printed>
          <span>{item.date}</span>
        </Printed>
      ) : null}
      <Body>
        {articleBlocks(item.content).map((block) => (
          <Block key={keyOf(block)} block={block} />
        ))}
      </Body>
      <OutsideButton href={item.sourcePage} kind="second">
        Read it where it was printed
      </OutsideButton>
    </Clipping>
  );
}
