import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingLinks } from '../bookings/booking-links.js';
import type { BookingNotChangeable, BookingNotFound } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';

@Injectable()
export class VisitAccess {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly links: BookingLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Opens everything that a visitor can do. */
  open(token: string): Promise<Booking | BookingNotFound> {
    return this.find(token, 'visit');
  }

  /** What the house is told about a visit, until it begins. */
  async openBeforeStart(token: string): Promise<Booking | BookingNotFound | BookingNotChangeable> {
    const booking = await this.open(token);
    if ('__typename' in booking) return booking;
    if (booking.status === 'cancelled') return refuse.BookingNotChangeable({ reason: 'CANCELLED', closedAt: null });
    if (booking.startsAt > this.clock.now()) return booking;
    return refuse.BookingNotChangeable({ reason: 'TOO_LATE', closedAt: booking.startsAt.toISOString() });
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
