import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import { CLOSURE_COLUMNS, type Closure, type DisplacementState } from '../closure.js';

export interface CountedClosure extends Closure {
  readonly parties: number;
  readonly guests: number;
  readonly unanswered: number;
  readonly moved: number;
  readonly cancelled: number;
  readonly restored: number;
  /** US cents to refund if no other party answers. */
  readonly unansweredCents: number;
}

export interface DisplacedParty {
  readonly id: string;
  readonly bookingId: string;
  readonly confirmationCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly guests: number;
  readonly totalCents: number;
  readonly fromSlotId: string;
  readonly state: DisplacementState;
  readonly startsAt: Date;
  readonly foodPlatform: string;
  /** When its e-mail was queued. */
  readonly askedAt: Date | null;
}

export interface ReachedGroup {
  readonly id: string;
  readonly number: string;
  /** Null while its seats are only held. */
  readonly name: string | null;
  readonly guests: number;
}

/** Whoever nobody called until then is called no more. */
const CALLED_DAYS = 14;

/** $1 now. */
const DISPLACED_GROUPS = {
  name: 'displaced-groups',
  readOnly: true,
  text: `SELECT g.id, g.number, max(b.group_name) AS name, sum(b.group_size)::integer AS guests
    FROM bookings b JOIN group_visits g ON g.id = b.group_id
    WHERE b.group_id IS NOT NULL AND b.status = 'displaced' AND b.starts_at > $1::timestamptz - interval '${CALLED_DAYS} days'
    GROUP BY g.id, g.number ORDER BY min(b.starts_at), g.number`,
};

const COUNTED = `SELECT ${CLOSURE_COLUMNS}, d.* FROM closures c CROSS JOIN LATERAL (
    SELECT count(*)::integer AS parties, coalesce(sum(b.group_size), 0)::integer AS guests,
      count(*) FILTER (WHERE d.state = 'displaced')::integer AS unanswered,
      count(*) FILTER (WHERE d.state = 'moved')::integer AS moved,
      count(*) FILTER (WHERE d.state = 'cancelled')::integer AS cancelled,
      count(*) FILTER (WHERE d.state = 'restored')::integer AS restored,
      coalesce(sum(b.total_cents) FILTER (WHERE d.state = 'displaced'), 0)::float8 AS "unansweredCents"
    FROM displacements d JOIN bookings b ON b.id = d.booking_id WHERE d.closure_id = c.id
  ) d`;

const CLOSURE = { name: 'closure', readOnly: true, text: `${COUNTED} WHERE c.id = $1::uuid` };

/** $1 first date, $2 limit. */
const CLOSURES = {
  name: 'closures',
  readOnly: true,
  text: `${COUNTED} WHERE c.last_date >= $1::date ORDER BY c.closed_at DESC LIMIT $2::integer`,
};

const PARTIES = {
  name: 'displaced-parties',
  readOnly: true,
  text: `SELECT d.id, b.id AS "bookingId", b.confirmation_code AS "confirmationCode", b.first_name AS "firstName", b.last_name AS "lastName", b.phone, b.group_size AS guests,
      b.total_cents AS "totalCents", d.from_slot_id AS "fromSlotId", d.state, b.starts_at AS "startsAt",
      b.food_platform AS "foodPlatform", d.offered_at AS "askedAt"
    FROM displacements d JOIN bookings b ON b.id = d.booking_id WHERE d.closure_id = $1::uuid
    ORDER BY d.state <> 'displaced', d.from_slot_id, lower(b.last_name), b.id`,
};

@Injectable()
export class ClosuresRepository {
  constructor(private readonly statements: PreparedStatements) {}

  async find(id: string): Promise<CountedClosure | undefined> {
    const [closure] = await this.statements.run<CountedClosure>(CLOSURE, [id]);
    return closure;
  }

  /** Ending on this date (YYYY-MM-DD) or later, newest first. */
  async reaching(date: string, most: number): Promise<CountedClosure[]> {
    return this.statements.run<CountedClosure>(CLOSURES, [date, most]);
  }

  /** By their first start that was closed. */
  async displacedGroups(now: Date): Promise<ReachedGroup[]> {
    return this.statements.run<ReachedGroup>(DISPLACED_GROUPS, [now]);
  }

  /** Parties without an answer first. */
  async parties(closureId: string): Promise<DisplacedParty[]> {
    return this.statements.run<DisplacedParty>(PARTIES, [closureId]);
  }
}
