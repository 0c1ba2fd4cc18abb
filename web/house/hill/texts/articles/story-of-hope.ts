import type { Article } from './article.js';

/** Card 12: what the place means, and to whom. */
export const storyOfHope: Article = {
  route: '/story-of-hope',
  title: 'A Story of Hope',
  lead: 'A place of chance became a place of teaching. We have a word for that.',
  drawing: 'story-hope',
  sections: [
    {
      heading: 'The word we use',
      plate: 'book',
      paragraphs: [
        'Ask at the university what the story of Top O’ Hill is about, and the first word you hear will be redemption. Our president has called it a redemption story, and so has the curator who has told it to visitors since the 1990s. A newspaper in Fort Worth used the words for its headline. The museum has a shorter version: from poker to preachers.',
        'You don’t have to share the faith to see what we mean. The same rooms, the same tunnel, the same garden; other people, doing other things in them, in daylight.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'That it is so described, and by whom.',
          source: 'Arlington Today; Fort Worth Report; the museum.',
        },
      ],
      quote: {
        words: 'A redemption story',
        attribution:
          'How the university’s president, Clifton McDaniel, has described it; also a headline of the Fort Worth Report.',
        certainty: 'on record',
      },
    },
    {
      heading: 'What it does not hide',
      plate: 'door',
      paragraphs: [
        'A story of hope is worth little if it leaves out the rest. On this hill the law was broken for a living. There was a brothel. And the preacher who wanted the place had a killing behind him, and said things of other people’s faith that nobody should print today.',
        'We try to tell this plainly. We tell the parts we are not proud of, too.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'Gambling, the brothel, and the record of J. Frank Norris.',
          source: 'Texas Historical Commission marker; Handbook of Texas; the press of the time.',
        },
      ],
    },
    {
      heading: 'The garden',
      plate: 'gazebo',
      paragraphs: [
        'If the place has a heart it is not the casino. It is the tea garden: sandstone walls, a gazebo with a tiled roof, a view toward Fort Worth. In the 1920s ladies took tea on this hill{, and the papers noted a Bible study among the parties}. {Then a dance band played here, and by several accounts guests who came up from below sat down to supper here during a raid.}',
        'Since the school came in 1956 it has been a quiet place. {Students have gone there to pray, the museum says, and more than one couple has left it engaged.}',
      ],
      certainty: 'reported',
      notes: [
        { certainty: 'on record', text: 'The garden, its walls and its gazebo.', source: 'The museum; photographs.' },
        {
          certainty: 'reported',
          text: 'The supper during the raid; prayers and proposals.',
          source: 'Press and television; the museum.',
        },
      ],
    },
    {
      heading: 'Come and see',
      plate: 'gate',
      paragraphs: [
        'What to make of it is up to you. You can walk a tunnel of the casino here, and sit down in the garden. Some come for the roulette wheel and go home thinking about the garden; for others it is the other way around.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'One tunnel can be visited; it has a ramp and rails. Routes may vary.',
          source: 'Visitors’ accounts.',
        },
      ],
    },
  ],
};
