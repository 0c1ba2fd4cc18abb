import { booksForSale, documents, videos } from '../../content/media.js';
import { ArticleView } from './article-view.js';
import { BookView } from './book-view.js';
import { BookThumb, ClippingThumb } from './drawn-thumbs.js';
import { filmStill } from './film-still.js';
import { FilmView } from './film-view.js';
import { MediaRoom } from './media-room.js';
import { Thumb } from './reel.js';

export interface ShelfProps {
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
}

function still(film: (typeof videos)[number]) {
  const { src, width, height } = filmStill(film);
  return (
    <Thumb>
      <img src={src} alt="" width={width} height={height} />
    </Thumb>
  );
}

/** Video Content: the films. */
export function Films({ picked, onPick }: ShelfProps) {
  return (
    <MediaRoom
      label="Video Content"
      rows={videos.map((film) => ({ id: film.id, title: film.title, note: film.source, thumb: still(film) }))}
      picked={picked}
      onPick={onPick}
      show={(id, titleId) => {
        const film = videos.find((video) => video.id === id);
        return film ? <FilmView film={film} titleId={titleId} /> : null;
      }}
    />
  );
}

/** Written Content: the articles. */
export function Articles({ picked, onPick }: ShelfProps) {
  return (
    <MediaRoom
      label="Written Content"
      rows={documents.map(({ id, title, description }) => ({ id, title, note: description, thumb: <ClippingThumb /> }))}
      picked={picked}
      onPick={onPick}
      show={(id, titleId) => {
        const item = documents.find((document) => document.id === id);
        return item ? <ArticleView item={item} titleId={titleId} /> : null;
      }}
    />
  );
}

/** Published Books. */
export function Books({ picked, onPick }: ShelfProps) {
  return (
    <MediaRoom
      label="Published Books"
      rows={booksForSale.map(({ id, title, authors }, place) => ({
        id,
        title,
        note: authors,
        thumb: <BookThumb place={place} />,
      }))}
      picked={picked}
      onPick={onPick}
      show={(id, titleId) => {
        const place = booksForSale.findIndex((book) => book.id === id);
        const book = booksForSale[place];
        return book ? <BookView key={id} book={book} place={place} titleId={titleId} /> : null;
      }}
    />
  );
}
