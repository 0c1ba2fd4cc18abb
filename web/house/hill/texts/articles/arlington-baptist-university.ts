import type { Article } from './article.js';

/** Card 10: the school under its four names. */
export const arlingtonBaptistUniversity: Article = {
  route: '/arlington-baptist-university',
  title: 'Arlington Baptist University',
  lead: 'Four names, one school, and a campus with more doors than a college strictly needs.',
  drawing: 'story-university',
  sections: [
    {
      year: '1939',
      heading: 'An upper room',
      plate: 'window',
      paragraphs: [
        'The idea is older than the charter. In the 1920s J. Frank Norris wanted an institute for training preachers, and in 1927 one was run by radio and by mail. Louis Entzminger led Bible-school sessions from 1931.',
        'On March 3, 1939, the Fundamental Baptist Bible Institute was chartered. In October it met for its first classes in an upper room of First Baptist Church in Fort Worth. There were sixteen students.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'Dates and the number of students.', source: 'The school’s own history.' },
      ],
    },
    {
      year: '1945',
      heading: 'The seminary, and the split',
      plate: 'signpost',
      paragraphs: [
        'In 1945 it took the name Bible Baptist Seminary. G. B. Vick became its president in 1948, and by 1950 he and Norris had parted; Vick’s friends founded the Baptist Bible Fellowship and a college of their own at Springfield, Missouri. Norris died in 1952, the school left First Baptist, and in 1953 Earl K. Oldham became president of what remained.',
        'He took it to Arlington, and in 1956 to the top of the hill.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The new name, the split and Oldham’s presidency. The move is dated 1955 by the school, the purchase 1956 by the state.',
          source: 'The school’s own history; Texas Historical Commission marker.',
        },
      ],
    },
    {
      heading: 'The college',
      plate: 'book',
      paragraphs: [
        'Under Oldham the seminary became a four-year college with bachelor’s degrees and a new name, Arlington Baptist College. The year of the change is not confirmed. The library on the campus carries Oldham’s name.',
        '{It had been a candidate for accreditation since 1977; under Wayne Martin, who became president in 1980, it was accredited in full.} In 1993 David Bryant followed. His wife Vickie began to ask what the place had been. Most of what we can tell here today we owe to her.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'College, name and presidents.', source: 'The school’s own history; press.' },
        { certainty: 'reported', text: 'The steps toward accreditation.', source: 'Encyclopedia entries.' },
      ],
    },
    {
      year: '2017',
      heading: 'The university',
      plate: 'cap',
      paragraphs: [
        'On June 1, 2017{, with D. L. Moody as president}, the college became Arlington Baptist University. {Clifton McDaniel has led it since 2020.} We train ministers, as the school was founded to do, and other people too.',
        'The campus is a working one, with classes and a library. The hill is a Recorded Texas Historic Landmark, and the school itself shows visitors its gate, its garden and a tunnel. {McDaniel has called it a redemption story.}',
      ],
      certainty: 'reported',
      notes: [
        { certainty: 'on record', text: 'The name and the day.', source: 'Several independent sources.' },
        {
          certainty: 'reported',
          text: 'The presidents since 2009.',
          source: 'A regional history page; Arlington Today.',
        },
      ],
    },
  ],
};
