/** A link to the tour type that shows a sight, as `/tours` lists it. */
export interface SeenOnTour {
  readonly to: '/book-tour?tour=standard' | '/book-tour?tour=premium';
  readonly label: string;
}

export const standardTour: SeenOnTour = { to: '/book-tour?tour=standard', label: 'See it on the standard tour' };
export const premiumTour: SeenOnTour = { to: '/book-tour?tour=premium', label: 'See it on the premium tour' };
