/** A link to the tour type that shows a sight, as `/tours` lists it. */
export interface SeenOnTour {
  readonly to: '/book-tour?tour=standard' | '/book-tour?tour=premium';
  readonly label: string;
}

const label = 'See it on a tour';
export const standardTour: SeenOnTour = { to: '/book-tour?tour=standard', label };
export const premiumTour: SeenOnTour = { to: '/book-tour?tour=premium', label };
