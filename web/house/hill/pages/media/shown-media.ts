import { useMemo } from 'react';
import { useHouse } from '../../../../kit/document/use-house.js';
import type { MediaItem } from '../../../../kit/lib/site-content.js';
import {
  type BookItem,
  booksForSale,
  type DocumentItem,
  documents,
  type VideoItem,
  videos,
} from '../../texts/media.js';

export interface ShownMedia {
  readonly videos: readonly VideoItem[];
  readonly documents: readonly DocumentItem[];
  readonly books: readonly BookItem[];
}

const own: ShownMedia = { videos, documents, books: booksForSale };

function embedOf({ player }: MediaItem): Pick<VideoItem, 'type' | 'embedId' | 'embedScript' | 'embedUrl'> {
  if (player?.kind === 'script') return { type: 'nbc', embedScript: player.address };
  if (player?.kind === 'frame') return { type: 'wfaa', embedUrl: player.address };
  return { type: 'youtube', ...(player && { embedId: player.address }) };
}

function filmOf(item: MediaItem): VideoItem {
  const { id, title, source, description, address, duration, date } = item;
  return {
    ...{ id, title, source, description, ...embedOf(item) },
    duration: duration ?? '',
    date: date ?? '',
    sourcePage: address ?? '',
    sourceLabel: `Watch at ${source}`,
    status: 'This film does not play here. The button opens the page that shows it.',
    drawing: videos.find((known) => known.id === id)?.drawing ?? 'story-legacy',
  };
}

/** @param items as entered by staff */
export function shownMedia(items: readonly MediaItem[]): ShownMedia {
  const ofKind = (kind: MediaItem['kind']) => items.filter((item) => item.kind === kind);
  return {
    videos: ofKind('video').map(filmOf),
    documents: ofKind('article').map(({ id, title, source, description, address, date, text }) => ({
      ...{ id, title, source, description, sourcePage: address ?? '', date: date ?? '', content: text ?? '' },
      drawing: documents.find((known) => known.id === id)?.drawing ?? 'media-desk',
    })),
    books: ofKind('book').map(({ id, title, source, description, text, price, shipping }) => ({
      ...{ id, title, authors: source, description, summary: text ?? '', price: price ?? '' },
      shipping: shipping ?? '',
      available: true,
    })),
  };
}

/** What staff have entered, or else the built-in content. */
export function useShownMedia(): ShownMedia {
  const items = useHouse()?.content?.media?.items;
  return useMemo(() => (items ? shownMedia(items) : own), [items]);
}
