/** Words that the specification fixes letter for letter (spec.md §1); capitals are set apart on the page. */
export const tagline =
  'From underground casino to Baptist University - a story STRANGEr than fiction BUT absolutely TRUE.';

export type Statistic = { readonly figure: string; readonly label: string };

/** Labels of spec.md §1. "1928" stands as a label alone: no source says what happened in that year. */
export const statistics: readonly Statistic[] = [
  { figure: '1928', label: 'Established' },
  { figure: '876', label: 'Reviews' },
  { figure: '50+', label: 'Years of History' },
  { figure: '5-star', label: 'Must-Do Attraction' },
];

export type Testimonial = { readonly words: string; readonly by: string };

/** Three fixed entries of the guest book (spec.md §1). Written as samples and marked so, until the owner gives real ones. */
export const testimonials: readonly Testimonial[] = [
  {
    words: 'We came for the tunnel and stayed for the garden. Two hours had gone before anyone looked at a telephone.',
    by: 'A visitor (sample text)',
  },
  {
    words: 'You stand in a quiet school kitchen, a door opens, and there it is: the way out they used.',
    by: 'A visitor (sample text)',
  },
  {
    words:
      'Our guide told it straight, the gambling and the preaching both. My father asked more questions than the children did.',
    by: 'A visitor (sample text)',
  },
];
