import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { inLanguage } from '@hilltop/platform/outcome/in-language';
import { Inject, Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { Displacement as DisplacementView } from '../../generated/schema-types.js';
import { formatTime } from '../schedule/start-times.js';
import { VenueClock } from '../schedule/venue-clock.js';
import { parseSlotId } from '../slots/slot.entity.js';
import type { ClosurePolicy, DisplacementState } from './closure.js';

interface DisplacementRow {
  readonly bookingId: string;
  readonly state: DisplacementState;
  readonly reason: string;
  readonly message: string;
  readonly messageEs: string | null;
  readonly deadline: Date;
  readonly policy: ClosurePolicy;
  readonly fromSlotId: string;
  readonly wholeDay: boolean;
  readonly offers: readonly { readonly slotId: string; readonly seats: number }[];
}

/** The last displacement of each booking. $1 bookings, $2 now. */
const DISPLACEMENTS = {
  name: 'displacements',
  readOnly: true,
  text: `SELECT DISTINCT ON (d.booking_id) d.booking_id AS "bookingId", d.state, d.from_slot_id AS "fromSlotId", c.reason, c.message,
      c.message_es AS "messageEs", c.deadline, c.policy, c.times IS NULL AS "wholeDay", (
        SELECT coalesce(json_agg(json_build_object('slotId', h.slot_id, 'seats', h.places) ORDER BY s.starts_at), '[]')
        FROM holds h JOIN slots s ON s.id = h.slot_id
        WHERE h.booking_id = d.booking_id AND h.status = 'active' AND h.expires_at > $2::timestamptz
      ) AS offers
    FROM displacements d JOIN closures c ON c.id = d.closure_id
    WHERE d.booking_id = ANY($1::uuid[]) ORDER BY d.booking_id, d.revision DESC`,
};

/** Batched per response. */
@Injectable()
export class Displacements {
  private readonly loader = new DataLoader<string, DisplacementRow | null>((ids) => this.find(ids), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: setImmediate,
  });

  constructor(
    private readonly statements: PreparedStatements,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null for a booking that was never displaced. */
  async of(bookingId: string): Promise<DisplacementView | null> {
    const row = await this.loader.load(bookingId);
    return row && this.view(row);
  }

  private async find(ids: readonly string[]): Promise<(DisplacementRow | null)[]> {
    const rows = await this.statements.run<DisplacementRow>(DISPLACEMENTS, [ids, this.clock.now()]);
    return ids.map((id) => rows.find(({ bookingId }) => bookingId === id) ?? null);
  }

  private view({ fromSlotId, offers, ...row }: DisplacementRow): DisplacementView {
    const { state, reason, deadline, policy, wholeDay } = row;
    return {
      __typename: 'Displacement',
      state,
      reason,
      message: inLanguage(row, 'message').message,
      deadline: deadline.toISOString(),
      policy,
      fromStartsAt: parseSlotId(fromSlotId).startsAt.toISOString(),
      wholeDay,
      offers: offers.map(({ slotId, seats }) => {
        const { startsAt } = parseSlotId(slotId);
        const start = this.venue.wallTime(startsAt);
        return {
          __typename: 'OfferedTime',
          tourDate: start.toPlainDate().toString(),
          tourTime: formatTime(start.toPlainTime()),
          startsAt: startsAt.toISOString(),
          seats,
        };
      }),
    };
  }
}
