import type { Testimonial } from '../../../kit/lib/site-content.js';

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
