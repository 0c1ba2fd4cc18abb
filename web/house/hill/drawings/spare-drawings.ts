import type { TourDrawing } from '../../../kit/house/tour-drawing.js';
import { drawing } from './scenes/drawings.js';

/** For further tours of a type. */
export const spareDrawings: readonly TourDrawing[] = (
  ['feature-tea-garden', 'feature-stables', 'feature-pool', 'story-hope', 'story-peak'] as const
).map((name) => {
  const { src, alt } = drawing(name);
  return { src, alt: `Illustration. ${alt}` };
});
