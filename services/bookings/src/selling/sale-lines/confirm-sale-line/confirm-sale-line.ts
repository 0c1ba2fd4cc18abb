import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking } from '../../../bookings/booking.entity.js';
import { BookingMetrics } from '../../../bookings/booking.metrics.js';
import { BookingRepository } from '../../../bookings/booking.repository.js';
import { storeBooking } from '../../../bookings/store-booking.js';
import { faults } from '../../../faults.en.js';
import { FoodOrders } from '../../../food/food-orders.js';
import type { AmountMismatch, SaleLineReleased, SeatsAlreadyBooked, SlotFull } from '../../../generated/refusals.js';
import { SlotRepository } from '../../../opening/slots/slot.repository.js';
import { type NotFound, SlotFinder, type SlotOffer } from '../../../opening/slots/slot-finder.js';
import { withCode } from '../../../prices/ticket-code.js';
import { centsOf } from '../../../prices/ticket-line.js';
import { GuestQuestions } from '../../../questions/guest-questions.js';
import { refuse } from '../../../refusals.en.js';
import { AllocateSeats } from '../../create-booking/allocate-seats.js';
import { checkAmounts, partyOf } from '../../create-booking/create-booking.js';
import { draftBooking } from '../../create-booking/draft-booking.js';
import { bookingOf, type SaleLine, salePayment } from '../sale-line.input.js';

type ConfirmRefusal = InvalidInput | NotFound | SlotFull | SeatsAlreadyBooked | AmountMismatch | SaleLineReleased;

/** What the party pays with its code; undefined when the code was for other prices. */
function discounted(offer: SlotOffer, { discount }: SaleLine): SlotOffer | undefined {
  if (discount === null) return offer;
  const lines = withCode(offer.request.lines, discount);
  return lines && { ...offer, request: { ...offer.request, lines }, totalCents: centsOf(lines) };
}

/** Its order is authorized but not yet paid. Confirms once per line, on its held seats or on free ones. */
@Injectable()
export class ConfirmSaleLine {
  constructor(
    private readonly slotFinder: SlotFinder,
    private readonly slots: SlotRepository,
    private readonly bookings: BookingRepository,
    private readonly seats: AllocateSeats,
    private readonly foodOrders: FoodOrders,
    private readonly questions: GuestQuestions,
    private readonly metrics: BookingMetrics,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(line: SaleLine): Promise<Booking | ConfirmRefusal> {
    const earlier = await this.earlier(line);
    if (earlier) return earlier;
    const outcome = await this.book(line);
    this.metrics.count(line.input.tourType, '__typename' in outcome ? outcome : { booking: outcome, replayed: false });
    return outcome;
  }

  private async book(line: SaleLine): Promise<Booking | ConfirmRefusal> {
    const request = bookingOf(line);
    // Its order names the tour, so it gets that one or none.
    const listed = await this.slotFinder.find(request, { hasSeats: true });
    if ('__typename' in listed) return listed;
    const food = await checkAmounts(request, listed, this.foodOrders);
    if ('__typename' in food) return food;
    const offer = discounted(listed, line);
    if (!offer) return invalidInput([{ field: 'discount', message: faults.otherPrice.error() }]);
    // It was checked in the cart. What the house asks since then must not stop a payment.
    const answers = await this.questions.fitting(request.answers, partyOf(offer));
    const draft = draftBooking({ request, offer, food, answers, idempotencyKey: null, now: this.clock.now() });
    const booking = Object.assign(draft, { saleLineId: line.lineId, orderIntentId: line.orderIntentId });
    const allocation = await storeBooking(booking, () =>
      this.seats.execute(booking, offer.request, request.holdId, false),
    );
    if (typeof allocation === 'string') return (await this.earlier(line)) ?? refuse.SaleLineReleased();
    if ('code' in allocation) return refuse.SeatsAlreadyBooked({ confirmationCode: allocation.code });
    if (!allocation.booked) return this.slots.refusal(offer.request, allocation.heldSeats, allocation.holdExpired);
    this.outbox.wake();
    return booking;
  }

  /** The booking of an earlier request for this line, unless it was released. */
  private async earlier({ lineId }: SaleLine): Promise<Booking | SaleLineReleased | undefined> {
    const booking = await this.bookings.findEarlier(salePayment(lineId), null);
    if (!booking) return undefined;
    return booking.status === 'cancelled' ? refuse.SaleLineReleased() : booking;
  }
}
