import { type PaymentAlreadyUsed, paymentAlreadyUsed } from '@hilltop/payments/payment.refusals';
import { ReturnPayment } from '@hilltop/payments/return-payment/return-payment';
import { Injectable } from '@nestjs/common';
import { BookingRepository } from '../booking.repository.js';

/** What is refused before it is read as a booking books nothing: its payment goes back, unless an earlier try has booked with it. */
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
