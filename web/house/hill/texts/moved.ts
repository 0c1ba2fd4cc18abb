import type { DrawingId } from './drawing-alts.js';

export interface MovedPage {
  readonly route: `/${string}`;
  readonly heading: string;
  readonly note: string;
  /** Id in `eras.ts`: the era that has the content now. */
  readonly era: string;
  readonly drawing: DrawingId;
  readonly link: { readonly to: `/${string}`; readonly label: string };
}

const link = { to: '/history', label: 'Go to the History page' } as const;

export const movedPages: readonly MovedPage[] = [
  {
    route: '/crusader',
    heading: 'The Crusader',
    note: 'This content has moved to the History page, where J. Frank Norris has his place among the eight eras.',
    era: 'the-crusader-arrives',
    drawing: 'story-crusade-begins',
    link,
  },
  {
    route: '/redemption',
    heading: 'The Redemption',
    note: 'This content has moved to the History page, where the story of the purchase is told from 1952 on.',
    era: 'transformation',
    drawing: 'story-process',
    link,
  },
];
