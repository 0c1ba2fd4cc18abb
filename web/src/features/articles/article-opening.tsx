import { picture } from '../../art/scenes/pictures.js';
import type { Article } from '../../content/articles/article.js';
import { PictureOpening } from '../../design/frames/picture-opening.js';
import { Text } from '../../design/type/text.js';
import { Breadcrumbs } from './breadcrumbs.js';
import type { Chapter } from './chapters.js';

type ArticleOpeningProps = { readonly article: Article; readonly chapter: Chapter };

/** Where one is in the story, the chapter's title and first sentence, its picture. */
export const ArticleOpening = ({ article, chapter }: ArticleOpeningProps) => {
  const { src, width, height, alt } = picture(article.picture);
  return (
    <PictureOpening
      picture={<img src={src} alt={`Illustration. ${alt}`} width={width} height={height} fetchPriority="high" />}
    >
      <Breadcrumbs chapter={chapter} />
      <h1 tabIndex={-1}>{article.title}</h1>
      <Text kind="lead">{article.lead}</Text>
    </PictureOpening>
  );
};
