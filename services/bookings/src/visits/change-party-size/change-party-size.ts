import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingDeadlines } from '../../bookings/booking-deadlines.js';
import { NO_FOOD } from '../../food/food-order.js';
import { FOOD_FROM_GROUP_SIZE } from '../../food/menu.js';
import { checkPartyFits } from '../../tours/tour.refusals.js';
import { TourRepository } from '../../tours/tour.repository.js';
import type { Actor } from '../booking-change.entity.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from '../change-booking.js';
import { notChangeable } from '../changeable.js';
import type { PlannedChange } from '../planned-change.js';
import { type BookingNotChangeable, bookingIsDisplaced } from '../visit.refusals.js';
import { changeHash, type PartySizeRequest } from '../visit-input.js';

type Refused = BookingNotChangeable | InvalidInput;

/** Changes the number of guests of a booking, at the price per guest at the time of booking. */
@Injectable()
export class ChangePartySize {
  constructor(
    private readonly changeBooking: ChangeBooking,
    private readonly tours: TourRepository,
    private readonly deadlines: BookingDeadlines,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(
    bookingId: string,
    request: PartySizeRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | ChangeRefusal | Refused> {
    return this.changeBooking.execute({
      bookingId,
      revision: request.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash('party', request),
      plan: (booking) => this.plan(booking, request, actor),
    });
  }

  private async plan(
    booking: Booking,
    { groupSize }: PartySizeRequest,
    actor: Actor,
  ): Promise<PlannedChange | Refused> {
    const refused = notChangeable(booking, actor, this.deadlines.changes(booking), this.clock.now());
    if (refused) return refused;
    if (booking.status === 'displaced') return bookingIsDisplaced();
    const tour = await this.tours.booked(booking.tourId);
    const tooLarge = groupSize > booking.groupSize ? checkPartyFits(tour, groupSize) : undefined;
    if (tooLarge) return tooLarge;
    const { tourType, slotId, startsAt } = booking;
    const request = { slotId, tourType, startsAt, capacity: tour.capacity, seats: tour.seatsFor(groupSize) };
    const after = booking.changed({
      groupSize,
      seats: request.seats,
      totalCents: partyTotal(booking, groupSize),
      ...(groupSize < FOOD_FROM_GROUP_SIZE && NO_FOOD),
    });
    return { kind: 'party_changed', after, request };
  }
}

/** What a party of `groupSize` owes at the booked price per guest, in cents. */
export function partyTotal(
  { totalCents, groupSize: booked }: Pick<Booking, 'totalCents' | 'groupSize'>,
  groupSize: number,
) {
  return (totalCents / booked) * groupSize;
}
