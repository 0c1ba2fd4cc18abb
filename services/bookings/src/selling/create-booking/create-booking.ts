import type { Language } from '@hilltop/contracts/house/languages';
import { CapturePayments } from '@hilltop/payments/captures/capture-payments';
import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { PurchaseLimit } from '@hilltop/payments/purchase-limit';
import { refusePayment } from '@hilltop/payments/refusals.en';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { expectedAndGiven } from '@hilltop/platform/values/cents';
import { tooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import { Inject, Injectable } from '@nestjs/common';
import type { NewBooking } from '../../bookings/booking.entity.js';
import { BookingRepository } from '../../bookings/booking.repository.js';
import { type Booked, storeBooking } from '../../bookings/store-booking.js';
import { faults } from '../../faults.en.js';
import type { FoodOrder, FoodSelection } from '../../food/food-order.js';
import { FoodOrders } from '../../food/food-orders.js';
import type {
  AmountMismatch,
  IdempotencyKeyReused,
  PaymentAlreadyUsed,
  SeatsAlreadyBooked,
  SlotFull,
  TooManyPurchases,
} from '../../generated/refusals.js';
import { SlotRepository } from '../../opening/slots/slot.repository.js';
import { type NotFound, SlotFinder, type SlotOffer } from '../../opening/slots/slot-finder.js';
import type { AskedParty } from '../../questions/check-answers.js';
import { GuestQuestions } from '../../questions/guest-questions.js';
import { refuse } from '../../refusals.en.js';
import { AllocateSeats } from './allocate-seats.js';
import type { BookingRequest } from './create-booking.input.js';
import { draftBooking } from './draft-booking.js';
import { requestHash } from './request-hash.js';

export type BookingRefusal =
  | NotFound
  | SlotFull
  | AmountMismatch
  | PaymentAlreadyUsed
  | SeatsAlreadyBooked
  | IdempotencyKeyReused
  | TooManyPurchases;

/** Books once per payment and per Idempotency-Key. */
@Injectable()
export class CreateBooking {
  constructor(
    private readonly slotFinder: SlotFinder,
    private readonly slots: SlotRepository,
    private readonly bookings: BookingRepository,
    private readonly seats: AllocateSeats,
    private readonly payments: PaymentProvider,
    private readonly captures: CapturePayments,
    private readonly returnPayment: ReturnPayment,
    private readonly limit: PurchaseLimit,
    private readonly foodOrders: FoodOrders,
    private readonly questions: GuestQuestions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param offeredIn books only the seats of the hold, which were offered to the party in this language
   * @param caller keyed hash of the address; undefined without a limit
   */
  async execute(
    request: BookingRequest,
    idempotencyKey: string | null,
    offeredIn?: Language,
    caller?: string,
  ): Promise<Booked | BookingRefusal> {
    const outcome = await this.book(request, idempotencyKey, offeredIn, caller);
    if ('booking' in outcome) return outcome;
    const answered = await this.answeredBefore(request, idempotencyKey);
    if (answered && 'booking' in answered) return answered;
    return this.refuse(request, idempotencyKey, answered ?? outcome);
  }

  private async book(
    request: BookingRequest,
    idempotencyKey: string | null,
    offeredIn: Language | undefined,
    caller: string | undefined,
  ): Promise<Booked | BookingRefusal> {
    const heldOnly = offeredIn !== undefined;
    // Staff can hold seats after the last bookable date. A party from the waiting list gets the first tour of the type if its own was
    // withdrawn: its page shows which.
    const leeway = { hasSeats: heldOnly, orFirst: heldOnly, anyDay: heldOnly };
    const offer = await this.slotFinder.find(request, leeway);
    if ('__typename' in offer) return offer;
    const tooMany = heldOnly ? moreThanOffered(offer) : undefined;
    if (tooMany) return tooMany;
    const food = await checkAmounts(request, offer, this.foodOrders);
    if ('__typename' in food) return food;
    const answers = await this.questions.online(request.answers, partyOf(offer));
    if ('__typename' in answers) return answers;
    const tooLittle = tooLittleForCard('totalAmount', request.totalAmount);
    if (tooLittle) return tooLittle;
    const refused = await this.unauthorized(request);
    if (refused) return invalidInput([{ field: 'paymentIntentId', message: refused }]);
    const limited = await this.limit.count('bookings', caller);
    if (limited) return limited;
    const spoken = currentLanguage();
    // Who reads another page than the one that was sent is written to in its language.
    const language = spoken === 'en' ? (offeredIn ?? spoken) : spoken;
    const booking = draftBooking({ request, offer, food, answers, idempotencyKey, language, now: this.clock.now() });
    return this.store(request, offer, booking, heldOnly);
  }

  /** The booking takes the money: it is only authorized before. @returns why it is not; a visit that costs nothing needs no payment */
  private async unauthorized({ paymentIntentId, totalAmount }: BookingRequest): Promise<string | undefined> {
    if (totalAmount === 0) return undefined;
    const payment = await this.payments.authorize({ intentId: paymentIntentId, amountCents: totalAmount });
    return payment.status === 'refused' ? payment.message : undefined;
  }

  private async store(
    request: BookingRequest,
    offer: SlotOffer,
    booking: NewBooking,
    heldOnly: boolean,
  ): Promise<Booked | BookingRefusal> {
    const captureDueAt = this.captures.dueAt(booking.totalCents);
    const allocation = await storeBooking(booking, () =>
      this.seats.execute(booking, offer.request, request.holdId, heldOnly, captureDueAt),
    );
    if (allocation === 'payment-returned') return refusePayment.PaymentAlreadyUsed.returned();
    if (allocation === 'payment-used') return refusePayment.PaymentAlreadyUsed.by('booking');
    if ('code' in allocation) return refuse.SeatsAlreadyBooked({ confirmationCode: allocation.code });
    if (!allocation.booked) {
      return this.slots.refusal(offer.request, allocation.heldSeats, allocation.holdExpired);
    }
    this.outbox.wake();
    const { paymentIntentId: id, totalCents: amountCents } = booking;
    if (captureDueAt && !(await this.captures.capture({ id, intentId: id, amountCents }))) {
      return invalidInput([{ field: 'paymentIntentId', message: faults.declined.error() }]);
    }
    return { booking, replayed: false };
  }

  /** An earlier request with this payment or key: its booking, or a refusal if the requests differ. */
  private async answeredBefore(
    request: BookingRequest,
    key: string | null,
  ): Promise<Booked | PaymentAlreadyUsed | IdempotencyKeyReused | undefined> {
    const earlier = await this.bookings.findEarlier(request.paymentIntentId, key);
    if (!earlier) return undefined;
    const isSame = earlier.requestHash === requestHash(request);
    // It was canceled because the bank did not pay after all.
    if (isSame && (await this.bookings.isUnpaid(earlier))) return undefined;
    if (isSame) return { booking: earlier, replayed: true };
    return key !== null && earlier.idempotencyKey === key
      ? refuse.IdempotencyKeyReused()
      : refusePayment.PaymentAlreadyUsed.by('booking');
  }

  /** Returns the payment, unless another request books with it at the same time. */
  private async refuse(
    request: BookingRequest,
    idempotencyKey: string | null,
    refusal: BookingRefusal,
  ): Promise<Booked | BookingRefusal> {
    if (await this.returnPayment.execute(request.paymentIntentId)) return refusal;
    return (await this.answeredBefore(request, idempotencyKey)) ?? refusal;
  }
}

/** The seats that were kept for a party were sold to others. */
export function isFull(outcome: Booked | BookingRefusal): outcome is SlotFull {
  return '__typename' in outcome && outcome.__typename === 'SlotFull';
}

/** The food order, or the refusal if an amount differs from ours. */
export async function checkAmounts(
  request: Omit<FoodSelection, 'guests'> & Pick<BookingRequest, 'totalAmount'>,
  offer: SlotOffer,
  foodOrders: FoodOrders,
): Promise<FoodOrder | InvalidInput | AmountMismatch> {
  if (request.totalAmount !== offer.totalCents)
    return refuse.AmountMismatch({ field: 'totalAmount', ...expectedAndGiven(offer.totalCents, request.totalAmount) });
  const { guests, time } = offer.request;
  const food = await foodOrders.check({ ...request, guests }, time);
  if ('expectedCents' in food)
    return refuse.AmountMismatch({
      field: 'foodOrderTotal',
      ...expectedAndGiven(food.expectedCents, request.foodOrderTotal),
    });
  return 'field' in food ? invalidInput([food]) : food;
}

/** Whom the questions of the tour are asked. */
export const partyOf = ({ tour, request }: SlotOffer): AskedParty => ({ tourId: tour.id, guests: request.guests });

function moreThanOffered({ hold, request }: SlotOffer): InvalidInput | undefined {
  if (!hold || request.seats <= hold.seats) return undefined;
  return invalidInput([{ field: 'tickets', message: faults.offeredSeats(hold.seats).error() }]);
}
