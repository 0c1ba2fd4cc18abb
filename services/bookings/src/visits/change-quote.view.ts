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

  of(before: Booking, after: Booking): Promise<Omit<ChangeQuote, '__typename'>> {
    return this.from(before)(after);
  }

  /** For several changes of one booking, whose card is looked up once, and only when one of them needs it. */
  from(before: Booking): (after: Booking) => Promise<Omit<ChangeQuote, '__typename'>> {
    let hasCard: Promise<boolean> | undefined;
    return (after) =>
      this.quote(before, after, () => {
        hasCard ??= this.charges.cardOf(before).then((card) => card !== undefined);
        return hasCard;
      });
  }

  private async quote(
    before: Booking,
    after: Booking,
    hasCard: () => Promise<boolean>,
  ): Promise<Omit<ChangeQuote, '__typename'>> {
    const more = after.dueCents - before.dueCents;
    return {
      revision: before.revision,
      lines: after.tickets.map(lineView),
      totalAmount: formatCents(after.totalCents),
      totalBefore: formatCents(before.totalCents),
      toPay: formatCents(Math.max(0, more)),
      paidBy: await paidBy(before, after, hasCard),
      toReturn: formatCents(Math.max(0, -more)),
      kept: formatCents(Math.max(0, after.keptCents - before.keptCents)),
    };
  }
}

async function paidBy(
  before: Booking,
  after: Booking,
  hasCard: () => Promise<boolean>,
): Promise<DifferencePayment | null> {
  if (after.dueCents > before.dueCents) return (await hasCard()) ? 'earlier_card' : 'new_card';
  return after.unpaidCents > before.unpaidCents ? 'at_gate' : null;
}
