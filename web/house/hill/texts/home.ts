/** Below the name in the hero, verbatim from product.md, capitals included. */
export const tagline =
  'From underground casino to Baptist University - a story STRANGEr than fiction BUT absolutely TRUE.';

export interface Statistic {
  readonly figure: string;
  readonly label: string;
  /** Whose word it is, where nobody else has counted. */
  readonly source?: string;
}

/** FOR THE OWNER TO CONFIRM: the year `1928`, which no sentence on the site explains, and the number of reviews. */
export const statistics: readonly Statistic[] = [
  { figure: '1928', label: 'Established' },
  { figure: '876', label: 'Reviews', source: 'by the house’s own count' },
  { figure: '50+', label: 'Years of History' },
  { figure: '5-star', label: 'Must-Do Attraction', source: 'by the house’s own word' },
];
