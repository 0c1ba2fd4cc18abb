import { formatCents } from '@hilltop/platform/values/cents';
import type { Booking } from '../bookings/booking.entity.js';
import type { MoveQuote } from '../generated/schema-types.js';
import { lineView } from '../prices/ticket.views.js';

/** What a change would cost, give back, or leave with the house. */
export function changeQuote(before: Booking, after: Booking): Omit<MoveQuote, '__typename' | 'refundUntil'> {
  const more = after.dueCents - before.dueCents;
  return {
    revision: before.revision,
    lines: after.tickets.map(lineView),
    totalAmount: formatCents(after.totalCents),
    totalBefore: formatCents(before.totalCents),
    toPay: formatCents(Math.max(0, more)),
    toReturn: formatCents(Math.max(0, -more)),
    kept: formatCents(Math.max(0, after.keptCents - before.keptCents)),
  };
}
