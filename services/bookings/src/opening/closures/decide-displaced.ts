import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingChanges } from '../../visits/changes/booking-changes.js';
import { formatTime } from '../schedule/start-times.js';
import { VenueClock } from '../schedule/venue-clock.js';
import { parseSlotId } from '../slots/slot.entity.js';

/** Parties per run. The next run, a second later, continues. */
const BATCH = 100;

interface Silent {
  readonly bookingId: string;
  readonly revision: number;
  readonly policy: 'refund' | 'move';
  /** The earliest slot held for it. */
  readonly offer: string | null;
}

/** No deadline decides for a part of a group. $1 now, $2 limit. */
const SILENT = `
  SELECT b.id AS "bookingId", b.revision, c.policy, (
    SELECT h.slot_id FROM holds h JOIN slots s ON s.id = h.slot_id
    WHERE h.booking_id = b.id AND h.status = 'active' ORDER BY s.starts_at LIMIT 1
  ) AS offer
  FROM displacements d JOIN bookings b ON b.id = d.booking_id JOIN closures c ON c.id = d.closure_id
  WHERE d.state = 'displaced' AND d.offered_at IS NOT NULL AND b.status = 'displaced' AND b.group_id IS NULL
    AND c.deadline <= $1::timestamptz AND c.policy <> 'keep'
  ORDER BY d.id LIMIT $2::integer`;

const HOUSE = { by: 'house' } as const;

/** A party that answers at the same time has raised the revision, so the policy does nothing. */
@Injectable()
export class DecideDisplaced {
  constructor(
    private readonly dataSource: DataSource,
    private readonly venue: VenueClock,
    private readonly changes: BookingChanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the number of parties decided */
  async execute(): Promise<number> {
    const silent: Silent[] = await this.dataSource.query(SILENT, [this.clock.now(), BATCH]);
    let decided = 0;
    for (const party of silent) {
      const moved = party.policy === 'move' && party.offer !== null && (await this.move(party, party.offer));
      if (moved || (await this.cancel(party))) decided += 1;
    }
    return decided;
  }

  private async move({ bookingId, revision }: Silent, offer: string): Promise<boolean> {
    const start = this.venue.wallTime(parseSlotId(offer).startsAt);
    const tourTime = formatTime(start.toPlainTime());
    const request = { kind: 'move', tourDate: start.toPlainDate().toString(), tourTime, revision } as const;
    return 'booking' in (await this.changes.execute(bookingId, request, HOUSE, null));
  }

  private async cancel({ bookingId, revision }: Silent): Promise<boolean> {
    return 'booking' in (await this.changes.execute(bookingId, { kind: 'cancel', revision }, HOUSE, null));
  }
}
