import type { Article } from './article.js';

/** Card 7: the vow to own the hill, as a story. */
export const prophecy: Article = {
  route: '/prophecy',
  title: 'The Prophecy',
  lead: 'Every tour of the hill comes to this sentence sooner or later. Here is what we know about it, which is less than we would like.',
  drawing: 'story-prophecy',
  sections: [
    {
      heading: 'The words',
      plate: 'quill',
      paragraphs: [
        '{The story goes like this. J. Frank Norris, pastor in Fort Worth and no friend of gambling, spoke of the casino on the hill between the two cities, and promised that one day his own people would own it. Some tell it as a threat, some as a boast, and some, since it came true, as a prophecy.}',
        '{It may have been said. The story flatters our school, so we ask for proof.}',
      ],
      certainty: 'local tradition',
      notes: [
        {
          certainty: 'reported',
          text: 'The state’s marker at the gate says no more than that he reportedly vowed it.',
          source: 'Texas Historical Commission marker.',
        },
      ],
      quote: {
        words: 'We will own that place',
        attribution:
          'Attributed to J. Frank Norris. The words come down in more than one form, and no date for them has been found.',
        certainty: 'local tradition',
      },
    },
    {
      heading: 'How it is told',
      plate: 'news',
      paragraphs: [
        '{The wording above appeared in a Dallas newspaper in 2008. Another form, longer and angrier, is told on the hill itself; it calls the place a blight on the county before it comes to the promise. Both sound like a sermon. Neither comes with a date.}',
        '{Where was it said? In a sermon, most people will tell you; on the radio, say others. He certainly preached against the hill: the museum’s curator has spoken of recordings. Whether the vow is on one of them we cannot say, and until someone plays it for us, “reportedly” is the word.}',
      ],
      certainty: 'local tradition',
      notes: [
        {
          certainty: 'local tradition',
          text: 'Two wordings are in circulation. The place and the occasion are not known.',
          source: 'Dallas Morning News, 2008; visitors to the museum.',
        },
      ],
      twoAccounts: {
        heading: 'Two wordings of one vow',
        accounts: [
          { value: 'Short', words: 'A plain promise to own the place, as a Dallas newspaper printed it.' },
          { value: 'Long', words: 'The same promise with a curse in front of it, as it is told on the hill.' },
        ],
        reading: 'A sentence told for decades gets shorter or longer. That is how we read it.',
      },
    },
    {
      heading: 'What is missing',
      plate: 'frame',
      paragraphs: [
        'No first printing of the vow has been found, and no date. A historian would want both, and would also want to know who first told it after 1956, when it had become a much better story.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'We have searched, and found no earlier record.',
          source: 'Our own search.',
        },
      ],
    },
    {
      year: '1956',
      heading: 'What happened',
      plate: 'key',
      paragraphs: [
        'No “reportedly” is needed for what came next. Norris died in August 1952. Fred Browning, who had made the casino, was dead by the summer of 1954. Two years later the Bible Baptist Seminary, the school that Norris had founded, bought the hill, and has been on it ever since. The hill was in foreclosure then, with the Lamar Life Insurance Company. Earl K. Oldham, who led the school, had studied under Norris. Norris himself had been dead four years.',
        '{So the vow was kept by others, after both men were dead.}',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The purchase, and that neither rival lived to see it.',
          source: 'Texas Historical Commission marker.',
        },
      ],
    },
  ],
};
