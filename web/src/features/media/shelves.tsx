import type { VideoItem } from '../../content/media.js';
import { ArticleView } from './article-view.js';
import { BookView } from './book-view.js';
import { filmStill } from './film-still.js';
import { FilmView } from './film-view.js';
import { MediaRoom } from './media-room.js';
import { Thumb } from './reel.js';
import { useShownMedia } from './shown-media.js';

/** A newspaper clipping, for a row of the list. */
function ClippingThumb() {
  return (
    <Thumb>
      <svg viewBox="0 0 128 80" width="100%" height="100%" aria-hidden="true" focusable="false">
        <path d="M0 0h128v80H0z" fill="#15222a" />
        <path d="M26 84l6-70 66-6 8 76z" fill="#f7f1e3" transform="rotate(-3 64 40)" />
        <g transform="rotate(-3 64 40)" fill="#1d1a16">
          <path d="M38 20h54v5H38zM38 28h38v4H38z" />
          <path d="M37 37h24v18H37z" fill="#8a7856" />
          <path
            d="M65 37h29v2H65zM65 42h29v2H65zM65 47h29v2H65zM65 52h29v2H65zM37 59h57v2H37zM37 64h57v2H37zM37 69h57v2H37zM37 74h57v2H37z"
            fill="#5a5146"
          />
        </g>
      </svg>
    </Thumb>
  );
}

const spines = [
  ['#1f4d3d', 22, 20, 46],
  ['#7a1f26', 52, 14, 52],
  ['#2f5d7c', 82, 24, 42],
] as const;

function BookThumb({ place }: { readonly place: number }) {
  return (
    <Thumb>
      <svg viewBox="0 0 128 80" width="100%" height="100%" aria-hidden="true" focusable="false">
        <path d="M0 0h128v80H0z" fill="#15222a" />
        <path d="M64 0l46 66H18z" fill="#f2c879" opacity=".14" />
        {spines.map(([cloth, x, y, height], index) => (
          <g key={cloth} opacity={index === place ? 1 : 0.45}>
            <path d={`M${x} ${y}h24v${height}h-24z`} fill={cloth} />
            <path
              d={`M${x + 3} ${y + 6}h18M${x + 3} ${y + 9}h18M${x + 3} ${y + height - 7}h18`}
              stroke="#e6c983"
              strokeWidth="1.4"
            />
          </g>
        ))}
        <path d="M10 66h108v3H10z" fill="#c9a24b" />
      </svg>
    </Thumb>
  );
}

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
