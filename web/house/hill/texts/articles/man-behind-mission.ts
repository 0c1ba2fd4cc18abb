import type { Article } from './article.js';

/** Card 5: the life of J. Frank Norris. */
export const manBehindMission: Article = {
  route: '/man-behind-mission',
  title: 'The Man Behind the Mission',
  lead: 'Before the radio and the headlines there was a farm boy with a hard father and a long way to go.',
  drawing: 'story-man-behind-mission',
  sections: [
    {
      year: '1877',
      heading: 'From Dadeville to Hubbard',
      plate: 'cotton',
      paragraphs: [
        'John Franklyn Norris was born on September 18, 1877, at Dadeville, Alabama. While he was still a child the family moved to a farm at Hubbard, Texas; the books do not agree on the year. It was not a gentle start. His father drank.',
        '{In 1891 trouble came to the house from outside. A man whom the family knew shot both the father and the boy. Frank was thirteen or so, and his recovery took years.}',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'Birth and the move to Texas.', source: 'Biographies of Norris.' },
        {
          certainty: 'reported',
          text: 'The shooting of 1891 and the length of the recovery.',
          source: 'A biography; details differ in others.',
        },
      ],
    },
    {
      year: '1898',
      heading: 'Two schools',
      plate: 'book',
      paragraphs: [
        'He made his way to Baylor University in Waco, where he studied from 1898 to 1903, and then to the Southern Baptist Theological Seminary in Louisville. He would spend a good part of his later life at war with the first of the two.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'Both schools and the years at Baylor.', source: 'Biographies of Norris.' },
      ],
    },
    {
      year: '1905',
      heading: 'A pulpit and a printing press',
      plate: 'press',
      paragraphs: [
        'From 1905 he was pastor of McKinney Avenue Baptist in Dallas. Two years later he was editing as well, at the Baptist Standard, the paper of the Baptists of Texas. He turned it on betting at the race tracks, and he is credited with helping to end it in the state, for the time being.',
        'In 1909 First Baptist Church in Fort Worth called him. He came, and he did not leave.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'Dallas, the Standard and Fort Worth.',
          source: 'Biographies; Fort Worth Star-Telegram.',
        },
      ],
    },
    {
      year: '1926',
      heading: 'Two trials',
      plate: 'gavel',
      paragraphs: [
        'His church burned in 1912, and Norris was tried for arson and for perjury and acquitted. On July 17, 1926, in his church office, he shot and killed Dexter Elliott Chipps, a lumberman, who was not armed; he was tried in Austin in January 1927 and acquitted on self-defense.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'Both trials and both verdicts.',
          source: 'Time, February 7, 1927; Publishers Weekly.',
        },
      ],
    },
    {
      year: '1952',
      heading: 'The measure of him',
      plate: 'scale',
      paragraphs: [
        'He died in Florida on August 20, 1952, at seventy-four, and was buried at Greenwood in Fort Worth. The accounts name two different towns for the death.',
        'He left admirers and critics, and is argued with to this day. He also left a school. It had no home of its own when he died. In 1956 it found one here.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'Date, age and burial. The town is disputed.',
          source: 'Biographies of Norris.',
        },
      ],
    },
  ],
};
