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
      paragraphs: [
        'The idea is older than the charter. In the 1920s J. Frank Norris wanted an institute for training preachers, and in 1927 one was run by radio and by mail. Louis Entzminger led Bible-school sessions from 1931.',
        'On March 3, 1939, the Fundamental Baptist Bible Institute was chartered. In October it met for its first classes in an upper room of First Baptist Church in Fort Worth. There were sixteen students.',
      ],
      sureness: 'on record',
      notes: [
        { sureness: 'on record', text: 'Dates and the number of students.', source: 'The school’s own history.' },
      ],
    },
    {
      year: '1945',
      heading: 'The seminary, and the split',
      paragraphs: [
        'In 1945 it took the name Bible Baptist Seminary. G. B. Vick became its president in 1948, and by 1950 he and Norris had parted; Vick’s friends founded the Baptist Bible Fellowship and a college of their own at Springfield, Missouri. Norris died in 1952, the school left First Baptist, and in 1953 Earl K. Oldham became president of what remained.',
        'He took it to Arlington, and in 1956 to the top of the hill.',
      ],
      sureness: 'on record',
      notes: [
        {
          sureness: 'on record',
          text: 'The new name, the split and Oldham’s presidency. The move is dated 1955 by the school, the purchase 1956 by the state.',
          source: 'The school’s own history; Texas Historical Commission marker.',
        },
      ],
    },
    {
      heading: 'The college',
      paragraphs: [
        'Under Oldham the seminary became a four-year college with bachelor’s degrees and a new name, Arlington Baptist College. We give no year for the change, because we have not found one that we trust. The library on the campus carries Oldham’s name.',
        '{It had been a candidate for accreditation since 1977; under Wayne Martin, who became president in 1980, it was accredited in full.} In 1993 David Bryant followed. His wife Vickie looked at the stones around her, began to ask questions, and did not stop. Most of what we can tell here today we owe to her.',
      ],
      sureness: 'on record',
      notes: [
        { sureness: 'on record', text: 'College, name and presidents.', source: 'The school’s own history; press.' },
        { sureness: 'reported', text: 'The steps toward accreditation.', source: 'Encyclopedia entries.' },
      ],
    },
    {
      year: '2017',
      heading: 'The university',
      paragraphs: [
        'On June 1, 2017{, with D. L. Moody as president}, the college became Arlington Baptist University. {Clifton McDaniel has led it since 2020.} We train ministers, as the school was founded to do, and other people too.',
        'The campus is a working one, with classes and a library. Visitors who come for the roulette wheel are shown around by a Baptist school, and we tell the story anyway. {McDaniel has called it a redemption story.}',
      ],
      sureness: 'reported',
      notes: [
        { sureness: 'on record', text: 'The name and the day.', source: 'Several independent sources.' },
        {
          sureness: 'reported',
          text: 'The presidents since 2009.',
          source: 'A regional history page; Arlington Today.',
        },
      ],
    },
  ],
};
