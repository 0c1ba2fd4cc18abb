import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { DataSource, In } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingViews } from '../../bookings/booking.view.js';
import type { CheckInConflict as ConflictView, SeenScan, DoorDay as View } from '../../generated/schema-types.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { peopleOf } from './find-conflicts.js';
import { type ConflictPage, type ListedConflict, listConflicts } from './list-conflicts.js';
import { DOOR_PAGE, Scan } from './scan.entity.js';

const MOST_SCANS = 50;

/** $1 date */
const PHONES = `
  SELECT device_id AS "deviceId", count(*)::integer AS scans, sum(people)::integer AS people, max(received_at) AS "seenAt",
    (array_agg(staff_id ORDER BY received_at DESC, sequence DESC))[1] AS "staffId",
    (array_agg(device_label ORDER BY received_at DESC, sequence DESC) FILTER (WHERE device_label IS NOT NULL))[1] AS "deviceLabel",
    (array_agg(clock_offset_ms ORDER BY received_at DESC, sequence DESC))[1] AS "clockOffsetMs"
  FROM scans WHERE date = $1::date AND device_id <> '${DOOR_PAGE}' GROUP BY device_id ORDER BY max(received_at) DESC, device_id`;

interface PhoneRow {
  readonly deviceId: string;
  readonly deviceLabel: string | null;
  readonly scans: number;
  readonly people: number;
  readonly seenAt: Date;
  readonly staffId: string;
  readonly clockOffsetMs: number;
}

@Injectable()
export class DoorDay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: BookingViews,
    private readonly venue: VenueClock,
  ) {}

  async of(day: Temporal.PlainDate, page: ConflictPage): Promise<View> {
    const { manager } = this.dataSource;
    const date = day.toString();
    const span = { date, from: this.venue.startOf(day), until: this.venue.startOf(day.add({ days: 1 })) };
    const [{ conflicts, total, open }, phones] = await Promise.all([
      listConflicts(manager, span, page),
      manager.query(PHONES, [date]) as Promise<PhoneRow[]>,
    ]);
    return {
      __typename: 'DoorDay',
      date,
      conflicts: await this.conflictViews(conflicts),
      total,
      open,
      phones: phones.map(({ seenAt, ...phone }) => ({
        __typename: 'DoorPhone',
        ...phone,
        seenAt: seenAt.toISOString(),
      })),
    };
  }

  async conflictViews(listed: readonly ListedConflict[]): Promise<ConflictView[]> {
    const { manager } = this.dataSource;
    const bookingIds = listed.flatMap(({ conflict }) => conflict.bookingId ?? []);
    const strays = listed.flatMap((one) => one.strays?.scanIds ?? []);
    const [bookings, scans] = await Promise.all([
      manager.findBy(Booking, { id: In(bookingIds) }),
      manager.find(Scan, {
        where: [{ bookingId: In(bookingIds) }, { id: In(strays) }],
        order: { scannedAt: 'ASC', deviceId: 'ASC', sequence: 'ASC' },
      }),
    ]);
    return listed.map((one) => {
      const { conflict, strays } = one;
      const booking = bookings.find(({ id }) => id === conflict.bookingId);
      const seen = scans.filter(({ id, bookingId }) =>
        strays ? strays.scanIds.includes(id) : bookingId === conflict.bookingId,
      );
      return conflictView(one, seen, booking ? this.views.of(booking) : null);
    });
  }
}

export function scanView(scan: Scan): SeenScan {
  const { id, deviceId, deviceLabel, staffId, people, verdict, overridden, reason, scannedAt, receivedAt } = scan;
  return {
    __typename: 'SeenScan',
    ...{ id, deviceId, deviceLabel, staffId, people, verdict, overridden, reason },
    scannedAt: scannedAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
  };
}

function conflictView(
  { conflict, strays }: ListedConflict,
  scans: readonly Scan[],
  booking: ConflictView['booking'] = null,
): ConflictView {
  return {
    __typename: 'CheckInConflict',
    id: conflict.id,
    kind: conflict.kind,
    date: conflict.date,
    booking,
    admitted: strays?.people ?? peopleOf(scans),
    scans: scans.slice(-MOST_SCANS).map(scanView),
    scansTotal: strays?.total ?? scans.length,
    openedAt: conflict.openedAt.toISOString(),
    settledAt: conflict.settledAt?.toISOString() ?? null,
    settledBy: conflict.settledBy,
    outcome: conflict.outcome,
    reason: conflict.reason,
  };
}
