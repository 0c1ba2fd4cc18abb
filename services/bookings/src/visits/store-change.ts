import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../holds/offer-terms.js';
import { PartyOffers } from '../holds/party-offers.js';
import { TAKE_SEATS, takeSeatsParameters } from '../opening/slots/take-seats.js';
import type { StartedCharge } from '../payments/charges.js';
import { DROP_ANSWERS_OF_ABSENT } from '../questions/answer.statements.js';
import { type Actor, BookingChange } from './booking-change.entity.js';
import { changeActionEvent } from './change.actions.js';
import { changeEvent } from './change.events.js';
import { ANSWER, GIVE_SEATS_BACK, LOCK_SLOTS } from './change.statements.js';
import { MoveMoney } from './move-money.js';
import { type PlannedChange, seatsIn } from './planned-change.js';

/** `full`: too few seats. `stale`: someone else changed the booking. `unpaid`: its payment was returned, or pays for something else. */
export type StoreOutcome = 'stored' | 'full' | 'stale' | 'unpaid';

/** Rolls the transaction back. */
class NotStored extends Error {
  constructor(readonly outcome: Exclude<StoreOutcome, 'stored'>) {
    super(`not stored: ${outcome}`);
  }
}

export interface ChangeParts {
  readonly before: Booking;
  readonly planned: PlannedChange;
  readonly change: BookingChange;
  readonly charge: StartedCharge | undefined;
  readonly actor: Actor;
}

/** Stores a change with its seats, money and events, in one transaction or not at all. */
@Injectable()
export class StoreChange {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly offers: OfferTerms,
    private readonly partyOffers: PartyOffers,
    private readonly money: MoveMoney,
  ) {}

  async execute({ before, planned, change, charge, actor }: ChangeParts): Promise<StoreOutcome> {
    try {
      await inTransaction(this.dataSource, async (manager) => {
        const linkVersion = await this.lockBooking(manager, before);
        planned.after.linkVersion = linkVersion + (planned.replacesLink ? 1 : 0);
        if (!planned.keepsSeats) await this.changeSeats(manager, before, planned, change.changedAt);
        const refused = await this.money.move(manager, { before, planned, change, charge });
        if (refused !== undefined) throw new NotStored(refused);
        await manager.update(Booking, { id: before.id }, changedColumns(before, planned, change.reason));
        if (planned.after.guests < before.guests)
          await manager.query(DROP_ANSWERS_OF_ABSENT, [before.id, planned.after.guests]);
        await manager.insert(BookingChange, change);
        const event = changeEvent(planned, before, change.changedAt);
        if (event) await this.outbox.add(manager, event);
        if (actor.by === 'staff')
          await this.outbox.add(manager, changeActionEvent(actor, change, before, planned.after));
      });
      return 'stored';
    } catch (error) {
      if (error instanceof NotStored) return error.outcome;
      throw error;
    }
  }

  /** A concurrent change waits here and then finds another revision. @returns the link version, which can rise without a revision */
  private async lockBooking(manager: EntityManager, { id, revision }: Booking): Promise<number> {
    const [row]: { linkVersion: number }[] = await manager.query(
      'SELECT link_version AS "linkVersion" FROM bookings WHERE id = $1::uuid AND revision = $2::integer FOR UPDATE',
      [id, revision],
    );
    if (!row) throw new NotStored('stale');
    return row.linkVersion;
  }

  private async changeSeats(
    manager: EntityManager,
    before: Booking,
    planned: PlannedChange,
    changedAt: Date,
  ): Promise<void> {
    const freed = await this.moveSeats(manager, before, planned);
    await manager.query(OFFER_FREED_SEATS, [freed, ...this.offers.parameters(changedAt)]);
    if (before.status === 'displaced') await manager.query(ANSWER, [before.id, planned.after.status, changedAt]);
  }

  /** @returns the slots with more free seats */
  private async moveSeats(manager: EntityManager, before: Booking, { request }: PlannedChange): Promise<string[]> {
    const back = before.status === 'confirmed' ? before.seats : 0;
    const kept = before.status === 'displaced' ? await this.partyOffers.lock(manager, [before.id]) : [];
    const offered = kept.map(({ slotId }) => slotId);
    await manager.query(LOCK_SLOTS, [[before.slotId, ...offered, ...(request ? [request.slotId] : [])]]);
    // No one else can take the seats of the ended offers before this transaction ends.
    await this.partyOffers.end(manager, kept);
    if (!request) {
      await manager.query(GIVE_SEATS_BACK, [before.slotId, back]);
      return [before.slotId, ...offered];
    }
    const more = request.seats - seatsIn(before, request.slotId);
    if (more > 0) {
      const [slotId, tourType, startsAt, capacity] = takeSeatsParameters(request);
      const taken: unknown[] = await manager.query(TAKE_SEATS, [slotId, tourType, startsAt, capacity, more]);
      if (taken.length === 0) throw new NotStored('full');
    }
    if (more < 0) await manager.query(GIVE_SEATS_BACK, [before.slotId, -more]);
    if (request.slotId === before.slotId) return more < 0 ? [before.slotId] : offered;
    await manager.query(GIVE_SEATS_BACK, [before.slotId, back]);
    return back > 0 ? [before.slotId] : offered;
  }
}

/** Only what the change changes: an unsubscription or an erasure during its charge has no revision, and stays. */
export function changedColumns(
  before: Booking,
  { after, replacesLink }: PlannedChange,
  reason: string | null,
): Partial<Booking> {
  const was = new Map<string, unknown>(Object.entries(before));
  const columns = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(was.get(name), value));
  return { ...Object.fromEntries(columns), ...(replacesLink && { linkReplacedBecause: reason }) };
}
