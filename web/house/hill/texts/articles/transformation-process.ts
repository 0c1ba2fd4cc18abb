import type { Article } from './article.js';

/** Card 9: from casino to campus, room by room. */
export const transformationProcess: Article = {
  route: '/transformation-process',
  title: 'The Transformation Process',
  lead: 'How do you turn a casino into a seminary? Gaming rooms became classrooms. Some of it is documented; some is told.',
  drawing: 'story-process',
  sections: [
    {
      year: '1956',
      heading: 'What the buyers found',
      plate: 'wheel',
      paragraphs: [
        'The school already owned the land next door, on Highway 80, and about a year later learned that the hill was to be had. When it came here late in 1956, the Bible Baptist Seminary had not bought a church hall. It had bought a house with a gaming floor below it, a room for hiding things, a tunnel for leaving, a garden with a place for the band, a swimming pool, stables, and at the foot of the drive a stone gate with towers for the guards.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'Casino, secret room, tunnel, restaurant, garden, stable and brothel were all here.',
          source: 'Texas Historical Commission marker; Handbook of Texas.',
        },
      ],
    },
    {
      heading: 'Room by room',
      plate: 'door',
      paragraphs: [
        '{Where the tables had stood came classes and offices. The building that had served as a brothel was a dormitory for women students for a while, and was then taken down. The tunnel, by several tellings, was simply used to walk to class.}',
        '{The stable with Royal Ford’s name cut in the stone found a second life too. In 2017 a visitor found the alumni office in it.}',
      ],
      certainty: 'reported',
      notes: [
        {
          certainty: 'reported',
          text: 'The dormitory, and the reuse of the rooms.',
          source: 'A Fort Worth history writer, with photographs.',
        },
        {
          certainty: 'local tradition',
          text: 'Students in the tunnel on their way to class.',
          source: 'Told on tours.',
        },
      ],
    },
    {
      heading: 'The house comes down',
      plate: 'house',
      paragraphs: [
        '{The house itself, tea room, restaurant and lid of the casino, did not stay. In time it was replaced by a building for administration and students; a door near its kitchen opens on the tunnel.}',
        '{There are two accounts of how willingly the school remembered. By one account the first leaders played the past down, and much that would now be under glass was thrown away. By another the school meant to keep its history and had a museum of sorts by 1960.}',
      ],
      certainty: 'reported',
      notes: [
        {
          certainty: 'reported',
          text: 'The old house was removed and a school building put in its place; no year is certain.',
          source: 'A Fort Worth history writer.',
        },
      ],
      twoAccounts: {
        heading: 'Two accounts of an attic',
        accounts: [
          {
            value: 'Cleared',
            words: 'The past was hushed up and its things discarded, newspapers wrote in 2003 and 2013.',
          },
          {
            value: 'Kept',
            words: 'The school wished to preserve it and had a museum by 1960, a university project says.',
          },
        ],
        reading: 'We cannot say which account is right.',
      },
    },
    {
      heading: 'What stayed',
      plate: 'gate',
      paragraphs: [
        'The stone stayed. Gate and guard towers, the tea garden with its tile-roofed gazebo, the pool under a later roof, the main stable and Royal Ford’s own, and a stretch of the tunnel: you can walk from one to the next in an afternoon, and a tour does. That is a lot for a place that was designed to disappear at the press of a button.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'The parts that survive.', source: 'Photographs and visitors; the museum.' },
      ],
    },
  ],
};
