/** Verbatim from product.md. */
export const comingSoon = 'Content coming soon';

/** A page not written yet: its era, and a link to where that is told for now. */
export interface PlaceholderPage {
  readonly route: `/${string}`;
  readonly title: string;
  readonly sentence: string;
  /** Id in `eras.ts`. */
  readonly era: string;
  readonly link: { readonly to: `/${string}`; readonly label: string };
}

/** The six pages of infra/docs/product.md that say `comingSoon`. */
export const placeholderPages: readonly PlaceholderPage[] = [
  {
    route: '/beginning',
    title: 'The Beginning',
    sentence:
      'This page will tell of the tea room, the newspaperwoman who ran it, and the road that brought her guests.',
    era: 'the-beginning',
    link: { to: '/history#the-beginning', label: 'The 1920s on the History page' },
  },
  {
    route: '/transformation',
    title: 'The Transformation',
    sentence: 'This page will tell how a house was moved aside, what was dug under it, and who kept the gate.',
    era: 'the-transformation',
    link: { to: '/history#the-transformation', label: '1926-1930 on the History page' },
  },
  {
    route: '/peakera',
    title: 'The Peak Era',
    sentence: 'This page will tell of the evenings: the kitchen, the bands, the tables and the horses.',
    era: 'the-peak-era',
    link: { to: '/history#the-peak-era', label: 'The 1930s and 1940s on the History page' },
  },
  {
    route: '/crusader-detail',
    title: 'The Crusader in Detail',
    sentence: 'This page will go further into J. Frank Norris and the hill. His life has its own chapters already.',
    era: 'the-crusader-arrives',
    link: { to: '/crusader-legacy', label: 'Read The Crusader’s Legacy' },
  },
  {
    route: '/redemption-detail',
    title: 'The Redemption in Detail',
    sentence: 'This page will follow the purchase of the hill document by document, once the documents are in hand.',
    era: 'transformation',
    link: { to: '/purchase-vision', label: 'Read The Purchase and the Vision' },
  },
  {
    route: '/legacy',
    title: 'The Legacy',
    sentence: 'This page will show the museum’s collection piece by piece. The story so far is told elsewhere.',
    era: 'the-legacy-today',
    link: { to: '/legacy-today', label: 'Read The Legacy Today' },
  },
];
