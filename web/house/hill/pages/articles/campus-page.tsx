import { campus } from '../../texts/articles/campus.js';
import { ArticlePage } from './article-page.js';
import { articleAt } from './chapters.js';

/** A chapter from the purchase on. */
export function CampusPage({ route }: { readonly route: string }) {
  return <ArticlePage article={articleAt(campus, route)} />;
}
