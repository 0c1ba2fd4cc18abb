import { refusePayment } from '@hilltop/payments/refusals.en';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { Injectable } from '@nestjs/common';
import { BookingRepository } from '../../bookings/booking.repository.js';
import type { PaymentAlreadyUsed } from '../../generated/refusals.js';

/** Returns the payment of an input that is refused before it is parsed, unless an earlier attempt has booked with it. */
@Injectable()
export class RefuseUnread {
  constructor(
    private readonly returnPayment: ReturnPayment,
    private readonly bookings: BookingRepository,
  ) {}

  async execute<Refused>(input: unknown, refusal: Refused): Promise<Refused | PaymentAlreadyUsed> {
    const payment = await this.returnPayment.ofUnreadable(input);
    const isUsed = payment !== undefined && (await this.bookings.findEarlier(payment, null)) !== null;
    return isUsed ? refusePayment.PaymentAlreadyUsed.by('booking') : refusal;
  }
}
