import { Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingLinks } from '../bookings/booking-links.js';

/** Finds bookings by their visitors' links. */
@Injectable()
export class VisitAccess {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly links: BookingLinks,
  ) {}

  /** The booking of a link's token. */
  async open(token: string): Promise<Booking | undefined> {
    const id = this.links.bookingIdOf(token);
    const booking = id === undefined ? null : await this.bookings.findById(id);
    return booking && this.links.opens(token, booking) ? booking : undefined;
  }
}
