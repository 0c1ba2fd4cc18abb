import type { Testimonial } from '../../../kit/lib/site-content.js';

/** Below the name in the hero, verbatim from product.md, capitals included. */
export const tagline =
  'From underground casino to Baptist University - a story STRANGEr than fiction BUT absolutely TRUE.';

export interface Statistic {
  readonly figure: string;
  readonly label: string;
}

/** FOR THE OWNER TO CONFIRM: the year `1928`, which no sentence on the site explains, and the number of reviews. */
export const statistics: readonly Statistic[] = [
  { figure: '1928', label: 'Established' },
  { figure: '876', label: 'Reviews' },
  { figure: '50+', label: 'Years of History' },
  { figure: '5-star', label: 'Must-Do Attraction' },
];

/** Samples, labeled so on the page and without invented names, until staff enter real quotes that they may use. */
export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    words: 'We came for the tunnel and stayed for the garden. Two hours went by before anyone looked at a phone.',
    by: 'A visitor',
  },
  {
    words: 'You stand in a quiet school kitchen, a door opens, and there it is: the way out they used.',
    by: 'A visitor',
  },
  {
    words:
      'Our guide told it straight, the gambling and the preaching both. My father asked more questions than the children did.',
    by: 'A visitor',
  },
];
