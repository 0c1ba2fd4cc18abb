import { randomUUID } from 'node:crypto';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { runPrepared } from '@hilltop/platform/database/run-prepared';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { eventParameters } from '../database/write-event.js';
import type { SlotRequest } from '../opening/slots/slot-request.js';
import { takeSeatsParameters } from '../opening/slots/take-seats.js';
import { HOLD_LIFE_MINUTES, HOLD_SPAN_MINUTES, Hold, type HoldEnd, type Holder, holdExpiry } from './hold.entity.js';
import { seatsHeldEvent, seatsReleasedEvent } from './hold.events.js';
import {
  COUNT_HOLDING,
  END_EXPIRED_HOLDS,
  END_HOLD,
  EXTEND_HOLD,
  FIND_HOLD,
  FIND_STALE_HOLDS,
  HOLD_SEATS,
  RESIZE_HOLD,
} from './hold.statements.js';
import { OfferTerms } from './offer-terms.js';

interface Holding {
  readonly ofCaller: number;
  readonly seatsOfCaller: number;
  readonly ofNetwork: number;
  readonly seatsOfNetwork: number;
  /** In the last two hours, without booking it. */
  readonly minutes: number;
}

/** Each change is one statement, so the hold, its seats and its event change together or not at all. */
@Injectable()
export class HoldRepository {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly outbox: Outbox,
    private readonly offers: OfferTerms,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<Hold | undefined> {
    const [row] = await this.statements.run<Hold>(FIND_HOLD, [id]);
    return row && Object.assign(new Hold(), row);
  }

  /** Undefined when fewer seats are left. */
  async take(request: SlotRequest, holder: Holder): Promise<Hold | undefined> {
    const now = this.clock.now();
    const hold = Hold.begin(holder.id ?? randomUUID(), request, now, holder);
    const event = eventParameters(seatsHeldEvent(hold, now));
    const rows = await this.statements.run(HOLD_SEATS, [...takeSeatsParameters(request), hold.row(), ...event]);
    return this.published(rows) ? hold : undefined;
  }

  /**
   * Resizes in the same slot. @param renew whether its 15 minutes restart @param manager of a transaction that it is part of
   * @returns false when too few seats are left or the hold is not active
   */
  async resize(hold: Hold, request: SlotRequest, renew: boolean, manager?: EntityManager): Promise<boolean> {
    const now = this.clock.now();
    const expiresAt = renew ? holdExpiry(now, hold.beganAt ?? hold.createdAt) : hold.expiresAt;
    const event = seatsHeldEvent({ id: hold.id, slotId: hold.slotId, seats: request.seats, expiresAt }, now);
    const values = [
      hold.id,
      request.slotId,
      request.seats,
      request.guests,
      now,
      renew ? expiresAt : null,
      ...eventParameters(event),
      ...this.offers.parameters(now),
      request.tourId ?? null,
      request.lines ? JSON.stringify(request.lines) : null,
    ];
    if (manager) return this.published(await runPrepared(manager, RESIZE_HOLD, values));
    return this.published(await this.statements.run(RESIZE_HOLD, values));
  }

  /** Extends once, to 15 minutes from now, within the longest life. False when it was extended before or is not active. */
  async extend(id: string): Promise<boolean> {
    const now = this.clock.now();
    return (await this.statements.run(EXTEND_HOLD, [id, now, holdExpiry(now), HOLD_LIFE_MINUTES])).length > 0;
  }

  /** False when the hold had already ended. */
  async end(hold: Hold, end: Exclude<HoldEnd, 'expired'>): Promise<boolean> {
    const now = this.clock.now();
    const event = eventParameters(seatsReleasedEvent(hold, end, now));
    const values = [hold.id, end, now, ...event, ...this.offers.parameters(now)];
    return this.published(await this.statements.run(END_HOLD, values));
  }

  /** Runs one statement. @returns the number of ended holds */
  async endExpired(holds: readonly Hold[]): Promise<number> {
    if (holds.length === 0) return 0;
    const now = this.clock.now();
    const given = holds.map((hold) => {
      const { event, ...row } = seatsReleasedEvent(hold, 'expired', now);
      return { hold: hold.id, ...row, event: JSON.parse(event) as object };
    });
    const ended = await this.statements.run(END_EXPIRED_HOLDS, [
      now,
      JSON.stringify(given),
      ...this.offers.parameters(now),
    ]);
    this.published(ended);
    return ended.length;
  }

  /** Ignores the hold that is about to end. */
  async countHolding({ caller, network }: Holder, slotId: string, ending: string | undefined): Promise<Holding> {
    const now = this.clock.now();
    const from = new Date(now.getTime() - HOLD_SPAN_MINUTES * 60_000);
    const values = [caller, network ?? null, slotId, now, from, ending ?? null];
    const [row] = await this.statements.run<Holding>(COUNT_HOLDING, values);
    return row ?? { ofCaller: 0, seatsOfCaller: 0, ofNetwork: 0, seatsOfNetwork: 0, minutes: 0 };
  }

  /** Expired holds still stored as active, oldest first; of one slot, or of all. */
  async stale(slotId: string | null, limit: number): Promise<Hold[]> {
    const rows = await this.statements.run<Hold>(FIND_STALE_HOLDS, [this.clock.now(), slotId, limit]);
    return rows.map((row) => Object.assign(new Hold(), row));
  }

  private published(rows: unknown[]): boolean {
    if (rows.length > 0) this.outbox.wake();
    return rows.length > 0;
  }
}
