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
      paragraphs: [
        'The Fort Worth that called J. Frank Norris in 1909 had a vice district. Hell’s Half Acre was saloons first and the rest behind them, and those who did not go there had learned to look past it. The new pastor looked straight at it. He preached against it under his own roof and, where a roof was too small, in a tent.',
        'Drink and gambling were one war to him. He had already helped, as an editor in Dallas, to end betting at the Texas tracks. Fort Worth was next.',
      ],
      sureness: 'on record',
      notes: [
        {
          sureness: 'on record',
          text: 'The campaign against the saloons and the Acre.',
          source: 'A biographer’s essays; histories of the town.',
        },
      ],
    },
    {
      year: '1912',
      heading: 'Fire',
      paragraphs: [
        'Early in the war the church itself burned. Norris was tried for arson and for perjury and acquitted. His friends saw an attempt to be rid of him; his enemies saw something else; the jury saw no proof. He kept the pulpit, and would keep it for another forty years.',
      ],
      sureness: 'on record',
      notes: [
        {
          sureness: 'on record',
          text: 'The fire, the charges and the acquittal.',
          source: 'Fort Worth Star-Telegram; biographies.',
        },
      ],
    },
    {
      year: '1920s',
      heading: 'Tent, paper, radio',
      paragraphs: [
        'He used the newest tools there were. He printed The Searchlight, and later The Fundamentalist, and sent them where he could not go. He stood at a radio microphone in the 1920s, when radio was young. {A man who ran a card room in another county could now be preached at over breakfast, by someone he had never met, with his address given.}',
      ],
      sureness: 'on record',
      notes: [
        { sureness: 'on record', text: 'The paper and the early broadcasts.', source: 'Fort Worth Star-Telegram.' },
        {
          sureness: 'reported',
          text: 'How he used them on any one evening is our picture, drawn from accounts.',
          source: 'Our reading.',
        },
      ],
    },
    {
      year: '1930s',
      heading: 'The hill in Arlington',
      paragraphs: [
        'Arlington Downs opened on November 1, 1929, and in 1933 Texas made betting lawful at its tracks; the law stood for four years, until 1937. The crowds that lost by daylight could lose again by lamplight a short drive away. Top O’ Hill had a gate, a garden, a good kitchen and a basement, and only the first three could be seen from the road.',
        '{Norris preached against it. Recordings of such sermons are said to exist. He could shut down a saloon by making its customers ashamed to be seen there; but here there was no street, only a drive, a guard and a house where people dined. It was a different kind of opponent, and by the account told on the hill he chose a different kind of threat. He would not close it. He would own it.}',
      ],
      sureness: 'reported',
      notes: [
        {
          sureness: 'on record',
          text: 'The track, the law and its repeal in 1937.',
          source: 'Handbook of Texas, Arlington Downs.',
        },
        {
          sureness: 'reported',
          text: 'The sermons against Top O’ Hill and the recordings.',
          source: 'Dallas Morning News, 2013, quoting the museum’s curator.',
        },
      ],
    },
  ],
};
