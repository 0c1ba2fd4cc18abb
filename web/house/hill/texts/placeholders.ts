import type { DrawingId } from './drawing-alts.js';

/** Verbatim from product.md: three pages wait for their text, three chapters for the archive’s photographs. */
export const comingSoon = 'Content coming soon';

/** A page not written yet: its era, and a link to where that is told for now. */
export interface PlaceholderPage {
  readonly route: `/${string}`;
  readonly title: string;
  readonly sentence: string;
  /** Id in `eras.ts`. */
  readonly era: string;
  readonly drawing: DrawingId;
  readonly link: { readonly to: `/${string}`; readonly label: string };
}

/** The pages of infra/docs/product.md that say `comingSoon` and have no chapter yet. */
export const placeholderPages: readonly PlaceholderPage[] = [
  {
    route: '/crusader-detail',
    title: 'The Crusader in Detail',
    sentence: 'This page will go further into J. Frank Norris and the hill. His life has its own chapters already.',
    era: 'the-crusader-arrives',
    drawing: 'story-crusader-legacy',
    link: { to: '/crusader-legacy', label: 'Read The Crusader’s Legacy' },
  },
  {
    route: '/redemption-detail',
    title: 'The Redemption in Detail',
    sentence: 'This page will follow the purchase of the hill document by document, once the documents are in hand.',
    era: 'transformation',
    drawing: 'story-purchase',
    link: { to: '/purchase-vision', label: 'Read The Purchase and the Vision' },
  },
  {
    route: '/legacy',
    title: 'The Legacy',
    sentence: 'This page will show the museum’s collection piece by piece. The story so far is told elsewhere.',
    era: 'the-legacy-today',
    drawing: 'story-legacy',
    link: { to: '/legacy-today', label: 'Read The Legacy Today' },
  },
];
