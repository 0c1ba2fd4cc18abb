import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { BookingRepository } from '../../../bookings/booking.repository.js';
import type { Booked } from '../../../bookings/store-booking.js';
import { storeBooking } from '../../../bookings/store-booking.js';
import { FoodOrders } from '../../../food/food-orders.js';
import type { AmountMismatch, IdempotencyKeyReused, SlotClosed, SlotFull } from '../../../generated/refusals.js';
import { ReleaseExpiredHolds } from '../../../holds/release-expired-holds/release-expired-holds.js';
import { SlotRepository } from '../../../opening/slots/slot.repository.js';
import { type NotFound, SlotFinder } from '../../../opening/slots/slot-finder.js';
import { GuestQuestions } from '../../../questions/guest-questions.js';
import { refuse } from '../../../refusals.en.js';
import { checkAmounts, partyOf } from '../../create-booking/create-booking.js';
import type { CallerBookingRequest } from '../caller-booking.input.js';
import {
  type CallerParts,
  callerActionEvent,
  callerBooking,
  callerHash,
  callerPayment,
  notesOf,
} from '../caller-booking.js';
import { checkPayUntil } from '../pay-until.js';
import type { PaymentLink } from '../payment-link.entity.js';
import { PaymentLinks } from '../payment-links.js';

export interface LinkMade {
  readonly link: PaymentLink;
  /** An earlier request made it. */
  readonly replayed: boolean;
}

export type CallerRefusal = NotFound | SlotFull | AmountMismatch | IdempotencyKeyReused;

/** Books once per key, from the same slots and with the same guard as the site. */
@Injectable()
export class BookForCaller {
  constructor(
    private readonly slotFinder: SlotFinder,
    private readonly slots: SlotRepository,
    private readonly bookings: BookingRepository,
    private readonly links: PaymentLinks,
    private readonly releaseExpired: ReleaseExpiredHolds,
    private readonly foodOrders: FoodOrders,
    private readonly questions: GuestQuestions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    request: CallerBookingRequest,
    staff: StaffIdentity,
    key: string,
  ): Promise<Booked | LinkMade | CallerRefusal> {
    const earlier = await this.answeredBefore(request, key);
    if (earlier) return earlier;
    const outcome = await this.book(request, staff, key);
    if (outcome !== 'made-before' && !('__typename' in outcome)) {
      this.outbox.wake();
      return outcome;
    }
    // The same request may have been answered in the meantime.
    const meanwhile = await this.answeredBefore(request, key);
    return meanwhile ?? (outcome === 'made-before' ? refuse.IdempotencyKeyReused() : outcome);
  }

  private async book(
    request: CallerBookingRequest,
    staff: StaffIdentity,
    key: string,
  ): Promise<Booked | LinkMade | CallerRefusal | 'made-before'> {
    const offer = await this.slotFinder.find(request, { anyDay: request.beyondBecause !== null });
    if ('__typename' in offer) return offer;
    const food = await checkAmounts(request, offer, this.foodOrders);
    if ('__typename' in food) return food;
    const answers = await this.questions.written(request.answers, partyOf(offer));
    if ('__typename' in answers) return answers;
    const now = this.clock.now();
    const parts: CallerParts = { request, offer, food, answers, key, staff, now };
    if (request.payment !== 'link' || request.payUntil === null) return this.bookNow(parts);
    const wrong = checkPayUntil(request.payUntil, offer.request.startsAt, now);
    return wrong ? invalidInput([wrong]) : this.holdForLink(parts, request.payUntil);
  }

  private async bookNow(parts: CallerParts): Promise<Booked | SlotFull | SlotClosed | 'made-before'> {
    const { request: slot } = parts.offer;
    const booking = callerBooking(parts);
    const book = () => {
      const target = { targetType: 'booking', targetId: booking.id, targetName: booking.confirmationCode } as const;
      const sale = { action: callerActionEvent(parts, target), notes: notesOf(parts.request), staffId: parts.staff.id };
      return this.bookings.bookForCaller(booking, slot, sale);
    };
    const stored = await storeBooking(booking, () => this.releaseExpired.beforeRefusing(slot.slotId, book));
    if (typeof stored === 'string') return 'made-before';
    return stored ? { booking, replayed: false } : this.slots.refusal(slot, 0);
  }

  private async holdForLink(
    parts: CallerParts,
    payUntil: Date,
  ): Promise<LinkMade | SlotFull | SlotClosed | 'made-before'> {
    const { request: slot } = parts.offer;
    let made: PaymentLink | 'made-before' | undefined;
    await this.releaseExpired.beforeRefusing(slot.slotId, async () => {
      made = await this.links.create(parts, payUntil);
      return made !== undefined;
    });
    if (made === 'made-before') return made;
    return made ? { link: made, replayed: false } : this.slots.refusal(slot, 0);
  }

  private async answeredBefore(
    request: CallerBookingRequest,
    key: string,
  ): Promise<Booked | LinkMade | IdempotencyKeyReused | undefined> {
    const hash = callerHash(request);
    const booking = await this.bookings.findEarlier(callerPayment(key), key);
    if (booking) return booking.requestHash === hash ? { booking, replayed: true } : refuse.IdempotencyKeyReused();
    const link = await this.links.find({ idempotencyKey: key });
    if (link) return link.requestHash === hash ? { link, replayed: true } : refuse.IdempotencyKeyReused();
    return undefined;
  }
}
