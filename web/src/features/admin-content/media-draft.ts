import type { MediaItem } from '../../lib/site-content.js';

/** An item as edited: an empty text for nothing. */
export interface MediaDraft {
  readonly id: string;
  readonly kind: MediaItem['kind'];
  readonly title: string;
  readonly source: string;
  readonly description: string;
  readonly address: string;
  readonly video: string;
  readonly duration: string;
  readonly date: string;
  readonly text: string;
  readonly price: string;
  readonly shipping: string;
}

/** The URL that staff would paste for a player. */
function videoOf({ player }: MediaItem): string {
  if (!player) return '';
  return player.kind === 'youtube' ? `https://youtu.be/${player.address}` : player.address;
}

export function draftOf(item: MediaItem): MediaDraft {
  const { id, kind, title, source, description, address, duration, date, text, price, shipping } = item;
  return {
    ...{ id, kind, title, source, description, video: videoOf(item) },
    ...{ address: address ?? '', duration: duration ?? '', date: date ?? '', text: text ?? '' },
    ...{ price: price ?? '', shipping: shipping ?? '' },
  };
}

/** A new item with an unused id. */
export function newDraft(kind: MediaItem['kind'], id: string): MediaDraft {
  return draftOf({ id, kind, title: '', source: '', description: '' });
}

/** How the site shows an item. */
export function onTheSite({ kind, video }: Pick<MediaDraft, 'kind' | 'video'>): string {
  if (kind !== 'video') return kind === 'book' ? 'Book' : 'Article';
  return video === '' ? 'Drawing and link' : 'Plays on the page';
}
