import { Injectable } from '@nestjs/common';
import { BookingRepository } from '../bookings/booking.repository.js';
import { ChangeByHouse } from './change-by-house.js';

/** Cancels a booking whose payment took no money: its seats are free again, and nothing of that payment is refunded. */
@Injectable()
export class CancelUnpaid {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly change: ChangeByHouse,
  ) {}

  /** Idempotent. @param paymentId of the booking @throws when the booking keeps changing meanwhile */
  async execute(paymentId: string): Promise<void> {
    const find = async () => {
      const booking = await this.bookings.findEarlier(paymentId, null);
      return booking && booking.status !== 'cancelled' ? booking : null;
    };
    await this.change.execute(paymentId, find, async (before) => ({
      kind: 'cancelled',
      after: before.changed({ status: 'cancelled', keptCents: 0 }),
      request: undefined,
      unpaid: true,
    }));
  }
}
