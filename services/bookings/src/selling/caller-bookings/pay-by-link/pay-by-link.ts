import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import type { Booked } from '../../../bookings/store-booking.js';
import type { PaymentAlreadyUsed, PaymentLinkEnded, SlotFull } from '../../../generated/refusals.js';
import type { PayByLinkInput } from '../../../generated/schema-types.js';
import { refuse } from '../../../refusals.en.js';
import { createBookingInput } from '../../create-booking/create-booking.input.js';
import { type BookingRefusal, CreateBooking, isFull } from '../../create-booking/create-booking.js';
import { RefuseUnread } from '../../create-booking/refuse-unread.js';
import type { PaymentLink } from '../payment-link.entity.js';

export type PaidByLink = Booked | Exclude<BookingRefusal, SlotFull> | PaymentAlreadyUsed | PaymentLinkEnded;

/** Books the held seats through the regular booking path, and no others: a payment after the end of the link is refunded. */
@Injectable()
export class PayByLink {
  constructor(
    private readonly createBooking: CreateBooking,
    private readonly refuseUnread: RefuseUnread,
  ) {}

  /** @param caller keyed hash of the address; undefined without a limit */
  async execute(
    { request, holdId }: PaymentLink,
    input: PayByLinkInput,
    idempotencyKey: string | null,
    caller?: string,
  ): Promise<PaidByLink> {
    const parsed = parseInput(createBookingInput, {
      ...request,
      foodOrderTotal: formatCents(request.foodOrderTotal),
      ...input,
      accessNeeds: input.accessNeeds ?? request.accessNeeds,
      holdId,
    });
    if (!parsed.ok) return this.refuseUnread.execute(input, parsed.refusal);
    const outcome = await this.createBooking.execute(parsed.value, idempotencyKey, true, caller);
    return isFull(outcome) ? refuse.PaymentLinkEnded() : outcome;
  }
}
