import { crusade } from '../../texts/articles/crusade.js';
import { ArticlePage } from './article-page.js';
import { articleAt } from './chapters.js';

/** A chapter of the preacher. */
export function CrusadePage({ route }: { readonly route: string }) {
  return <ArticlePage article={articleAt(crusade, route)} />;
}
