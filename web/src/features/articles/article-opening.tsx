import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import type { Article } from '../../content/articles/article.js';
import { IllustratedOpening } from '../../design/frames/illustrated-opening.js';
import { Text } from '../../design/type/text.js';
import { Breadcrumbs } from './breadcrumbs.js';
import type { Chapter } from './chapters.js';

interface ArticleOpeningProps {
  readonly article: Article;
  readonly chapter: Chapter;
}

export function ArticleOpening({ article, chapter }: ArticleOpeningProps) {
  return (
    <IllustratedOpening illustration={<DrawingImage drawing={drawing(article.drawing)} fetchPriority="high" />}>
      <Breadcrumbs chapter={chapter} />
      <h1 tabIndex={-1}>{article.title}</h1>
      <Text kind="lead">{article.lead}</Text>
    </IllustratedOpening>
  );
}
