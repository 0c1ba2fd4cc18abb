import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import { toPayCents } from '../../bookings/unpaid.js';
import type { Actor } from '../booking-change.entity.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from '../change-booking.js';
import type { PlannedChange } from '../planned-change.js';
import { changeHash, type DoorPaymentRequest } from '../visit-input.js';

type DoorPaymentRefusal = Exclude<ChangeRefusal, { __typename: 'SlotFull' | 'PaymentRefused' }> | InvalidInput;

/** Records the payment once. */
@Injectable()
export class TakeDoorPayment {
  constructor(private readonly changeBooking: ChangeBooking) {}

  async execute(
    bookingId: string,
    request: DoorPaymentRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | DoorPaymentRefusal> {
    const outcome = await this.changeBooking.execute({
      bookingId,
      revision: request.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash('pay at door', request),
      plan: async (booking) => plan(booking, request),
    });
    if (!('booking' in outcome) && (outcome.__typename === 'SlotFull' || outcome.__typename === 'PaymentRefused')) {
      throw new Error(`unexpected outcome of a payment at the door: ${outcome.__typename}`);
    }
    return outcome;
  }
}

function plan(booking: Booking, { amount, paidBy }: DoorPaymentRequest): PlannedChange | InvalidInput {
  const unpaidCents = toPayCents(booking);
  if (unpaidCents === 0) return invalidInput([{ field: 'amount', message: 'Nothing is due for this booking' }]);
  if (amount !== unpaidCents) {
    const message = `The party pays $${formatCents(unpaidCents)}`;
    return invalidInput([{ field: 'amount', message }]);
  }
  return {
    kind: 'paid_at_door',
    after: booking.changed({ unpaidCents: 0 }),
    request: undefined,
    keepsSeats: true,
    paidBy,
  };
}
