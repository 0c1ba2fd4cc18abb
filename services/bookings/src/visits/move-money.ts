import { randomUUID } from 'node:crypto';
import { CapturePayments } from '@hilltop/payments/captures/capture-payments';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import type { StartedCharge } from '../payments/charges.js';
import type { PaymentMethod } from '../payments/payment-method.js';
import { BookingChange } from './booking-change.entity.js';
import { creditRequestedEvent, refundRequestedEvent, saleRefundRequestedEvent } from './change.events.js';
import {
  FORGET_PAYMENT,
  KEEP_AS_CREDIT,
  PAY_AT_DOOR,
  REFUNDABLE,
  REFUSE_CAPTURE,
  REQUEST_REFUND,
  USE_PAYMENT,
} from './change.statements.js';
import { type PlannedChange } from './planned-change.js';
import { type RefundablePayment, shareRefund, splitRefund } from './split-refund.js';

interface ChangeWithMoney {
  readonly before: Booking;
  readonly planned: PlannedChange;
  readonly change: BookingChange;
  readonly charge: StartedCharge | undefined;
}

/** A refund to one payment. */
interface RefundFacts extends Pick<PlannedChange, 'kind' | 'after'>, Pick<BookingChange, 'changedAt'> {
  readonly before: Booking;
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
}

/** Stores the money of a change: what pays for it, and what goes back to those who paid. */
@Injectable()
export class MoveMoney {
  constructor(
    private readonly outbox: Outbox,
    private readonly captures: CapturePayments,
  ) {}

  /**
   * In the change's transaction, which has locked the booking.
   * @returns why nothing may be stored. `stale`: its refused charge was captured meanwhile. `unpaid`: its payment was returned, or pays for
   * something else
   */
  async move(
    manager: EntityManager,
    { before, planned, change: { id: change, changedAt }, charge }: ChangeWithMoney,
  ): Promise<'stale' | 'unpaid' | undefined> {
    const { kind, after, paidBy, unpaid, asCredit, refusedCharge } = planned;
    if (refusedCharge !== undefined) {
      const refused: unknown[] = await manager.query(REFUSE_CAPTURE, [refusedCharge]);
      return refused.length === 0 ? 'stale' : undefined;
    }
    if (unpaid) await manager.query(FORGET_PAYMENT, [before.paymentIntentId]);
    if (charge) {
      const { id, intentId, amountCents } = charge;
      const values = [id, intentId, before.id, amountCents, changedAt, this.captures.dueAt(amountCents)];
      const used: unknown[] = await manager.query(USE_PAYMENT, values);
      if (used.length === 0) return 'unpaid';
    }
    if (paidBy) {
      const paidCents = after.dueCents - before.dueCents;
      await manager.query(PAY_AT_DOOR, [`door_${change}`, before.id, paidCents, changedAt, paidBy]);
    }
    if (!unpaid && before.dueCents <= after.dueCents) return undefined;
    const payments: RefundablePayment[] = await manager.query(REFUNDABLE, [before.id]);
    const backCents = unpaid
      ? payments.reduce((sum, { leftCents }) => sum + leftCents, 0)
      : before.dueCents - after.dueCents;
    if (asCredit) await this.outbox.add(manager, creditRequestedEvent(before, backCents, changedAt));
    const split = kind === 'cancelled' ? shareRefund : splitRefund;
    for (const part of split(backCents, payments)) {
      if (asCredit) {
        const values = [randomUUID(), part.id, before.id, after.revision, part.amountCents, changedAt];
        await manager.query(KEEP_AS_CREDIT, values);
      } else await this.requestRefund(manager, { before, after, kind, changedAt, ...part });
    }
    return undefined;
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
