import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { picture } from '../../art/scenes/pictures.js';
import type { Article } from '../../content/articles/article.js';
import { Frame } from '../../design/frames/frame.js';
import { Night } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import type { Chapter } from './chapters.js';

/** Over the terrace, so that the picture stands half in the night and half on the sheet. */
const Opening = styled(Night)`
  position: relative;
  z-index: 2;
  padding-top: clamp(1.25rem, 2.6vw, 2.5rem);
`;

const Row = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) clamp(2rem, 5vw, 5rem);
  @media (min-width: 64rem) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start; }
`;

const Words = styled.div`
  h1 { margin-top: var(--s-3); font-size: clamp(2.5rem, 1.9rem + 2.9vw, 4.5rem); }
  h1 + p { margin-top: var(--s-4); max-width: 30rem; }
  @media (min-width: 64rem) { padding-bottom: 3rem; }
`;

const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--s-2);
  color: var(--fg-soft);
  font: 500 var(--t-1) / 1.3 var(--ui);
  letter-spacing: var(--caps);
  text-transform: uppercase;
  li { display: inline-flex; align-items: center; min-height: var(--target); }
  li + li::before { content: "/"; margin-right: var(--s-2); color: var(--rule); }
  a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--accent); text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 0.25em; }
  ${media.print} { display: none; }
`;

const Mount = styled(Frame)`
  margin-bottom: -3.5rem;
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
  @media (min-width: 64rem) { margin-bottom: -7.5rem; }
  ${media.print} { margin-bottom: 0; max-width: 12cm; }
`;

type ArticleOpeningProps = { readonly article: Article; readonly chapter: Chapter };

/** Where one is in the story, the chapter's title and first sentence, its picture. */
export const ArticleOpening = ({ article, chapter }: ArticleOpeningProps) => {
  const { src, width, height, alt } = picture(article.picture);
  return (
    <Opening>
      <Row>
        <Words>
          <nav aria-label="Breadcrumb">
            <Crumbs>
              <li>
                <Link to="/">Home</Link>
              </li>
              <li>
                <Link to="/timeline">The story</Link>
              </li>
              <li aria-current="page">
                {chapter.number} of {chapter.count}
              </li>
            </Crumbs>
          </nav>
          <h1 tabIndex={-1}>{article.title}</h1>
          <Text kind="lead">{article.lead}</Text>
        </Words>
        <Mount>
          <img src={src} alt={`Illustration. ${alt}`} width={width} height={height} fetchPriority="high" />
        </Mount>
      </Row>
    </Opening>
  );
};
