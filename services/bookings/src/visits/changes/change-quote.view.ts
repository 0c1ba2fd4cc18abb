import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import { refundViews } from '../../bookings/booking.view.js';
import type { ChangeQuote, DifferencePayment, StartPrice } from '../../generated/schema-types.js';
import { Charges } from '../../payments/charges.js';
import { lineView, startPriceViews } from '../../prices/ticket.views.js';
import { partyWords } from '../../prices/ticket-words.js';
import { TourRepository } from '../../tours/tour.repository.js';
import type { PlannedChange } from '../planned-change.js';
import { PriceChangedParty } from './price-changed-party.js';

/** What a change would cost and who pays it how, what it gives back, or leaves with the house. */
@Injectable()
export class ChangeQuotes {
  constructor(
    private readonly charges: Charges,
    private readonly party: PriceChangedParty,
    private readonly tours: TourRepository,
  ) {}

  /** For several changes of one booking, whose card is looked up once, and only when one of them needs it. */
  from(before: Booking): (planned: PlannedChange) => Promise<ChangeQuote> {
    let hasCard: Promise<boolean> | undefined;
    return (planned) =>
      this.quote(before, planned, () => {
        hasCard ??= this.charges.cardOf(before).then((card) => card !== undefined);
        return hasCard;
      });
  }

  private async quote(
    before: Booking,
    { kind, after }: PlannedChange,
    hasCard: () => Promise<boolean>,
  ): Promise<ChangeQuote> {
    const more = after.dueCents - before.dueCents;
    const isOver = after.status === 'cancelled';
    return {
      __typename: 'ChangeQuote',
      revision: before.revision,
      lines: isOver ? [] : after.tickets.map(lineView),
      totalAmount: formatCents(isOver ? 0 : after.totalCents),
      totalBefore: formatCents(before.totalCents),
      toPay: formatCents(Math.max(0, more)),
      paidBy: await paidBy(before, after, hasCard),
      toReturn: formatCents(Math.max(0, -more)),
      kept: formatCents(Math.max(0, after.keptCents - before.keptCents)),
      party: partyWords(after.tickets),
      endsFood: before.foodPlatform !== 'none' && (isOver || after.foodPlatform === 'none'),
      refundSteps: refundViews(after),
      prices: kind === 'party_changed' ? await this.pricesOf(before) : null,
    };
  }

  private async pricesOf(booking: Booking): Promise<StartPrice[]> {
    const { list, start } = await this.party.pricesFor(booking, await this.tours.booked(booking.tourId));
    return startPriceViews(list, start);
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
