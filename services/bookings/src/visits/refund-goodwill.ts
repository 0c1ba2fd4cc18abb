import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import type { RefundTooHigh } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import type { Actor } from './booking-change.entity.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from './change-booking.js';
import type { PlannedChange } from './planned-change.js';
import { changeHash, type GoodwillRequest } from './visit-input.js';

type GoodwillRefusal = Exclude<ChangeRefusal, { __typename: 'SlotFull' | 'PaymentRefused' }> | RefundTooHigh;

/** Visit, seats and price stay. Refunds at most what the house still has. */
@Injectable()
export class RefundGoodwill {
  constructor(private readonly changeBooking: ChangeBooking) {}

  async execute(
    bookingId: string,
    request: GoodwillRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | GoodwillRefusal> {
    const outcome = await this.changeBooking.execute({
      bookingId,
      revision: request.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash('goodwill', request),
      plan: async (booking) => plan(booking, request),
    });
    if (!('booking' in outcome) && (outcome.__typename === 'SlotFull' || outcome.__typename === 'PaymentRefused')) {
      throw new Error(`unexpected outcome of a refund: ${outcome.__typename}`);
    }
    return outcome;
  }
}

function plan(booking: Booking, { amount }: GoodwillRequest): PlannedChange | RefundTooHigh {
  const left = booking.dueCents;
  if (amount > left) return refuse.RefundTooHigh({ left: formatCents(left) });
  const isCancelled = booking.status === 'cancelled';
  // What the house kept goes back first: the party can no longer pay with it.
  const fromKept = isCancelled ? amount : Math.min(amount, booking.keptCents);
  const after = booking.changed({
    goodwillCents: booking.goodwillCents + (isCancelled ? amount : amount - fromKept),
    keptCents: booking.keptCents - fromKept,
  });
  return { kind: 'goodwill', after, request: undefined, keepsSeats: true };
}
