import type { TourType } from '@hilltop/contracts/tour-types';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OFFER_FREED_SEATS, OfferTerms } from '../holds/offer-terms.js';
import type { Tour } from '../tours/tour.entity.js';

/** One change at a time, so that each sees the seats that the one before left. $1 tour type. */
const LOCK_TYPE = `SELECT pg_advisory_xact_lock(hashtext('seats of ' || $1::text))`;

/** The capacity of the smallest other tour that shares the starts. $1 tour type, $2 tour. */
const OTHERS = `
  SELECT min(capacity) AS capacity FROM tours WHERE type = $1::text AND id <> $2::uuid AND withdrawn_at IS NULL`;

/**
 * Open starts ahead that still have the seats they began with. Displaced parties can still get their seats of a closed one back.
 * $1 tour type, $2 now, $3 seats.
 */
const LOCK_FOLLOWING = `
  SELECT id, starts_at AS "startsAt", CASE WHEN kept_for IS NULL THEN taken ELSE 0 END AS taken FROM slots
  WHERE tour_type = $1::text AND starts_at > $2::timestamptz AND coalesce(usual_capacity, capacity) = $3::integer AND NOT closed
  ORDER BY id FOR UPDATE`;

/** One that is kept for a group has its new seats when the group lets it go. $1 slots, $2 seats. */
const RESIZE = `
  UPDATE slots SET capacity = $2::integer, usual_capacity = CASE WHEN kept_for IS NOT NULL THEN $2::integer END
  WHERE id = ANY($1::text[])`;

interface Start {
  readonly id: string;
  readonly startsAt: Date;
  readonly taken: number;
}

/** Starts follow their tour's seats, under the same row locks as sales. */
@Injectable()
export class ResizeStarts {
  constructor(private readonly offers: OfferTerms) {}

  /**
   * Runs in the transaction that changed the tour. Additional seats are offered to the waiting list. @param former seats before the change
   * @returns the fullest start when more of it is taken than the new seats; nothing is changed then
   */
  async execute(
    manager: EntityManager,
    { id, type, capacity }: Tour,
    former: number,
    now: Date,
  ): Promise<Start | undefined> {
    await manager.query(LOCK_TYPE, [type]);
    const [others]: { capacity: number | null }[] = await manager.query(OTHERS, [type, id]);
    const shared = others?.capacity ?? Number.POSITIVE_INFINITY;
    const [before, after] = [Math.min(former, shared), Math.min(capacity, shared)];
    return before === after ? undefined : this.resize(manager, type, [before, after], now);
  }

  private async resize(
    manager: EntityManager,
    type: TourType,
    [before, after]: readonly [number, number],
    now: Date,
  ): Promise<Start | undefined> {
    const starts: Start[] = await manager.query(LOCK_FOLLOWING, [type, now, before]);
    const [fullest] = starts.filter(({ taken }) => taken > after).sort((one, other) => other.taken - one.taken);
    if (fullest) return fullest;
    const ids = starts.map((start) => start.id);
    await manager.query(RESIZE, [ids, after]);
    if (after > before) await manager.query(OFFER_FREED_SEATS, [ids, ...this.offers.parameters(now)]);
    return undefined;
  }
}
