import type { Guest, GuestCategoryId, Suit } from './guest.js';
import { hollywoodStars } from './hollywood.js';
import { musicLegends } from './music.js';
import { businessMagnates, notoriousFigures, sportsChampions } from './others.js';

/** A category card of /famous-infamous, which links to `?category=<id>`. */
export interface GuestCategory {
  readonly id: GuestCategoryId;
  readonly title: string;
  /** A guest of the category, as printed on a card. */
  readonly singular: string;
  readonly description: string;
  readonly suit: Suit;
  readonly guests: readonly Guest[];
}

/** The five categories in the order of product.md, with 8, 5, 3, 1 and 2 guests. */
export const guestCategories: readonly GuestCategory[] = [
  {
    id: 'hollywood',
    title: 'Hollywood Stars',
    singular: 'Hollywood star',
    description: 'Eight names from the screen. All eight visits are reported. We have no dated record of any.',
    suit: 'hearts',
    guests: hollywoodStars,
  },
  {
    id: 'music',
    title: 'Music Legends',
    singular: 'Music legend',
    description: 'Five who played or sang. One of them has a witness.',
    suit: 'diamonds',
    guests: musicLegends,
  },
  {
    id: 'sports',
    title: 'Sports Champions',
    singular: 'Sports champion',
    description: 'Three fighters. The ring stood by the pool, and one was photographed with the owner.',
    suit: 'clubs',
    guests: sportsChampions,
  },
  {
    id: 'business',
    title: 'Business Magnates',
    singular: 'Business magnate',
    description: 'Howard Hughes, flier and film producer.',
    suit: 'spades',
    guests: businessMagnates,
  },
  {
    id: 'notorious',
    title: 'Notorious Figures',
    singular: 'Notorious',
    description: 'Two cards: an outlaw couple and a gambling boss.',
    suit: 'joker',
    guests: notoriousFigures,
  },
];

/** All nineteen guests, category by category. */
export const guests: readonly Guest[] = guestCategories.flatMap((category) => category.guests);
