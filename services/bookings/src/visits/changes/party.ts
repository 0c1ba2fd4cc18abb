import { FOOD_FROM_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import { NO_FOOD } from '../../food/food-order.js';
import { centsOf, guestsOf } from '../../prices/ticket-line.js';
import { TourRepository } from '../../tours/tour.repository.js';
import { type PlannedChange, settled } from '../planned-change.js';
import type { RequestOf } from './booking-change.input.js';
import type { ChangeTerms, KindOfChange, PlanRefusal } from './kind-of-change.js';
import { PriceChangedParty } from './price-changed-party.js';

/** Guests who stay keep the booked price. Who stays away gets back what the rule says. */
@Injectable()
export class ChangeParty implements KindOfChange<RequestOf['party']> {
  readonly needsTime = true;

  constructor(
    private readonly tours: TourRepository,
    private readonly party: PriceChangedParty,
  ) {}

  async plan(
    booking: Booking,
    { tickets }: RequestOf['party'],
    { percent }: ChangeTerms,
  ): Promise<PlannedChange | PlanRefusal> {
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
    return { kind: 'party_changed', after: settled(booking, after, percent), request };
  }
}
