import { Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import { ChangeBooking } from './change-booking.js';
import type { PlannedChange } from './planned-change.js';
import { changeHash } from './visit-input.js';

/** While others change the booking at the same time. */
const ATTEMPTS = 5;

/** Changes a booking because a payment took no money, which nobody asked for. */
@Injectable()
export class ChangeByHouse {
  constructor(private readonly changeBooking: ChangeBooking) {}

  /**
   * Once. @param find null when there is nothing to change, or not any more
   * @throws when the booking keeps changing meanwhile
   */
  async execute(
    paymentId: string,
    find: () => Promise<Booking | null>,
    plan: (booking: Booking) => Promise<PlannedChange>,
  ): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const booking = await find();
      if (!booking) return;
      const outcome = await this.changeBooking.execute({
        bookingId: booking.id,
        revision: booking.revision,
        actor: { by: 'house' },
        idempotencyKey: null,
        requestHash: changeHash('unpaid', { paymentId }),
        plan,
      });
      if ('booking' in outcome) return;
    }
    throw new Error(`the booking of payment ${paymentId} could not be changed`);
  }
}
