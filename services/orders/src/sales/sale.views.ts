import { formatCents } from '@hilltop/platform/values/cents';
import type { OrderTour } from '../generated/schema-types.js';
import { discountCentsOf, type SaleLine, tourOf } from './sale-line.entity.js';

export function orderTourView(line: SaleLine): OrderTour {
  const { tourName, tourDate, tourTime, startsAt, groupSize, party, bookingId, confirmationCode } = tourOf(line);
  return {
    lineId: line.id,
    bookingId: bookingId ?? '',
    confirmationCode: confirmationCode ?? '',
    tourName,
    tourDate,
    tourTime,
    startsAt,
    groupSize,
    party,
    amount: formatCents(line.cents),
    listAmount: formatCents(line.cents + discountCentsOf(line)),
    visitUrl: null,
  };
}
