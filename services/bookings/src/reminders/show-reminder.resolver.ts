import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingViews } from '../bookings/booking.view.js';
import { BookingLinks } from '../bookings/booking-links.js';
import { ADMITTED } from '../door/check-in/admitted.js';
import type { QueryReminderArgs, ReminderKind, Reminder as View } from '../generated/schema-types.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { fits } from './reminder.statements.js';
import { isOpen, reminderWindow } from './reminder-window.js';

/** Notices in force when the visit starts. $1 start, $2 now. */
const NOTICES = `SELECT text FROM notices WHERE valid_from <= $1 AND (valid_until IS NULL OR valid_until > $2)
  ORDER BY level = 'warning' DESC, valid_from`;

/** Shows the booking as it is when the mail leaves. */
@Resolver()
export class ShowReminderResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: BookingRepository,
    private readonly views: BookingViews,
    private readonly links: BookingLinks,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('reminder')
  async show(@Args() { bookingId, kind, preview }: QueryReminderArgs): Promise<View | null> {
    const booking = await this.find(bookingId, preview ?? false);
    if (!booking || (!preview && !(await this.leavesNow(booking, kind)))) return null;
    const [scans] = (await this.dataSource.query(`SELECT ${ADMITTED} AS people FROM bookings b WHERE b.id = $1`, [
      booking.id,
    ])) as [{ people: number }];
    const notices = (await this.dataSource.query(NOTICES, [booking.startsAt, this.clock.now()])) as { text: string }[];
    return {
      __typename: 'Reminder',
      // Access needs are for staff at the door, and no service mails them.
      booking: { ...this.views.of(booking), accessNeeds: null },
      cameIn: Math.max(0, scans.people),
      notices: kind === 'day_before' ? notices.map(({ text }) => text) : [],
      afterUrl: `${this.links.urlOf(booking)}/after`,
      unsubscribeToken: this.links.unsubscribeTokenOf(booking),
    };
  }

  private async find(reference: string, byCode: boolean): Promise<Booking | null> {
    if (isUuid(reference)) return this.bookings.findById(reference);
    return byCode ? this.dataSource.manager.findOneBy(Booking, { confirmationCode: reference }) : null;
  }

  /** It was queued for this start, and still fits. */
  private async leavesNow({ id }: Booking, kind: ReminderKind): Promise<boolean> {
    const now = this.clock.now();
    const window = reminderWindow(kind, now, this.venue);
    if (!isOpen(window, now)) return false;
    const rows = (await this.dataSource.query(
      `SELECT FROM bookings b
         JOIN sent_reminders t ON t.booking_id = b.id AND t.kind = '${kind}' AND t.starts_at = b.starts_at
       WHERE b.id = $3 AND ${fits(kind)}`,
      [window.tourDate, now, id],
    )) as unknown[];
    return rows.length > 0;
  }
}
