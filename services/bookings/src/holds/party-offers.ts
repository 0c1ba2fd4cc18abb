import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { holdEndedEvent } from './hold.events.js';

export interface PartyOffer {
  readonly id: string;
  readonly slotId: string;
  readonly seats: number;
}

const OFFERS = `
  SELECT id, slot_id AS "slotId", places AS seats FROM holds
  WHERE booking_id = ANY($1::uuid[]) AND status = 'active' ORDER BY id`;

const END_OFFERS = `
  WITH ended AS (
    UPDATE holds SET status = 'replaced', ended_at = $2::timestamptz WHERE id = ANY($1::uuid[]) RETURNING slot_id, places
  ), freed AS (
    SELECT slot_id, sum(places)::integer AS places FROM ended GROUP BY slot_id
  ) UPDATE slots s SET taken = taken - freed.places FROM freed WHERE s.id = freed.slot_id`;

/** Holds that refer to a displaced booking. */
@Injectable()
export class PartyOffers {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The bookings must be locked. Lock their slots next. */
  async lock(manager: EntityManager, bookingIds: readonly string[]): Promise<readonly PartyOffer[]> {
    return manager.query(`${OFFERS} FOR UPDATE`, [bookingIds]);
  }

  /** Frees the seats. The slots must be locked. */
  async end(manager: EntityManager, offers: readonly PartyOffer[]): Promise<void> {
    if (offers.length === 0) return;
    const now = this.clock.now();
    await manager.query(END_OFFERS, [offers.map(({ id }) => id), now]);
    for (const offer of offers) await this.outbox.add(manager, holdEndedEvent(offer, 'replaced', now));
  }
}
