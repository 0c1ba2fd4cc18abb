import type { Article } from './article.js';

/** Card 2: how the casino came under the house, and who was let in. */
export const transformation: Article = {
  route: '/transformation',
  title: 'The Transformation',
  lead: 'A house stepped aside, a casino was dug, and the house stepped back. Only an ordinary upper floor showed.',
  drawing: 'story-transformation',
  sections: [
    {
      heading: 'The house steps aside',
      plate: 'house',
      paragraphs: [
        '{Fred Browning had learned plumbing from his father.} He had also run clubs at Richmond, near Houston, and near Tulsa. He and his wife Mary bought the tea room from the Marshalls.',
        'The house was moved off its ground, a basement was dug, and the house was put back over it, so that only an ordinary upper floor showed. {The levels below are reported to have been larger than the house above.}',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The clubs, the purchase and the moved house.',
          source: 'State marker; Handbook of Texas; the museum.',
        },
        { certainty: 'reported', text: 'The plumbing, and the size of the levels below.', source: 'The museum.' },
      ],
      twoAccounts: {
        heading: 'Two years for one purchase',
        accounts: [
          { value: '1926', words: 'So says the state’s marker.' },
          { value: '1930', words: 'So says the Handbook of Texas.' },
        ],
        reading: 'Both are careful. We print both until a deed settles it.',
      },
    },
    {
      heading: 'The way in',
      plate: 'gate',
      paragraphs: [
        'Native sandstone went into walls, guard towers and an iron gate at the road. Behind the gate the drive ran about 900 feet, and a button at the gate warned the casino. {There were usually two guards: one in the tower, who approved the guests, and one who worked the gates. A wired alarm ringed the grounds.}',
        '{A guest whom they had passed met about five doors. One had a two-way mirror, one a peephole by the hat check, one a little hatch. A sign asked visitors to leave their revolvers. Mary Browning greeted those who came through.}',
      ],
      certainty: 'reported',
      notes: [
        {
          certainty: 'on record',
          text: 'Gate, towers, drive and button.',
          source: 'Handbook of Texas; Sean Chaffin; Blood Aces.',
        },
        { certainty: 'reported', text: 'Guards, doors, sign and hostess.', source: 'The museum.' },
      ],
    },
    {
      heading: 'The room below',
      plate: 'wheel',
      paragraphs: [
        'The casino was in the basement, and the gambling in it was against the law. {One report gives it about six thousand square feet, with a showroom. There were roulette, blackjack and craps, dealers in formal dress, and tables that folded into the walls like a bed.} A secret room hid the equipment during raids. A tunnel led from the casino to the tea garden and the hillside.',
        'Upstairs, the restaurant was real, and many who dined there never knew of the gambling. There was a brothel on the property, too. The state’s marker says so, and a university that is fond of the place does not leave it out.',
      ],
      certainty: 'reported',
      notes: [
        {
          certainty: 'on record',
          text: 'Casino, secret room, tunnel, restaurant and brothel.',
          source: 'State marker; Handbook of Texas; CBS Texas.',
        },
        { certainty: 'reported', text: 'Size, games and folding tables.', source: 'Dallas Morning News; Blood Aces.' },
      ],
    },
  ],
  onTour: {
    type: 'premium',
    words:
      'You stand on the ground where the tables stood, and leave through the tunnel. The guide tells of the raid on the spot.',
  },
  awaited: 'the archive’s own photographs of the house and the gate, once they are digitized.',
};
