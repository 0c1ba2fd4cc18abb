import { countSpelled } from '../../lib/spelled-number.js';
import { ArticleView } from './article-view.js';
import { BookView } from './book-view.js';
import { FilmView } from './film-view.js';
import { MediaRoom } from './media-room.js';
import { useShownMedia } from './shown-media.js';
import { BookThumb, ClippingThumb, FilmThumb } from './thumbs.js';

export interface ShelfProps {
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
}

/** Video Content: the films. */
export function Films({ picked, onPick }: ShelfProps) {
  const { videos } = useShownMedia();
  return (
    <MediaRoom
      label="Video Content"
      room="media-screen"
      holds={countSpelled(videos.length, 'film')}
      rows={videos.map((film) => ({
        id: film.id,
        title: film.title,
        note: film.source,
        thumb: <FilmThumb film={film} />,
      }))}
      picked={picked}
      onPick={onPick}
      show={(id, titleId) => {
        const film = videos.find((video) => video.id === id);
        return film ? <FilmView key={id} film={film} titleId={titleId} /> : null;
      }}
    />
  );
}

export function Articles({ picked, onPick }: ShelfProps) {
  const { documents } = useShownMedia();
  return (
    <MediaRoom
      label="Written Content"
      room="media-desk"
      holds={countSpelled(documents.length, 'article')}
      rows={documents.map((item, place) => ({
        id: item.id,
        title: item.title,
        note: item.description,
        thumb: <ClippingThumb item={item} place={place} />,
      }))}
      picked={picked}
      onPick={onPick}
      show={(id, titleId) => {
        const item = documents.find((document) => document.id === id);
        return item ? <ArticleView item={item} titleId={titleId} /> : null;
      }}
    />
  );
}

export function Books({ picked, onPick }: ShelfProps) {
  const { books } = useShownMedia();
  return (
    <MediaRoom
      label="Published Books"
      room="media-shelf"
      holds={countSpelled(books.length, 'book')}
      rows={books.map(({ id, title, authors }, place) => ({
        id,
        title,
        note: authors,
        thumb: <BookThumb place={place} />,
      }))}
      picked={picked}
      onPick={onPick}
      show={(id, titleId) => {
        const place = books.findIndex((book) => book.id === id);
        const book = books[place];
        return book ? <BookView key={id} book={book} place={place} titleId={titleId} /> : null;
      }}
    />
  );
}
