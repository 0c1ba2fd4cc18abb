import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { Icon } from '../../../../kit/design/marks/icon.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { absolute } from '../../../../kit/document/public-address.js';
import type { StructuredData } from '../../../../kit/document/structured-data/json-ld.js';
import { useStructuredData } from '../../../../kit/document/structured-data/use-structured-data.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { IllustratedOpening, UnderOpening } from '../../design/illustrated-opening.js';
import { OnRecordSwitch } from '../../design/on-record-switch.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import type { Article } from '../../texts/articles/article.js';
import { articleList } from '../../texts/articles/article-list.js';
import { ArticleSection } from './article-section.js';
import { type Chapter, chapterAt } from './chapters.js';

const Ways = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: clamp(3rem, 6vw, 6rem);
  border: solid var(--rule);
  border-width: 4px 0;
  border-style: double;
  > * + * { border-top: 1px solid var(--rule); }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * + * { border-top: 0; border-left: 1px solid var(--rule); }
  }
  ${media.print} { display: none; }
`;

const Way = styled(Link)`
  display: grid;
  gap: var(--s-1);
  align-content: center;
  padding: var(--s-5) 0;
  text-decoration: none;
  b { font: 400 var(--t-6) / 1.15 var(--title); }
  &:hover b { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  @media (min-width: 64rem) { padding: var(--s-6) var(--s-5) var(--s-6) var(--s-2); &:last-child { padding: var(--s-6) var(--s-2) var(--s-6) var(--s-5); text-align: right; justify-items: end; } }
`;

const Place = styled(Text)`
  display: inline-flex;
  gap: var(--s-2);
  align-items: center;
  color: var(--accent);
`;

/** Links to the previous and next chapter; after the last one, to the whole story. */
function Onward({ chapter: { before, after, count } }: { readonly chapter: Chapter }) {
  return (
    <Ways aria-label="More of the story">
      {before ? (
        <Way to={before.to}>
          <Place as="span" kind="caps">
            <Icon name="previous" size={18} />
            {before.place}
          </Place>
          <b>{before.title}</b>
        </Way>
      ) : null}
      <Way to={after?.to ?? '/timeline'}>
        <Place as="span" kind="caps">
          {after?.place ?? `All ${count} chapters`}
          <Icon name="next" size={18} />
        </Place>
        <b>{after?.title ?? 'The story from the start'}</b>
      </Way>
    </Ways>
  );
}

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
  a { display: inline-flex; align-items: center; min-width: var(--target); min-height: var(--target); color: var(--accent); text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 0.25em; }
  ${media.print} { display: none; }
`;

function Breadcrumbs({ chapter: { number, count } }: { readonly chapter: Chapter }) {
  return (
    <nav aria-label="Breadcrumb">
      <Crumbs>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to="/timeline">The story</Link>
        </li>
        <li aria-current="page">
          {number} of {count}
        </li>
      </Crumbs>
    </nav>
  );
}

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  align-content: start;
  p { width: 100%; color: var(--fg-soft); font: italic 400 var(--t-3) / 1.45 var(--text); }
`;

function CertaintyLegend() {
  return (
    <Legend>
      <p>Not every story told on this hill has a paper behind it. Each note says how sure we are.</p>
      <CertaintyMark certainty="on record" />
      <CertaintyMark certainty="reported" />
      <CertaintyMark certainty="local tradition" />
      <OnRecordSwitch />
    </Legend>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: clamp(2.75rem, 4.5vw, 4.5rem);
  margin-top: clamp(2rem, 4vw, 4.5rem);
`;

/** The way to a chapter, for search engines. */
function breadcrumbData({ title, route }: Article, address: string): StructuredData {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'The story', path: '/timeline' },
    { name: title, path: route },
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, address),
    })),
  };
}

/** A chapter of the story. The margin says how sure we are and names the source. */
export function ArticlePage({ route }: { readonly route: string }) {
  const article = articleList.find((candidate) => candidate.route === route);
  const chapter = chapterAt(route);
  if (article === undefined || chapter === undefined) throw new Error(`No chapter at ${route}`);
  usePageTitle(article.title, article.lead);
  useStructuredData((address) => [breadcrumbData(article, address)]);
  return (
    <article>
      <ArticleOpening article={article} chapter={chapter} />
      <Terrace>
        <UnderOpening>
          <CertaintyLegend />
          <Sections>
            {article.sections.map((section, place) => (
              <ArticleSection key={section.heading} section={section} isFirst={place === 0} />
            ))}
          </Sections>
          <Onward chapter={chapter} />
        </UnderOpening>
      </Terrace>
    </article>
  );
}

const spread = keyframes`from { transform: scale(1); opacity: 0; } 25% { opacity: 0.85; } to { transform: scale(11); opacity: 0; }`;

/** Three waves from the microphone of The Prophecy, which go out as the page is scrolled. */
const Air = styled.span`
  display: none;
  @supports (animation-timeline: scroll()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      display: block;
      position: absolute;
      inset: calc(var(--fw) * 0.36);
      overflow: clip;
      pointer-events: none;
      i { position: absolute; left: 23.4%; top: 39.5%; width: 6%; aspect-ratio: 1; border: 1px solid var(--brass-lit); border-radius: 50%; animation: ${spread} linear both; animation-timeline: scroll(); animation-range: 0 28rem; }
      i:nth-child(2) { animation-range: 6rem 36rem; }
      i:nth-child(3) { animation-range: 12rem 44rem; }
    }
  }
`;

function Waves() {
  return (
    <Air aria-hidden="true">
      <i />
      <i />
      <i />
    </Air>
  );
}

interface ArticleOpeningProps {
  readonly article: Article;
  readonly chapter: Chapter;
}

function ArticleOpening({ article, chapter }: ArticleOpeningProps) {
  return (
    <IllustratedOpening
      illustration={
        <>
          <DrawingImage drawing={drawing(article.drawing)} fetchPriority="high" />
          {article.drawing === 'story-prophecy' ? <Waves /> : null}
        </>
      }
    >
      <Breadcrumbs chapter={chapter} />
      <h1 tabIndex={-1}>{article.title}</h1>
      <Text kind="lead">{article.lead}</Text>
    </IllustratedOpening>
  );
}
