import { styled } from 'styled-components';
import { articleList } from '../../content/articles/article-list.js';
import { Terrace } from '../../design/frames/terrace.js';
import { Page } from '../../design/layout/page.js';
import { usePageTitle } from '../../document/page-title.js';
import { ArticleOpening } from './article-opening.js';
import { ArticleSection } from './article-section.js';
import { chapterAt } from './chapters.js';
import { Onward } from './onward.js';
import { SurenessLegend } from './sureness-legend.js';

const Inside = styled(Page)`
  padding-block: 6.5rem clamp(3rem, 2rem + 4vw, 6rem);
  @media (min-width: 64rem) { padding-top: 4rem; }
  @media print { padding-top: 2rem; }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: clamp(2.75rem, 4.5vw, 4.5rem);
  margin-top: clamp(2rem, 4vw, 4.5rem);
`;

/** A chapter of the story (spec.md §2): what happened, when, and in the margin how sure we are and by whose word. */
export const ArticlePage = ({ route }: { readonly route: string }) => {
  const article = articleList.find((candidate) => candidate.route === route);
  const chapter = chapterAt(route);
  if (article === undefined || chapter === undefined) throw new Error(`No chapter is told at ${route}`);
  usePageTitle(article.title, article.lead);
  return (
    <article>
      <ArticleOpening article={article} chapter={chapter} />
      <Terrace>
        <Inside>
          <SurenessLegend />
          <Sections>
            {article.sections.map((section, place) => (
              <ArticleSection key={section.heading} section={section} isFirst={place === 0} />
            ))}
          </Sections>
          <Onward chapter={chapter} />
        </Inside>
      </Terrace>
    </article>
  );
};
