import { styled } from 'styled-components';
import { articleList } from '../../content/articles/article-list.js';
import { UnderOpening } from '../../design/frames/illustrated-opening.js';
import { Terrace } from '../../design/frames/terrace.js';
import { usePageTitle } from '../../document/page-title.js';
import { ArticleOpening } from './article-opening.js';
import { ArticleSection } from './article-section.js';
import { chapterAt } from './chapters.js';
import { Onward } from './onward.js';
import { SurenessLegend } from './sureness-legend.js';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: clamp(2.75rem, 4.5vw, 4.5rem);
  margin-top: clamp(2rem, 4vw, 4.5rem);
`;

/** A chapter of the story. The margin says how sure we are and names the source. */
export function ArticlePage({ route }: { readonly route: string }) {
  const article = articleList.find((candidate) => candidate.route === route);
  const chapter = chapterAt(route);
  if (article === undefined || chapter === undefined) throw new Error(`No chapter at ${route}`);
  usePageTitle(article.title, article.lead);
  return (
    <article>
      <ArticleOpening article={article} chapter={chapter} />
      <Terrace>
        <UnderOpening>
          <SurenessLegend />
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
