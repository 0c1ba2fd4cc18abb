import { Injectable } from '@nestjs/common';
import { BookingRepository } from '../bookings/booking.repository.js';
import { ChangeBooking } from './change-booking.js';
import { changeHash } from './visit-input.js';

/** While staff change the booking at the same time. */
const ATTEMPTS = 5;

/** Cancels a booking whose payment took no money: its seats are free again, and nothing of that payment is refunded. */
@Injectable()
export class CancelUnpaid {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly changeBooking: ChangeBooking,
  ) {}

  /** Idempotent. @param paymentId of the booking @throws when the booking keeps changing meanwhile */
  async execute(paymentId: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const booking = await this.bookings.findEarlier(paymentId, null);
      if (!booking || booking.status === 'cancelled') return;
      const outcome = await this.changeBooking.execute({
        bookingId: booking.id,
        revision: booking.revision,
        actor: { by: 'house' },
        idempotencyKey: null,
        requestHash: changeHash('cancelUnpaid', { paymentId }),
        plan: async (before) => ({
          kind: 'cancelled',
          after: before.changed({ status: 'cancelled', keptCents: 0 }),
          request: undefined,
          unpaid: true,
        }),
      });
      if ('booking' in outcome) return;
    }
    throw new Error(`the booking of payment ${paymentId} could not be canceled`);
  }
}
