import { countSpelled } from '../../../../kit/lib/spelled-number.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import type { DocumentItem, VideoItem } from '../../texts/media.js';
import { ArticleView } from './article-view.js';
import { BookView } from './book-view.js';
import { filmStill } from './film-still.js';
import { FilmView } from './film-view.js';
import { MediaRoom } from './media-room.js';
import { Thumb } from './reel.js';
import { useShownMedia } from './shown-media.js';

/** The film's drawing. */
function FilmThumb({ film }: { readonly film: VideoItem }) {
  const { src, width, height } = filmStill(film);
  return (
    <Thumb>
      <img src={src} alt="" width={width} height={height} />
    </Thumb>
  );
}

/** How each newspaper lies, and the side of its picture. */
const papers = [
  { turn: -4, mirrored: false },
  { turn: 3, mirrored: true },
  { turn: -2, mirrored: true },
  { turn: 5, mirrored: false },
] as const;

/** A newspaper with the article's own picture on its front page. */
function ClippingThumb({ item, place }: { readonly item: DocumentItem; readonly place: number }) {
  const { turn, mirrored } = papers[place % papers.length] ?? papers[0];
  const [picture, text] = mirrored ? [64, 34] : [34, 82];
  return (
    <Thumb>
      <svg viewBox="0 0 128 80" width="100%" height="100%" aria-hidden="true" focusable="false">
        <path d="M0 0h128v80H0z" fill="#22332a" />
        <path d="M0 58h128v22H0z" fill="#4a2a14" />
        <g transform={`rotate(${turn} 64 40)`}>
          <path d="M29 10h76v76H29z" fill="#12080a" opacity=".5" />
          <path d="M26 6h76v76H26z" fill="#f4e9cd" />
          <path d="M34 12h60v6H34zM34 21h46v3H34z" fill="#3a2c20" />
          <image
            href={drawing(item.drawing).src}
            x={picture}
            y={28}
            width={mirrored ? 30 : 44}
            height={30}
            preserveAspectRatio="xMidYMid slice"
            style={{ filter: 'sepia(0.55)' }}
          />
          <path
            d={`M${text} 30h${mirrored ? 26 : 12}m0 5h-${mirrored ? 26 : 12}m0 5h${mirrored ? 24 : 11}m0 5h-${mirrored ? 24 : 11}m0 5h${mirrored ? 26 : 12}m0 5h-${mirrored ? 26 : 12}M34 63h60m0 5H34m0 5h52m0 5H34`}
            fill="none"
            stroke="#8b7250"
            strokeWidth="1.6"
          />
        </g>
      </svg>
    </Thumb>
  );
}

/** A closed book that stands, one that lies, and one that is open, in the cloths of the books shown in full. */
const books = [
  <g key="stands">
    <path d="M44 12h40v56H44z" fill="#1f4d3d" />
    <path d="M44 12h7v56h-7z" fill="#0f2a22" />
    <path d="M84 14h4v54h-4z" fill="#f4e9cd" />
    <path d="M56 18h23v44H56zM60 26h15M60 30h15M62 54h11" fill="none" stroke="#e6c983" strokeWidth="1.5" />
  </g>,
  <g key="lies">
    <path d="M26 54h74v14H26z" fill="#7a1f26" />
    <path d="M34 57h66v8H34z" fill="#f4e9cd" />
    <path d="M34 60h66M34 62h66" stroke="#c9b48a" />
    <path d="M26 54 42 38h70L100 54z" fill="#96323a" />
    <path d="M46 41h56l-8 10H38z" fill="none" stroke="#e6c983" strokeWidth="1.5" />
    <path d="M58 46h28" stroke="#e6c983" strokeWidth="2.5" />
  </g>,
  <g key="open">
    <path d="M18 26q24-9 46 0 22-9 46 0l3 40q-26-7-49 1-23-8-49-1z" fill="#2f5d7c" />
    <path d="M21 23q22-8 43 2v39q-20-8-44-1zM107 23q-22-8-43 2v39q20-8 44-1z" fill="#f7efd8" />
    <path d="M28 34q16-4 30 1v20q-14-5-30-2z" fill="#15222a" />
    <path d="M28 50q8-8 14-8t16 10v3q-14-5-30-2z" fill="#24504a" />
    <path d="M40 40h7v4h-7z" fill="#f2c879" />
    <path
      d="M71 34q16-5 30-1M71 41q16-5 30-1M71 48q16-5 30-1M71 55q12-4 20-3"
      fill="none"
      stroke="#8b7250"
      strokeWidth="1.6"
    />
  </g>,
] as const;

/** A book under a lamp. */
function BookThumb({ place }: { readonly place: number }) {
  return (
    <Thumb>
      <svg viewBox="0 0 128 80" width="100%" height="100%" aria-hidden="true" focusable="false">
        <path d="M0 0h128v80H0z" fill="#26150b" />
        <path d="M52 0h24l40 70H12z" fill="#f2c879" opacity=".22" />
        <path d="M0 67h128v13H0z" fill="#5f3a1e" />
        <path d="M0 67h128v2H0z" fill="#c98a45" />
        {books[place % books.length]}
      </svg>
    </Thumb>
  );
}

export interface ShelfProps {
  /** Undefined: the first; null: none. */
  readonly picked: string | null | undefined;
  readonly onPick: (id: string, isOpen: boolean) => void;
}

/** Video Content: the films. */
export function Films({ picked, onPick }: ShelfProps) {
  const { videos } = useShownMedia();
  return (
    <MediaRoom
      label="Video Content"
      hasScreen
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
