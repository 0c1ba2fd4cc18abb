import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { faults } from '../faults.en.js';
import type { Tour, TourSize } from './tour.entity.js';

export function checkPartyFits({ maxGroupSize }: Pick<Tour, 'maxGroupSize'>, guests: number): InvalidInput | undefined {
  if (guests <= maxGroupSize) return undefined;
  return invalidInput([{ field: 'tickets', message: faults.largeForTour(maxGroupSize).error() }]);
}

/** The largest party must fit in an empty start. */
export function checkSize({ soldByParty, capacity, maxGroupSize }: TourSize): InvalidInput | undefined {
  if (soldByParty || maxGroupSize <= capacity) return undefined;
  return invalidInput([
    { field: 'maxGroupSize', message: `The largest party can't be more than the ${capacity} seats` },
  ]);
}

/** A tour that is sold is not given away by a slip. @param cents the adult's price now, and the new one */
export function checkAdultPrice(cents: number, newCents: number): InvalidInput | undefined {
  if (newCents > 0 || cents === 0) return undefined;
  return invalidInput([{ field: 'price', message: 'The price of adults must be above 0' }]);
}
