import { randomUUID } from 'node:crypto';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import type { OutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { Inject, Injectable } from '@nestjs/common';
import { eventParameters, eventsParameter, rowsParameter } from '../slots/rows-parameter.js';
import { SlotRepository } from '../slots/slot.repository.js';
import { type Party, SlotQueue } from '../slots/slot-queue.js';
import { type SlotRequest, takeParameters } from '../slots/slot-request.js';
import { Hold, type HoldEnd, holdExpiry } from './hold.entity.js';
import { seatsHeldEvent, seatsReleasedEvent } from './hold.events.js';
import { END_HOLD, EXTEND_HOLD, FIND_HOLD, FIND_STALE_HOLDS, HOLD_SEATS, RESIZE_HOLD } from './hold.statements.js';

interface HoldingParty extends Party {
  readonly hold: Hold;
  readonly event: OutboxRow;
}

/** Holds and their seats. Each change is one statement: the hold, its seats and its event move together or not at all. */
@Injectable()
export class HoldRepository {
  private readonly queue: SlotQueue<HoldingParty>;

  constructor(
    private readonly statements: PreparedStatements,
    private readonly outbox: Outbox,
    slots: SlotRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.queue = new SlotQueue(slots, (parties) => this.takeTogether(parties));
  }

  async find(id: string): Promise<Hold | undefined> {
    const [row] = await this.statements.run<Hold>(FIND_HOLD, [id]);
    return row && Object.assign(new Hold(), row);
  }

  /** Puts the seats aside, or answers `undefined` when fewer are left. @throws TooBusy */
  async take(request: SlotRequest): Promise<Hold | undefined> {
    const now = this.clock.now();
    const hold = Hold.begin(randomUUID(), request.slotId, request.places, request.groupSize, now);
    const taken = await this.queue.ask({ request, hold, event: seatsHeldEvent(hold, now) });
    return taken ? hold : undefined;
  }

  private async takeTogether(parties: readonly HoldingParty[]): Promise<boolean> {
    const rows = await this.statements.run(HOLD_SEATS, [
      ...takeParameters(parties.map(({ request }) => request)),
      rowsParameter(parties.map(({ hold }) => hold.row())),
      eventsParameter(parties.map(({ event }) => event)),
    ]);
    return this.published(rows);
  }

  /**
   * Gives a running hold the size of `request` in the same slot.
   * @param renew start its fifteen minutes again
   * @returns false when the seats don't suffice or the hold no longer runs
   */
  async resize(hold: Hold, request: SlotRequest, renew: boolean): Promise<boolean> {
    const now = this.clock.now();
    const expiresAt = renew ? holdExpiry(now) : hold.expiresAt;
    const event = seatsHeldEvent({ id: hold.id, slotId: hold.slotId, places: request.places, expiresAt }, now);
    const values = [
      hold.id,
      request.slotId,
      request.places,
      request.groupSize,
      now,
      renew ? expiresAt : null,
      ...eventParameters(event),
    ];
    return this.published(await this.statements.run(RESIZE_HOLD, values));
  }

  /** Another fifteen minutes from now, once. False when it was extended before or no longer runs. */
  async extend(id: string): Promise<boolean> {
    const now = this.clock.now();
    return (await this.statements.run(EXTEND_HOLD, [id, now, holdExpiry(now)])).length > 0;
  }

  /** Gives the seats back. False when the hold had ended already, or, for `expired`, has not run out. */
  async end(hold: Hold, end: HoldEnd): Promise<boolean> {
    const now = this.clock.now();
    const values = [hold.id, end, now, end === 'expired', ...eventParameters(seatsReleasedEvent(hold, end, now))];
    return this.published(await this.statements.run(END_HOLD, values));
  }

  /** Active holds that have run out, oldest first; of one slot, or of all. */
  async stale(slotId: string | null, limit: number): Promise<Hold[]> {
    const rows = await this.statements.run<Hold>(FIND_STALE_HOLDS, [this.clock.now(), slotId, limit]);
    return rows.map((row) => Object.assign(new Hold(), row));
  }

  private published(rows: unknown[]): boolean {
    if (rows.length > 0) this.outbox.wake();
    return rows.length > 0;
  }
}
