import type { MediaItem } from '../../../kit/lib/site-content.js';

/** The mill has no page for films, articles or books. */
export const ownMedia: readonly MediaItem[] = [];
