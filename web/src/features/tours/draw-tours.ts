import { drawing } from '../../art/scenes/drawings.js';
import { type TourDrawing, tourDrawings } from '../../art/tour-drawings.js';
import type { TourType } from '../../generated/operations.js';

/** For further tours of a type. */
const spare = ['feature-tea-garden', 'feature-stables', 'feature-pool', 'story-hope', 'story-peak'] as const;

/** The drawing of each tour: the first of its type has the type's own, each other one the next spare drawing. */
export function drawTours(tours: readonly { readonly type: TourType }[]): readonly TourDrawing[] {
  let used = 0;
  return tours.map(({ type }, place) => {
    if (tours.findIndex((tour) => tour.type === type) === place) return tourDrawings[type];
    const { src, alt } = drawing(spare[used++ % spare.length] ?? spare[0]);
    return { src, alt: `Illustration. ${alt}` };
  });
}
