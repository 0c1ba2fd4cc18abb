import type { MediaItem } from '../../../kit/lib/site-content.js';
import { booksForSale, documents, videos } from './media.js';

/** The built-in content of the media page, in the shape that staff enter. */
export const ownMedia: readonly MediaItem[] = [
  ...videos.map(
    ({ id, title, source, description, sourcePage }) =>
      ({ id, kind: 'video', title, source, description, address: sourcePage }) as const,
  ),
  ...documents.map(
    ({ id, title, source, description, sourcePage, date, content }) =>
      ({ id, kind: 'article', title, source, description, address: sourcePage, date, text: content }) as const,
  ),
  ...booksForSale.map(
    ({ id, title, authors, description, summary, price, shipping }) =>
      ({ id, kind: 'book', title, source: authors, description, text: summary, price, shipping }) as const,
  ),
];
