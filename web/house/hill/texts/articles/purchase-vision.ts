import type { Article } from './article.js';

/** Card 8: how the seminary came to buy the hill. */
export const purchaseVision: Article = {
  route: '/purchase-vision',
  title: 'The Purchase and the Vision',
  lead: 'A school lost its home. A house lost its master. Late in 1956 the one moved into the other.',
  drawing: 'story-purchase',
  sections: [
    {
      year: '1952',
      heading: 'A school without a roof',
      plate: 'suitcase',
      paragraphs: [
        'When J. Frank Norris died in Florida on August 20, 1952, he had been pastor of First Baptist Church in Fort Worth for more than four decades, and the Bible school that he had founded with Louis Entzminger had grown up inside the church. With the pastor gone, the school lost its rooms.',
        'It had come through hard years already. Renamed Bible Baptist Seminary in 1945, it had split within five years, when its president G. B. Vick broke with Norris and a rival college opened at Springfield, Missouri. What was left rented rooms in a former business college in Fort Worth. Then that lease ran out too.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'Chartered in March 1939, with sixteen students that October in an upper room of First Baptist.',
          source: 'The school’s own history.',
        },
      ],
    },
    {
      year: '1953',
      heading: 'The man from the railroad',
      plate: 'rail',
      paragraphs: [
        'The man who had to find an answer was Earl K. Oldham. In 1942 he had left a job with the Santa Fe Railroad to study under Norris and Entzminger; he became pastor of Calvary Baptist Church in Grand Prairie, and in 1953 president of a school with students, teachers and no address.',
        'It bought a piece of ground beside Highway 80 in Arlington, known as the Elmo White land. About a year later it learned that the tract next door was available. The tract next door was Top O’ Hill Terrace.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The lost lease, the White land, then its neighbor.',
          source: 'The museum’s account.',
        },
      ],
    },
    {
      year: '1954',
      heading: 'The other side of the fence',
      plate: 'fence',
      paragraphs: [
        'The hill was not what it had been. Texas had ended betting at its tracks in 1937, Rangers had come through the brush in 1947, and Fred Browning was dead. A racing paper of June 1954 speaks of him as “the late” and reports the forced sale of his horses, to settle a judgment against the estate. The property was in foreclosure with the Lamar Life Insurance Company.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The forced sale and the foreclosure.',
          source: 'The racing press; the museum.',
        },
        {
          certainty: 'reported',
          text: '1953 is the year usually given for Browning’s death. What is proven is that he had died by June 1954.',
          source: 'Daily Racing Form, June 21, 1954.',
        },
      ],
      twoAccounts: {
        heading: 'Two dates for one move',
        accounts: [
          { value: '1955', words: 'The school’s own history gives this year for its move to Arlington.' },
          { value: '1956', words: 'The state marker gives this year, late, for the purchase of the hill.' },
        ],
        reading: 'Perhaps both are right: the White land first, the hill a year after.',
      },
    },
    {
      year: '1956',
      heading: 'The vow, kept by others',
      plate: 'key',
      paragraphs: [
        'Late in 1956, under Oldham, the Bible Baptist Seminary bought Top O’ Hill and moved in. Some pages say that Norris bought it himself, or First Baptist Church; he had been dead four years, and the church had no part in it.',
        '{He is said to have promised that his people would own the place one day. Whether he did or not, they did. Neither man lived to see it.}',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The buyer was the seminary, under Oldham. The vow itself is reported, no more.',
          source: 'Texas Historical Commission marker.',
        },
      ],
    },
  ],
};
