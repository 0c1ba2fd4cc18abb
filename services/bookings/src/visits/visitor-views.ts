import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { maskedEmail, maskedPhone } from '@hilltop/platform/values/masked-contact';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingViews } from '../bookings/booking.view.js';
import type { Booking as BookingView } from '../generated/schema-types.js';
import { BookingChange } from './booking-change.entity.js';

/** How long contact data is shown after the visit or its cancellation. */
const SHOWN_AFTER_MS = 24 * 60 * 60_000;

/** Links are forwarded, so they show contact data only as far as the guest needs. */
@Injectable()
export class VisitorViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: BookingViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(booking: Booking): Promise<BookingView> {
    const ended = await this.endOf(booking);
    const isGone = this.clock.now().getTime() >= ended.getTime() + SHOWN_AFTER_MS;
    const contact = isGone
      ? { email: '', phone: '' }
      : { email: maskedEmail(booking.email), phone: maskedPhone(booking.phone) };
    return { ...this.views.of(booking), ...contact };
  }

  private async endOf({ id: bookingId, status, revision, startsAt }: Booking): Promise<Date> {
    if (status !== 'cancelled') return startsAt;
    const change = await this.dataSource.manager.findOneBy(BookingChange, { bookingId, revision });
    return change && change.changedAt < startsAt ? change.changedAt : startsAt;
  }
}
