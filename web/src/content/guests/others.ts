import { cardCredit, type Guest } from './guest.js';

/** Sports Champions: three, in clubs. */
export const sportsChampions: readonly Guest[] = [
  {
    id: 'max-baer',
    name: 'Max Baer',
    category: 'sports',
    description: 'Heavyweight champion of the world for one day less than a year.',
    era: '1930s',
    eraYears: { from: 1930, to: 1941 },
    died: 1959,
    notable: 'World heavyweight champion, June 1934 to June 1935',
    photoSource: cardCredit,
    biography: [
      'Baer was born at Omaha in 1909. He won the heavyweight title on June 14, 1934, and lost it on June 13, 1935.',
      'He is on the tours’ list, and a book on Dallas gambling has him in its index close to the pages on the hill.',
    ],
    certainty: 'reported',
    suit: 'clubs',
    rank: 'A',
    emblem: 'A champion’s belt',
  },
  {
    id: 'maxie-rosenbloom',
    name: 'Maxie Rosenbloom',
    category: 'sports',
    description: 'Slapsie Maxie, champion first and comedian after.',
    era: 'Late 1930s',
    eraYears: { from: 1935, to: 1939 },
    died: 1976,
    notable: 'World light-heavyweight champion, 1930 to 1934',
    photoSource: cardCredit,
    biography: [
      'He fought with an open glove, which gave him his nickname, and kept out of the way, which gave him his title. The sources cannot agree on the year of his birth. Later he played fighters in the films, amiable ones with little to say.',
      'The museum has him training on the hill in the late thirties, where there was a gym, a ring and a pool to swim in.',
    ],
    certainty: 'reported',
    suit: 'clubs',
    rank: 'K',
    emblem: 'A ring bell and a skipping rope',
  },
  {
    id: 'lew-jenkins',
    name: 'Lew Jenkins',
    category: 'sports',
    description: 'The Sweetwater Swatter, lightweight champion of the world.',
    era: 'Late 1930s and early 1940s',
    eraYears: { from: 1936, to: 1942 },
    died: 1981,
    notable: 'Took the world lightweight title from Lou Ambers on May 10, 1940',
    photoSource: cardCredit,
    biography: [
      'Jenkins, born in 1916, came out of Texas thin, hungry and able to knock down a door. He took the lightweight title from Lou Ambers on May 10, 1940, and held it into the next year, in spite of how he lived.',
      'He sparred on the hill, and there is a photograph of him with Fred Browning and the manager Hymie Caplin; we can say that of nobody else on our list. Browning is also said to have managed him, which is less certain.',
    ],
    certainty: 'reported',
    suit: 'clubs',
    rank: 'J',
    emblem: 'Boxing gloves under the ring lamp',
  },
];

/** Business Magnates: one, in spades. */
export const businessMagnates: readonly Guest[] = [
  {
    id: 'howard-hughes',
    name: 'Howard Hughes',
    category: 'business',
    description: 'Heir, film producer, aviator; remembered here for his shoes.',
    era: '1930s and 1940s',
    eraYears: { from: 1930, to: 1949 },
    died: 1976,
    notable: 'Hell’s Angels, 1930; around the world in record time, 1938',
    photoSource: cardCredit,
    biography: [
      'Born in Texas in 1905 and heir to a Houston company that made drilling tools, Hughes spent the money on a film about airplanes, then on airplanes. In 1938 he flew around the world faster than anyone had. Later he bought an airline.',
      'A man who had worked on the hill remembered him there, in a tuxedo and tennis shoes.',
    ],
    certainty: 'reported',
    suit: 'spades',
    rank: 'A',
    emblem: 'A silver airplane over the globe',
  },
];

/** Notorious Figures: two cards, the jokers of the deck. */
export const notoriousFigures: readonly Guest[] = [
  {
    id: 'bonnie-and-clyde',
    name: 'Bonnie & Clyde',
    category: 'notorious',
    description: 'Bonnie Parker and Clyde Barrow, an outlaw couple from the Dallas area.',
    era: 'Between 1930 and May 1934',
    eraYears: { from: 1930, to: 1934 },
    died: 1934,
    notable: 'Two years on the road, and a dozen deaths',
    photoSource: cardCredit,
    biography: [
      'Bonnie Parker and Clyde Barrow met in Dallas in 1930. They robbed shops and small banks, drove very fast, and with their gang killed about a dozen people, most of them officers of the law. On May 23, 1934, both were shot dead in an ambush in Louisiana. She was twenty-three.',
      'Everyone says that they came to the hill. Nobody has produced a document.',
    ],
    certainty: 'local tradition',
    suit: 'joker',
    rank: 'Joker',
    emblem: 'A car with its lamps lit',
  },
  {
    id: 'benny-binion',
    name: 'Benny Binion',
    category: 'notorious',
    description: 'Boss of the Dallas rackets, later of a Las Vegas casino.',
    era: '1930s to the end of 1946',
    eraYears: { from: 1930, to: 1946 },
    died: 1989,
    notable: 'Binion’s Horseshoe; the World Series of Poker, 1970',
    photoSource: cardCredit,
    biography: [
      'Binion, born in 1904, ran gambling in Dallas with a friendly manner and a record that included killings. At the end of 1946 the weather in Dallas changed and he drove to Las Vegas, where what he did was legal. His casino there started the World Series of Poker.',
      'He is often called a partner in Top O’ Hill, or the holder of a stake. The City of Arlington’s own account says so; the collectors of its chips say “allegedly”.',
    ],
    certainty: 'reported',
    suit: 'joker',
    rank: 'Joker',
    emblem: 'A horseshoe and a pair of dice',
  },
];
