export interface ImageCredit {
  readonly subject: string;
  readonly credit: string;
}

export const imageCreditsLead =
  'Every picture on this site is a drawing. We own no photographs of the guests, so we show none, and we draw nobody’s face.';

export const imageCredits: readonly ImageCredit[] = [
  {
    subject: 'The nineteen guests and the back of the deck',
    credit: 'Illustration. Suit and rank are ours; each emblem stands for a life, not for a visit.',
  },
  {
    subject: 'Eras, story and features',
    credit: 'Illustration. Composed from what is known; where nothing is known, it is invention.',
  },
  {
    subject: 'The hill cut open',
    credit: 'Illustration, not a plan. The order of the rooms, the ladder and the tower roofs are invention.',
  },
  { subject: 'Images uploaded by staff', credit: 'Credited beside each image, where there is one.' },
];
