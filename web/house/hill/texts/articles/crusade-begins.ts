import type { Article } from './article.js';

/** Card 6: the war on saloons and gambling, and how it reached Arlington. */
export const crusadeBegins: Article = {
  route: '/crusade-begins',
  title: 'The Crusade Begins',
  lead: 'It began with saloons, moved to the race track, and came to Top O’ Hill.',
  drawing: 'story-crusade-begins',
  sections: [
    {
      year: '1909',
      heading: 'Hell’s Half Acre',
      plate: 'saloon',
      paragraphs: [
        'The Fort Worth that called J. Frank Norris in 1909 had a vice district. It was called Hell’s Half Acre. The new pastor preached against it under his own roof and in a tent.',
        'Drink and gambling were one war to him. He had already helped, as an editor in Dallas, to end betting at the Texas tracks. Fort Worth was next. His new church, First Baptist, would hear him on the subject for more than four decades.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The campaign against the saloons and the Acre.',
          source: 'A biographer’s essays; histories of the town.',
        },
      ],
    },
    {
      year: '1912',
      heading: 'Fire',
      plate: 'fire',
      paragraphs: [
        'Early in the war the church itself burned. Norris was tried for arson and for perjury and acquitted. He kept the pulpit, and would keep it for another forty years. Later the quarrel was with other Baptists, too: he fought them over evolution, and the convention of Texas denied him a seat in 1922 and again in 1923.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The fire, the charges and the acquittal.',
          source: 'Fort Worth Star-Telegram; biographies.',
        },
      ],
    },
    {
      year: '1920s',
      heading: 'Tent, paper, radio',
      plate: 'tent',
      paragraphs: [
        'He used the newest tools there were. He printed The Searchlight, and later The Fundamentalist, and sent them where he could not go. He stood at a radio microphone in the 1920s, when radio was young. In 1927 a Bible institute, an idea of his, ran by radio and by mail.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'The paper and the early broadcasts.', source: 'Fort Worth Star-Telegram.' },
      ],
    },
    {
      year: '1930s',
      heading: 'The hill in Arlington',
      plate: 'horse',
      paragraphs: [
        'Arlington Downs opened on November 1, 1929, and in 1933 Texas made betting lawful at its tracks; the law stood for four years, until 1937. The crowd of the track fed the night trade of the hill. The house was thought to be raid-proof: guards stood at the gate, and a button there warned the casino. Top O’ Hill had a restaurant and a garden for everyone to see, and a casino below.',
        '{Norris preached against it. Recordings of such sermons are said to exist. By the account told on the hill he did not threaten to close it. He would own it. The state’s marker says only that he reportedly vowed it, and no date for the vow has been found.}',
      ],
      certainty: 'reported',
      notes: [
        {
          certainty: 'on record',
          text: 'The track, the law and its repeal in 1937.',
          source: 'Handbook of Texas, Arlington Downs.',
        },
        {
          certainty: 'reported',
          text: 'The sermons against Top O’ Hill and the recordings.',
          source: 'Dallas Morning News, 2013, quoting the museum’s curator.',
        },
      ],
    },
  ],
};
