import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import type { Booked } from '../../../bookings/store-booking.js';
import type { PaymentAlreadyUsed, PaymentLinkEnded, SlotFull } from '../../../generated/refusals.js';
import type { PayByLinkInput } from '../../../generated/schema-types.js';
import { guestsOf } from '../../../prices/ticket-line.js';
import type { GivenAnswer } from '../../../questions/answers.input.js';
import { GuestQuestions } from '../../../questions/guest-questions.js';
import { refuse } from '../../../refusals.en.js';
import { createBookingInput } from '../../create-booking/create-booking.input.js';
import { type BookingRefusal, CreateBooking, isFull } from '../../create-booking/create-booking.js';
import { RefuseUnread } from '../../create-booking/refuse-unread.js';
import type { CallerParty } from '../caller-booking.input.js';
import type { PaymentLink } from '../payment-link.entity.js';

export type PaidByLink = Booked | Exclude<BookingRefusal, SlotFull> | PaymentAlreadyUsed | PaymentLinkEnded;

/** Books the held seats through the regular booking path, and no others: a payment after the end of the link is refunded. */
@Injectable()
export class PayByLink {
  constructor(
    private readonly createBooking: CreateBooking,
    private readonly refuseUnread: RefuseUnread,
    private readonly questions: GuestQuestions,
  ) {}

  /** @param caller keyed hash of the address; undefined without a limit */
  async execute(
    { request, holdId, language }: PaymentLink,
    input: PayByLinkInput,
    idempotencyKey: string | null,
    caller?: string,
  ): Promise<PaidByLink> {
    const answers = await this.answersOf(request, input);
    const parsed = parseInput(createBookingInput, {
      ...request,
      foodOrderTotal: formatCents(request.foodOrderTotal),
      ...input,
      accessNeeds: input.accessNeeds ?? request.accessNeeds,
      answers,
      holdId,
    });
    if (!parsed.ok) return this.refuseUnread.execute(input, parsed.refusal);
    const outcome = await this.createBooking.execute(parsed.value, idempotencyKey, language, caller);
    return isFull(outcome) ? refuse.PaymentLinkEnded() : outcome;
  }

  /** What the payer answers takes the place of what was said on the telephone. */
  private async answersOf({ tourId, tickets, answers }: CallerParty, { answers: given }: PayByLinkInput) {
    if (answers === undefined) return given;
    const before = await this.questions.fitting(answers, { tourId: tourId ?? null, guests: guestsOf(tickets) });
    const isNew = ({ questionId, guest }: GivenAnswer) =>
      !given?.some((one) => one.questionId === questionId && (one.guest ?? 0) === guest && one.text.trim() !== '');
    return [...before.filter(isNew), ...(given ?? [])];
  }
}
