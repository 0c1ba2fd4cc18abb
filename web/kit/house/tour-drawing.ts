/** A drawing of a tour, 600 × 360, its subject in the middle. */
export interface TourDrawing {
  readonly src: string;
  readonly alt: string;
}
