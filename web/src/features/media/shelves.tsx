import type { VideoItem } from '../../content/media.js';
import { ArticleView } from './article-view.js';
import { BookView } from './book-view.js';
import { BookThumb, ClippingThumb } from './drawn-thumbs.js';
import { filmStill } from './film-still.js';
import { FilmView } from './film-view.js';
import { MediaRoom } from './media-room.js';
import { Thumb } from './reel.js';
import { useShownMedia } from './shown-media.js';

export interface ShelfProps {
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
}

function still(film: VideoItem) {
  const { src, width, height } = filmStill(film);
  return (
    <Thumb>
      <img src={src} alt="" width={width} height={height} />
    </Thumb>
  );
}

/** Video Content: the films. */
export function Films({ picked, onPick }: ShelfProps) {
  const { videos } = useShownMedia();
  return (
    <MediaRoom
      label="Video Content"
      rows={videos.map((film) => ({ id: film.id, title: film.title, note: film.source, thumb: still(film) }))}
      picked={picked}
      onPick={onPick}
      show={(id, titleId) => {
        const film = videos.find((video) => video.id === id);
        return film ? <FilmView key={id} film={film} titleId={titleId} /> : null;
      }}
    />
  );
}

/** Written Content: the articles. */
export function Articles({ picked, onPick }: ShelfProps) {
  const { documents } = useShownMedia();
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
  const { books } = useShownMedia();
  return (
    <MediaRoom
      label="Published Books"
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
