/** The kind of tour on which one stands before a thing of the story, by what `/tours` lists for it, and what its link says. */
export interface SeenOnTour {
  readonly to: '/book-tour?tour=standard' | '/book-tour?tour=premium';
  readonly label: string;
}

export const standardTour: SeenOnTour = { to: '/book-tour?tour=standard', label: 'See it on the standard tour' };
export const premiumTour: SeenOnTour = { to: '/book-tour?tour=premium', label: 'See it on the premium tour' };
