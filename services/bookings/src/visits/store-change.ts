import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CapturePayments } from '@hilltop/payments/captures/capture-payments';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../holds/offer-terms.js';
import { PartyOffers } from '../holds/party-offers.js';
import type { StartedCharge } from '../payments/charges.js';
import type { PaymentMethod } from '../payments/payment-method.js';
import { TAKE_SEATS, takeSeatsParameters } from '../slots/take-seats.js';
import { type Actor, BookingChange } from './booking-change.entity.js';
import { changeActionEvent } from './change.actions.js';
import { changeEvent, creditRequestedEvent, refundRequestedEvent, saleRefundRequestedEvent } from './change.events.js';
import {
  ANSWER,
  FORGET_PAYMENT,
  GIVE_SEATS_BACK,
  KEEP_AS_CREDIT,
  LOCK_SLOTS,
  PAY_AT_DOOR,
  REFUNDABLE,
  REFUSE_CAPTURE,
  REQUEST_REFUND,
  USE_PAYMENT,
} from './change.statements.js';
import { type PlannedChange, seatsIn } from './planned-change.js';
import { type RefundablePayment, splitRefund } from './split-refund.js';

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
    private readonly captures: CapturePayments,
  ) {}

  async execute({ before, planned, change, charge, actor }: ChangeParts): Promise<StoreOutcome> {
    try {
      await inTransaction(this.dataSource, async (manager) => {
        const linkVersion = await this.lockBooking(manager, before);
        planned.after.linkVersion = linkVersion + (planned.replacesLink ? 1 : 0);
        if (!planned.keepsSeats) await this.changeSeats(manager, before, planned, change.changedAt);
        await this.moveMoney(manager, before, planned, change, charge);
        await manager.update(Booking, { id: before.id }, changedColumns(before, planned, change.reason));
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

  private async moveMoney(
    manager: EntityManager,
    before: Booking,
    { kind, after, paidBy, unpaid, asCredit, refusedCharge }: PlannedChange,
    { id: change, changedAt }: BookingChange,
    charge: StartedCharge | undefined,
  ): Promise<void> {
    if (refusedCharge !== undefined) {
      const refused: unknown[] = await manager.query(REFUSE_CAPTURE, [refusedCharge]);
      if (refused.length === 0) throw new NotStored('stale');
      return;
    }
    if (unpaid) await manager.query(FORGET_PAYMENT, [before.paymentIntentId]);
    if (charge) {
      const { id, intentId, amountCents } = charge;
      const values = [id, intentId, before.id, amountCents, changedAt, this.captures.dueAt(amountCents)];
      const used: unknown[] = await manager.query(USE_PAYMENT, values);
      if (used.length === 0) throw new NotStored('unpaid');
    }
    if (paidBy) {
      const paidCents = after.dueCents - before.dueCents;
      await manager.query(PAY_AT_DOOR, [`door_${change}`, before.id, paidCents, changedAt, paidBy]);
    }
    if (!unpaid && before.dueCents <= after.dueCents) return;
    const payments: RefundablePayment[] = await manager.query(REFUNDABLE, [before.id]);
    const backCents = unpaid
      ? payments.reduce((sum, { leftCents }) => sum + leftCents, 0)
      : before.dueCents - after.dueCents;
    if (asCredit) await this.outbox.add(manager, creditRequestedEvent(before.id, backCents, changedAt));
    for (const part of splitRefund(backCents, payments)) {
      if (asCredit) {
        const values = [randomUUID(), part.id, before.id, after.revision, part.amountCents, changedAt];
        await manager.query(KEEP_AS_CREDIT, values);
      } else await this.requestRefund(manager, { before, after, kind, changedAt, ...part });
    }
  }

  /** The payee refunds: bookings to the card that it charged, an order its own part. */
  private async requestRefund(
    manager: EntityManager,
    { before, after, kind, changedAt, ...part }: RefundFacts,
  ): Promise<void> {
    const refundId = randomUUID();
    const [{ amountCents }, { revision }] = [part, after];
    await manager.query(REQUEST_REFUND, [refundId, part.id, before.id, kind, revision, amountCents, changedAt]);
    await this.outbox.add(manager, refundRequestedEvent(before.id, refundId, amountCents, changedAt));
    if (part.method !== 'sale' || before.saleLineId === null) return;
    const facts = { lineId: before.saleLineId, refundId, attempt: 1, amountCents, revision };
    await this.outbox.add(manager, saleRefundRequestedEvent(facts, changedAt));
  }
}

/** A refund to one payment. */
interface RefundFacts extends Pick<PlannedChange, 'kind' | 'after'>, Pick<BookingChange, 'changedAt'> {
  readonly before: Booking;
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
}

/** Only what the change changes: an unsubscription or an erasure during its charge has no revision, and stays. */
function changedColumns(
  before: Booking,
  { after, replacesLink }: PlannedChange,
  reason: string | null,
): Partial<Booking> {
  const was = new Map<string, unknown>(Object.entries(before));
  const columns = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(was.get(name), value));
  return { ...Object.fromEntries(columns), ...(replacesLink && { linkReplacedBecause: reason }) };
}
