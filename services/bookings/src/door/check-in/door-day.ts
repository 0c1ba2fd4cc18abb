import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { And, DataSource, In, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingViews } from '../../bookings/booking.view.js';
import type { CheckInConflict as ConflictView, SeenScan, DoorDay as View } from '../../generated/schema-types.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { CheckInConflict } from './check-in-conflict.entity.js';
import { peopleOf } from './find-conflicts.js';
import { Scan } from './scan.entity.js';

const MOST_CONFLICTS = 100;

/** $1 date */
const PHONES = `
  SELECT device_id AS "deviceId", count(*)::integer AS scans, sum(people)::integer AS people, max(received_at) AS "seenAt",
    (array_agg(staff_id ORDER BY received_at DESC, sequence DESC))[1] AS "staffId",
    (array_agg(clock_offset_ms ORDER BY received_at DESC, sequence DESC))[1] AS "clockOffsetMs"
  FROM scans WHERE date = $1::date AND verdict <> 'CORRECTED' GROUP BY device_id ORDER BY max(received_at) DESC, device_id`;

interface PhoneRow {
  readonly deviceId: string;
  readonly scans: number;
  readonly people: number;
  readonly seenAt: Date;
  readonly staffId: string;
  readonly clockOffsetMs: number;
}

/** The conflicts and phones of a day at the door. */
@Injectable()
export class DoorDay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: BookingViews,
    private readonly venue: VenueClock,
  ) {}

  /** Open conflicts show on every day, because a phone can send its scans days later. */
  async of(day: Temporal.PlainDate): Promise<View> {
    const { manager } = this.dataSource;
    const date = day.toString();
    const onDay = And(MoreThanOrEqual(this.venue.startOf(day)), LessThan(this.venue.startOf(day.add({ days: 1 }))));
    const [conflicts, phones] = await Promise.all([
      manager.find(CheckInConflict, {
        where: [{ settledAt: IsNull() }, { settledAt: onDay }],
        order: { settledAt: { direction: 'DESC', nulls: 'FIRST' }, openedAt: 'ASC', id: 'ASC' },
        take: MOST_CONFLICTS,
      }),
      manager.query(PHONES, [date]) as Promise<PhoneRow[]>,
    ]);
    return {
      __typename: 'DoorDay',
      date,
      conflicts: await this.conflictViews(conflicts),
      phones: phones.map(({ seenAt, ...phone }) => ({
        __typename: 'DoorPhone',
        ...phone,
        seenAt: seenAt.toISOString(),
      })),
    };
  }

  async conflictViews(conflicts: readonly CheckInConflict[]): Promise<ConflictView[]> {
    const { manager } = this.dataSource;
    const bookingIds = conflicts.flatMap(({ bookingId }) => bookingId ?? []);
    const subjects = conflicts.map(({ subjectId }) => subjectId);
    const [bookings, scans] = await Promise.all([
      manager.findBy(Booking, { id: In(bookingIds) }),
      manager.find(Scan, {
        where: [{ bookingId: In(bookingIds) }, { id: In(subjects) }],
        order: { scannedAt: 'ASC', deviceId: 'ASC', sequence: 'ASC' },
      }),
    ]);
    return conflicts.map((conflict) => {
      const booking = bookings.find(({ id }) => id === conflict.bookingId);
      const seen = scans.filter(({ id, bookingId }) =>
        conflict.kind === 'UNKNOWN_TICKET' ? id === conflict.subjectId : bookingId === conflict.subjectId,
      );
      return conflictView(conflict, seen, booking ? this.views.of(booking) : null);
    });
  }
}

export function scanView(scan: Scan): SeenScan {
  const { id, deviceId, staffId, people, verdict, overridden, reason, scannedAt, receivedAt } = scan;
  return {
    __typename: 'SeenScan',
    ...{ id, deviceId, staffId, people, verdict, overridden, reason },
    scannedAt: scannedAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
  };
}

function conflictView(
  conflict: CheckInConflict,
  scans: readonly Scan[],
  booking: ConflictView['booking'] = null,
): ConflictView {
  return {
    __typename: 'CheckInConflict',
    id: conflict.id,
    kind: conflict.kind,
    date: conflict.date,
    booking,
    admitted: peopleOf(scans),
    scans: scans.map(scanView),
    openedAt: conflict.openedAt.toISOString(),
    settledAt: conflict.settledAt?.toISOString() ?? null,
    settledBy: conflict.settledBy,
    outcome: conflict.outcome,
    reason: conflict.reason,
  };
}
