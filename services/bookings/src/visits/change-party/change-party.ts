import { FOOD_FROM_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingDeadlines } from '../../bookings/booking-deadlines.js';
import { NO_FOOD } from '../../food/food-order.js';
import { centsOf, guestsOf } from '../../prices/ticket-line.js';
import { TourRepository } from '../../tours/tour.repository.js';
import type { Actor } from '../booking-change.entity.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from '../change-booking.js';
import { isTooLateForRefund, notChangeable } from '../changeable.js';
import { type PlannedChange, settled } from '../planned-change.js';
import { type BookingNotChangeable, bookingIsDisplaced } from '../visit.refusals.js';
import { changeHash, type PartyRequest, type QuotedParty } from '../visit-input.js';
import { type NewPartyRefusal, PriceChangedParty } from './price-changed-party.js';

type Refused = BookingNotChangeable | NewPartyRefusal;

/** Guests who stay keep the booked price. Who stays away gets money back until the refund's deadline. */
@Injectable()
export class ChangeParty {
  constructor(
    private readonly changeBooking: ChangeBooking,
    private readonly tours: TourRepository,
    private readonly party: PriceChangedParty,
    private readonly deadlines: BookingDeadlines,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(
    bookingId: string,
    request: PartyRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | ChangeRefusal | Refused> {
    return this.changeBooking.execute({
      bookingId,
      revision: request.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash('party', request),
      paymentIntentId: request.paymentIntentId,
      plan: (booking) => this.plan(booking, request, actor),
    });
  }

  /** `quoteParty` shows it without making the change. */
  async plan(booking: Booking, { tickets }: QuotedParty, actor: Actor): Promise<PlannedChange | Refused> {
    const now = this.clock.now();
    const refused = notChangeable(booking, actor, this.deadlines.changes(booking), now);
    if (refused) return refused;
    if (booking.status === 'displaced') return bookingIsDisplaced();
    const tour = await this.tours.booked(booking.tourId);
    const lines = await this.party.lines(booking, tour, tickets);
    if ('__typename' in lines) return lines;
    const { tourType, slotId, startsAt } = booking;
    const request = { slotId, tourType, startsAt, capacity: tour.capacity, seats: tour.seatsFor(lines) };
    const guests = guestsOf(lines);
    const after = booking.changed({
      guests,
      seats: request.seats,
      totalCents: centsOf(lines),
      tickets: lines,
      ...(guests < FOOD_FROM_GROUP_SIZE && NO_FOOD),
    });
    const isLate = isTooLateForRefund(booking, actor, this.deadlines.refund(booking), now);
    return { kind: 'party_changed', after: settled(booking, after, isLate), request };
  }
}
