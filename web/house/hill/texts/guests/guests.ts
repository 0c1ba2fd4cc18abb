import { cardCredit, type Guest, type GuestCategoryId, type Suit } from './guest.js';
import { hollywoodStars } from './hollywood.js';
import { businessMagnates, notoriousFigures, sportsChampions } from './others.js';

/** Music Legends: five, in diamonds. */
const musicLegends: readonly Guest[] = [
  {
    id: 'frank-sinatra',
    name: 'Frank Sinatra',
    category: 'music',
    description: 'The voice, with a band and without.',
    era: '1940s',
    eraYears: { from: 1940, to: 1949 },
    died: 1998,
    notable: 'With Tommy Dorsey’s orchestra, 1940 to 1942',
    photoSource: cardCredit,
    biography: [
      'Sinatra was born at Hoboken in 1915, learned to breathe from Tommy Dorsey’s trombone, and went out on his own in 1942 to a noise of screaming that was then new. An Oscar came in 1954, for From Here to Eternity.',
      'He is alleged to have sung at Top O’ Hill in the late 1940s. A university project uses that very word, and two television stations repeat the story.',
    ],
    certainty: 'reported',
    suit: 'diamonds',
    rank: 'A',
    emblem: 'A microphone in a spotlight',
  },
  {
    id: 'tommy-dorsey',
    name: 'Tommy Dorsey',
    category: 'music',
    description: 'Trombonist and bandleader, the Sentimental Gentleman of Swing.',
    era: 'Mid-1930s and 1940s',
    eraYears: { from: 1935, to: 1949 },
    died: 1956,
    notable: 'One of the great orchestras of the swing years',
    photoSource: cardCredit,
    biography: [
      'Dorsey, born in Pennsylvania in 1905, had the smoothest trombone in America. His orchestra was one of the three or four by which the others were measured.',
      'Here the hill has an eyewitness. A dancer with Ruth Laird’s Texas Rockets remembered his band playing in the tea garden, and Herman Waldman’s as well. It is the best-supported evening on our list.',
    ],
    certainty: 'reported',
    suit: 'diamonds',
    rank: 'K',
    emblem: 'A trombone in a band shell',
  },
  {
    id: 'gene-autry',
    name: 'Gene Autry',
    category: 'music',
    description: 'Texas-born singing cowboy.',
    era: '1930s and 1940s',
    eraYears: { from: 1934, to: 1949 },
    died: 1998,
    notable: 'Back in the Saddle Again',
    photoSource: cardCredit,
    biography: [
      'Autry was born near Tioga, Texas, in 1907, sang on the radio, and from the middle thirties sang on horseback in the films. He ended as an owner of stations and a ball club.',
      'A book on Dallas gambling and Texas television both name him among the guests.',
    ],
    certainty: 'reported',
    suit: 'diamonds',
    rank: 'J',
    emblem: 'A guitar by a camp fire',
  },
  {
    id: 'tex-beneke',
    name: 'Tex Beneke',
    category: 'music',
    description: 'Saxophonist and singer from Fort Worth.',
    era: 'Late 1930s and 1940s',
    eraYears: { from: 1938, to: 1949 },
    died: 2000,
    notable: 'Chattanooga Choo Choo with Glenn Miller, 1941',
    photoSource: cardCredit,
    biography: [
      'Born in Fort Worth in 1914, Gordon Beneke became Tex as soon as he left it. He played the tenor saxophone for Glenn Miller, sang Chattanooga Choo Choo in 1941, and led the band after the war.',
      'He is on the list that is read out on tours. We have found nothing on paper, so his card says local tradition.',
    ],
    certainty: 'local tradition',
    suit: 'diamonds',
    rank: '10',
    emblem: 'A saxophone and a night train',
  },
  {
    id: 'dean-martin',
    name: 'Dean Martin',
    category: 'music',
    description: 'Singer and straight man, at his ease everywhere.',
    era: 'Late 1940s',
    eraYears: { from: 1946, to: 1949 },
    died: 1995,
    notable: 'Half of Martin and Lewis from 1946',
    photoSource: cardCredit,
    biography: [
      'Martin was born at Steubenville, Ohio, in 1917, and had been a boxer and a card dealer before he sang for a living. In 1946 he met Jerry Lewis.',
      'Press reports put him at Top O’ Hill. That would have been in its last full years.',
    ],
    certainty: 'reported',
    suit: 'diamonds',
    rank: '9',
    emblem: 'A cocktail glass and a bow tie',
  },
];

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

/** In the order of product.md, with 8, 5, 3, 1 and 2 guests. */
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

export const guests: readonly Guest[] = guestCategories.flatMap((category) => category.guests);
