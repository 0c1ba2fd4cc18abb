import { styled } from 'styled-components';
import { toldOnTours } from '../../texts/articles/told-on-tours.js';
import { comingSoon } from '../../texts/placeholders.js';
import { ArticlePage } from './article-page.js';
import { articleAt } from './chapters.js';
import { OnTour } from './on-tour.js';

const Awaited = styled.p`
  margin-top: var(--s-6);
  color: var(--fg-soft);
  font: italic 400 var(--t-4) / 1.5 var(--text);
  text-align: center;
  b { font-weight: 600; color: var(--fg); }
`;

/** Tea room, casino or peak: a chapter, the stop of a tour that shows it, and what the page still waits for. */
export function ToldPage({ route }: { readonly route: string }) {
  const article = articleAt(toldOnTours, route);
  const { onTour, awaited } = article;
  return (
    <ArticlePage article={article}>
      {onTour ? <OnTour {...onTour} /> : null}
      <Awaited>
        <b>{comingSoon}</b>: {awaited}
      </Awaited>
    </ArticlePage>
  );
}
