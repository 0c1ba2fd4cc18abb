import { toldOnTours } from '../../texts/articles/told-on-tours.js';
import { ArticlePage } from './article-page.js';
import { articleAt } from './chapters.js';

/** Tea room, casino or peak. */
export function ToldPage({ route }: { readonly route: string }) {
  return <ArticlePage article={articleAt(toldOnTours, route)} />;
}
