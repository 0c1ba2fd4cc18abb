import { TOUR_TYPES, type TourType } from '@hilltop/contracts/tour-types';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import type { GroupAtTime } from '../../../generated/schema-types.js';
import { GUIDES_NEEDED, GUIDES_OF_SLOT } from '../../schedule/led-slots.js';
import { SLOT_MAX_GROUP_SIZE, SLOT_MINUTES } from '../../slots/slot-minutes.js';

/** A slot with a row. */
export interface SlotCounts {
  readonly id: string;
  readonly tourType: TourType;
  readonly startsAt: Date;
  readonly capacity: number;
  /** In minutes; null when there never was a tour of its type. */
  readonly durationMinutes: number | null;
  /** In guests; null likewise. */
  readonly maxGroupSize: number | null;
  readonly closed: boolean;
  /** Accounts, the first guide first. */
  readonly guideIds: readonly string[];
  readonly guidesNeeded: number;
  /** Seats. */
  readonly sold: number;
  readonly held: number;
  /** Of confirmed bookings. */
  readonly guests: number;
  /** Guests who wait for this time, or have an offer. */
  readonly waiting: number;
  /** Parties that have not answered. */
  readonly displaced: number;
  readonly groups: readonly GroupAtTime[];
}

/** $1 tour types, $2 from, $3 until. */
const SLOT_COUNTS = {
  name: 'slot-counts',
  readOnly: true,
  text: `SELECT s.id, s.tour_type AS "tourType", s.starts_at AS "startsAt", s.capacity, s.closed, ${GUIDES_OF_SLOT} AS "guideIds", ${GUIDES_NEEDED} AS "guidesNeeded",
      ${SLOT_MINUTES} AS "durationMinutes", ${SLOT_MAX_GROUP_SIZE} AS "maxGroupSize",
      coalesce(b.sold, 0)::integer AS sold, coalesce(b.guests, 0)::integer AS guests, b.displaced::integer AS displaced,
      coalesce(h.held, 0)::integer AS held, coalesce(w.waiting, 0)::integer AS waiting, g.groups
    FROM slots s
    CROSS JOIN LATERAL (
      SELECT sum(places) FILTER (WHERE status = 'confirmed') AS sold,
        sum(group_size) FILTER (WHERE status = 'confirmed') AS guests, count(*) FILTER (WHERE status = 'displaced') AS displaced
      FROM bookings WHERE slot_id = s.id
    ) b
    CROSS JOIN LATERAL (SELECT sum(places) AS held FROM holds WHERE slot_id = s.id AND status = 'active') h
    CROSS JOIN LATERAL (
      SELECT sum(group_size) AS waiting FROM waitlist_entries
      WHERE slot_ids @> ARRAY[s.id] AND status IN ('waiting', 'offered') AND confirmed_at IS NOT NULL
    ) w
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'people', p.people, 'held', coalesce(p.held, false),
        'kept', s.kept_for IS NOT DISTINCT FROM p.id) ORDER BY v.number), '[]') AS groups
      FROM (
        SELECT id, sum(people) AS people, bool_or(held) AS held FROM (
          SELECT group_id, group_size, false FROM bookings WHERE slot_id = s.id AND status = 'confirmed' AND group_id IS NOT NULL
          UNION ALL SELECT group_id, group_size, true FROM holds WHERE slot_id = s.id AND status = 'active' AND group_id IS NOT NULL
          UNION ALL SELECT s.kept_for, 0, NULL WHERE s.kept_for IS NOT NULL
        ) part (id, people, held) GROUP BY id
      ) p JOIN group_visits v ON v.id = p.id
    ) g
    WHERE s.tour_type = ANY($1::text[]) AND s.starts_at >= $2::timestamptz AND s.starts_at < $3::timestamptz`,
};

@Injectable()
export class SlotCountsReader {
  constructor(private readonly statements: PreparedStatements) {}

  /** Slots from `from` to before `until`. */
  async between(from: Date, until: Date): Promise<SlotCounts[]> {
    return this.statements.run<SlotCounts>(SLOT_COUNTS, [TOUR_TYPES, from, until]);
  }
}
