import { Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingLinks } from '../bookings/booking-links.js';
import type { BookingNotFound } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';

@Injectable()
export class VisitAccess {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly links: BookingLinks,
  ) {}

  /** Opens everything that a visitor can do. */
  open(token: string): Promise<Booking | BookingNotFound> {
    return this.find(token, 'visit');
  }

  /** Opens the waiver only; the caller must show no more than that. */
  openWaiver(token: string): Promise<Booking | BookingNotFound> {
    return this.find(token, 'waiver');
  }

  private async find(token: string, use: 'visit' | 'waiver'): Promise<Booking | BookingNotFound> {
    const id = this.links.bookingIdOf(token);
    const booking = id === undefined ? null : await this.bookings.findById(id);
    if (!booking) return refuse.BookingNotFound({ replaced: false });
    const state = this.links.check(token, booking, use);
    if (state === 'opens') return booking;
    return refuse.BookingNotFound({ replaced: state === 'replaced' });
  }
}
