import { type PaymentAlreadyUsed, paymentAlreadyUsed } from '@hilltop/payments/payment.refusals';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { Injectable } from '@nestjs/common';
import { BookingRepository } from '../booking.repository.js';

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
    return isUsed ? paymentAlreadyUsed('booking') : refusal;
  }
}
