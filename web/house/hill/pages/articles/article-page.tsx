import { styled } from 'styled-components';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { Text } from '../../../../kit/design/type/text.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { absolute } from '../../../../kit/document/public-address.js';
import type { StructuredData } from '../../../../kit/document/structured-data/json-ld.js';
import { useStructuredData } from '../../../../kit/document/structured-data/use-structured-data.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { IllustratedOpening, UnderOpening } from '../../design/illustrated-opening.js';
import { OnRecordSwitch } from '../../design/on-record-switch.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { chapterPictures } from '../../drawings/scenes/chapter-pictures.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import type { Article } from '../../texts/articles/article.js';
import { comingSoon } from '../../texts/placeholders.js';
import { ArticleSection } from './article-section.js';
import { DetailPicture, WidePicture } from './chapter-picture.js';
import { Breadcrumbs, Onward } from './chapter-ways.js';
import { type Chapter, chapterAt } from './chapters.js';
import { OnTour } from './on-tour.js';

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

const Rest = styled(Page)`
  padding-bottom: clamp(3rem, 2rem + 4vw, 6rem);
`;

const Awaited = styled.p`
  max-width: var(--measure);
  margin: var(--s-6) auto 0;
  color: var(--fg-soft);
  font: italic 400 var(--t-4) / 1.5 var(--text);
  text-align: center;
  b { font-weight: 600; color: var(--fg); }
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
export function ArticlePage({ article }: { readonly article: Article }) {
  const { route, sections, onTour, awaited } = article;
  const chapter = chapterAt(route);
  const picture = chapterPictures[route];
  if (!chapter || !picture) throw new Error(`No chapter at ${route}`);
  const middle = Math.ceil(sections.length / 2);
  usePageTitle(article.title, article.lead);
  useStructuredData((address) => [breadcrumbData(article, address)]);
  return (
    <article>
      <ArticleOpening article={article} chapter={chapter} />
      <Terrace>
        <UnderOpening>
          <CertaintyLegend />
          <Sections>
            {sections.slice(0, middle).map((section, place) => (
              <ArticleSection key={section.heading} section={section} isFirst={place === 0} />
            ))}
          </Sections>
        </UnderOpening>
        <WidePicture picture={picture} />
        <Rest>
          <Sections>
            {sections.slice(middle).map((section) => (
              <ArticleSection key={section.heading} section={section} isFirst={false} />
            ))}
          </Sections>
          {onTour ? <OnTour {...onTour} /> : null}
          {awaited ? (
            <Awaited>
              <b>{comingSoon}</b>: {awaited}
            </Awaited>
          ) : null}
          <Onward chapter={chapter} />
        </Rest>
        <DetailPicture picture={picture} />
      </Terrace>
    </article>
  );
}

interface ArticleOpeningProps {
  readonly article: Article;
  readonly chapter: Chapter;
}

function ArticleOpening({ article, chapter }: ArticleOpeningProps) {
  return (
    <IllustratedOpening illustration={<DrawingImage drawing={drawing(article.drawing)} fetchPriority="high" />}>
      <Breadcrumbs chapter={chapter} />
      <h1 tabIndex={-1}>{article.title}</h1>
      <Text kind="lead">{article.lead}</Text>
    </IllustratedOpening>
  );
}
