import type { Article } from './article.js';

/** Card 3: an evening above the floor and below it. */
export const peakEra: Article = {
  route: '/peakera',
  title: 'The Peak Era',
  lead: 'One house, two businesses. Many guests of the first never knew of the second.',
  drawing: 'story-peak',
  sections: [
    {
      year: '1929',
      heading: 'The crowd',
      plate: 'rail',
      paragraphs: [
        'The Arlington Downs track opened on November 1, 1929. Texas made betting on its horses lawful in 1933 and repealed the law in 1937. By day the crowd stood at the rail; by night part of it came up the hill. Several people call the place Vegas before Vegas today.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The track, the law and the crowd.',
          source: 'State marker; Handbook of Texas.',
        },
      ],
    },
    {
      heading: 'The garden',
      plate: 'gazebo',
      paragraphs: [
        'Restaurant and garden were a real business. Inside sandstone walls north of the house were benches, a small pond with swans, a gazebo with a tiled roof, and a stage for the band. {A dancer with Ruth Laird’s Texas Rockets remembered the orchestras of Tommy Dorsey and Herman Waldman playing in it.}',
        '{Boxers trained by the pool: Lou Brouillard in 1933, Maxie Rosenbloom later in the decade.} The pool has a better witness. A photograph shows Fred Browning beside it in a pin-striped suit and spats, dressed for everything but a swim.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'Garden, stage and photograph.', source: 'The museum; Hometown by Handlebar.' },
        { certainty: 'reported', text: 'The orchestras and the boxers.', source: 'The museum.' },
      ],
    },
    {
      heading: 'Under the floor',
      plate: 'wheel',
      paragraphs: [
        '{Below were roulette, blackjack and craps, with carpets, brass and fine china, and dealers in formal dress. Film people and oil people are said to have come, and large sums are told of single evenings, round and unaudited.} The museum shows an original roulette wheel.',
        'No visit of a famous guest is proven by a dated document that we have seen. One is close to it: a photograph shows the boxer Lew Jenkins with Fred Browning. As for the staff, Jack Poe had worked here as a teenager. He told a newspaper in 2003 that workers knew to keep quiet.',
      ],
      certainty: 'reported',
      notes: [
        {
          certainty: 'on record',
          text: 'The wheel, the photograph and what Poe said.',
          source: 'Star-Telegram, 2003 and 2017; UT Arlington.',
        },
        { certainty: 'reported', text: 'Games, rooms, guests and sums.', source: 'Blood Aces; CBS Texas.' },
      ],
    },
    {
      year: '1947',
      heading: 'The horse, and the end',
      plate: 'horse',
      paragraphs: [
        'Royal Ford, a gray stallion, had a stone stable of his own with his name cut in it. He outlasted the evenings. In August 1947 Texas Rangers under Captain M. T. Gonzaullas found the gambling in full swing. It did not close the house at once; it began the end of it.',
      ],
      certainty: 'on record',
      notes: [{ certainty: 'on record', text: 'The stable and the raid.', source: 'State marker; Handbook of Texas.' }],
    },
  ],
  onTour: {
    type: 'premium',
    words:
      'You stand in front of Royal Ford’s stable, in the garden where the band played, and before the roulette wheel in the museum.',
  },
  awaited: 'the archive’s own photographs of the evenings, once they are digitized.',
};
