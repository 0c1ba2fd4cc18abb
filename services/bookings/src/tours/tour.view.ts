import { inLanguage } from '@hilltop/platform/outcome/in-language';
import { formatCents } from '@hilltop/platform/values/cents';
import type { Tour as TourView } from '../generated/schema-types.js';
import type { Tour } from './tour.entity.js';
import { durationWords } from './tour-duration.js';

export function tourView(tour: Tour): TourView {
  return {
    __typename: 'Tour',
    id: tour.id,
    type: tour.type,
    ...inLanguage(tour, 'name', 'description', 'features'),
    nameEs: tour.nameEs,
    descriptionEs: tour.descriptionEs,
    featuresEs: tour.featuresEs,
    durationMinutes: tour.durationMinutes,
    duration: durationWords(tour.durationMinutes),
    price: formatCents(tour.priceCents),
    capacity: tour.capacity,
    maxGroupSize: tour.maxGroupSize,
    soldByParty: tour.soldByParty,
    version: tour.version,
  };
}
