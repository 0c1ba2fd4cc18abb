import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import type { ChangeQuote, DifferencePayment } from '../generated/schema-types.js';
import { Charges } from '../payments/charges.js';
import { lineView } from '../prices/ticket.views.js';

/** What a change would cost and who pays it how, what it gives back, or leaves with the house. */
@Injectable()
export class ChangeQuotes {
  constructor(private readonly charges: Charges) {}

  async of(before: Booking, after: Booking): Promise<Omit<ChangeQuote, '__typename'>> {
    const more = after.dueCents - before.dueCents;
    return {
      revision: before.revision,
      lines: after.tickets.map(lineView),
      totalAmount: formatCents(after.totalCents),
      totalBefore: formatCents(before.totalCents),
      toPay: formatCents(Math.max(0, more)),
      paidBy: await this.paidBy(before, after),
      toReturn: formatCents(Math.max(0, -more)),
      kept: formatCents(Math.max(0, after.keptCents - before.keptCents)),
    };
  }

  private async paidBy(before: Booking, after: Booking): Promise<DifferencePayment | null> {
    if (after.dueCents > before.dueCents) return (await this.charges.cardOf(before)) ? 'earlier_card' : 'new_card';
    return after.unpaidCents > before.unpaidCents ? 'at_gate' : null;
  }
}
