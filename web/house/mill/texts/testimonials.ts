import type { Testimonial } from '../../../kit/lib/site-content.js';

/** Samples, labeled so on the page. */
export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    words: 'You feel it in your feet before you hear it. Then the flour comes, and it is warm.',
    by: 'A visitor',
  },
  {
    words: 'We baked with what we had ground an hour before. The children ate the whole loaf in the car.',
    by: 'A visitor',
  },
  {
    words: 'He let my mother open the gate and start the wheel. She is eighty-four and has told everybody.',
    by: 'A visitor',
  },
];
