import { formatCents } from '@hilltop/platform/values/cents';
import type { OrderTour } from '../generated/schema-types.js';
import type { TourFacts } from '../lines/kinds/tour.js';
import { listCentsOf, type SaleLine } from '../lines/sale-line.entity.js';

export function orderTourView(line: SaleLine<TourFacts>): OrderTour {
  const { tourName, tourDate, tourTime, startsAt, groupSize, party, bookingId, confirmationCode } = line.facts;
  return {
    lineId: line.id,
    bookingId: bookingId ?? '',
    confirmationCode: confirmationCode ?? '',
    tourName,
    tourDate,
    tourTime,
    startsAt,
    guests: groupSize,
    party,
    amount: formatCents(line.cents),
    listAmount: formatCents(listCentsOf(line)),
    visitUrl: null,
  };
}
