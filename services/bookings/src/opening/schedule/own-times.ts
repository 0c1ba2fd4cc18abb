import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import { leadsSlot } from './led-slots.js';
import { VenueClock } from './venue-clock.js';

/** How long phones can send scans, and what is written with them stays, from the day of the visit (product.md §11). */
export const SCANS_KEPT_DAYS = 30;

/** $1 guide, $2 from, $3 until. */
const OWN = `${leadsSlot('$1::uuid')} AND s.starts_at >= $2::timestamptz AND s.starts_at < $3::timestamptz`;

const SLOTS = `SELECT s.id FROM slots s WHERE ${OWN}`;

/** $4 booking. */
const BOOKING = `SELECT 1 FROM bookings b JOIN slots s ON s.id = b.slot_id WHERE b.id = $4::uuid AND ${OWN}`;

/** A phone without a signal sends its scans later, when the time may be another's and the party's another one. $4 bookings. */
const SCANNED = `
  SELECT b.id FROM bookings b WHERE b.id = ANY($4::uuid[]) AND EXISTS (
    SELECT FROM slots s
    WHERE (s.id = b.slot_id OR s.id IN (SELECT c.before->>'slotId' FROM booking_changes c WHERE c.booking_id = b.id))
      AND EXISTS (SELECT FROM guide_assignments l WHERE l.slot_id = s.id AND l.guide_id = $1::uuid)
      AND s.starts_at >= $2::timestamptz AND s.starts_at < $3::timestamptz)`;

/**
 * The one rule by object at the door and in the kitchen: a guide has the times that they lead, from yesterday to tomorrow; the
 * desk and managers have all (product.md §6.3). What is not theirs is answered like what does not exist.
 */
@Injectable()
export class OwnTimes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Yesterday, today or tomorrow for guides: their phone can get lost. Any day for others. */
  isNear(day: Temporal.PlainDate, { staffRole }: StaffIdentity): boolean {
    return staffRole !== 'guide' || Math.abs(this.today().until(day, { largestUnit: 'days' }).days) <= 1;
  }

  /** The slots of a day; undefined for all of them. */
  async slotIdsOn(day: Temporal.PlainDate, staff: StaffIdentity): Promise<readonly string[] | undefined> {
    if (staff.staffRole !== 'guide') return undefined;
    if (!this.isNear(day, staff)) return [];
    const rows: { id: string }[] = await this.dataSource.query(SLOTS, [staff.id, ...this.span(day, day)]);
    return rows.map(({ id }) => id);
  }

  /** Whether a slot of the day is theirs. */
  async slotsOn(day: Temporal.PlainDate, staff: StaffIdentity): Promise<(slotId: string) => boolean> {
    const own = await this.slotIdsOn(day, staff);
    return (slotId) => own === undefined || own.includes(slotId);
  }

  /** @param bookingId as a caller sent it */
  async hasBooking(bookingId: string, staff: StaffIdentity): Promise<boolean> {
    if (!isUuid(bookingId)) return false;
    if (staff.staffRole !== 'guide') return true;
    const near = this.span(this.today().subtract({ days: 1 }), this.today().add({ days: 1 }));
    const rows: unknown[] = await this.dataSource.query(BOOKING, [staff.id, ...near, bookingId]);
    return rows.length > 0;
  }

  /** Bookings that a guide's scans may count people of: also of a time that they led before, or that the party had. */
  async scanned(bookingIds: readonly string[], staff: StaffIdentity): Promise<ReadonlySet<string>> {
    if (staff.staffRole !== 'guide') return new Set(bookingIds);
    const kept = this.span(this.today().subtract({ days: SCANS_KEPT_DAYS }), this.today().add({ days: 1 }));
    const rows: { id: string }[] = await this.dataSource.query(SCANNED, [staff.id, ...kept, bookingIds]);
    return new Set(rows.map(({ id }) => id));
  }

  private today(): Temporal.PlainDate {
    return this.venue.today(this.clock.now());
  }

  /** Both days are included. */
  private span(from: Temporal.PlainDate, to: Temporal.PlainDate): [Date, Date] {
    return [this.venue.startOf(from), this.venue.startOf(to.add({ days: 1 }))];
  }
}
