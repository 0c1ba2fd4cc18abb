import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { saleRefundEnded } from '@hilltop/contracts/orders/sale-refund-ended';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RefundTenders, returnKey } from '../../vouchers/refund-tenders.js';
import { Sale } from '../sale.entity.js';

interface SaleRefundRequested {
  readonly lineId: string;
  readonly refundId: string;
  readonly attempt: number;
  /** US cents. */
  readonly amountCents: number;
}

/** Locks the sale. $1 line. */
const SALE_OF_LINE = `
  SELECT s.id AS "saleId", s.state, l.state AS "lineState", l.cents, s.intent_id AS "paymentId"
  FROM sale_lines l JOIN sales s ON s.id = l.sale_id WHERE l.id = $1::uuid FOR UPDATE OF s`;

interface GivenBack {
  readonly cents: number;
  readonly isKnown: boolean;
}

interface SoldLine {
  readonly saleId: string;
  readonly state: string;
  readonly lineState: string;
  readonly cents: number;
  readonly paymentId: string;
}

/** Sums other refunds of the line, and says whether this one is a repeat. $1 line, $2 refund, $3 its key. */
const GIVEN_BACK = `
  SELECT coalesce(sum(cents), 0)::integer AS cents, coalesce(bool_or(is_this), false) AS "isKnown" FROM (
    SELECT amount_cents AS cents, id = $2::uuid AS is_this FROM refunds WHERE line_id = $1::uuid
    UNION ALL
    SELECT delta_cents, key = $3::text FROM voucher_entries WHERE line_id = $1::uuid AND cause = 'returned') AS given`;

/** Retries after a failure. $1 id, $2 attempt, $3 now. */
const RETRY_LINE_REFUND = `
  UPDATE refunds SET status = 'requested', attempt = $2::integer, due_at = $3::timestamptz, ended_at = NULL
  WHERE id = $1::uuid AND status = 'failed' AND attempt < $2::integer`;

/** $1 id, $2 payment, $3 line, $4 amount, $5 attempt, $6 now. */
const REQUEST_LINE_REFUND = `
  INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, attempt, due_at, requested_at, line_id)
  SELECT $1::uuid, $2::text, 'line_refunded',
    (SELECT count(*) + 1 FROM refunds WHERE payment_id = $2::text), $4::integer, 'requested', $5::integer, $6::timestamptz,
    $6::timestamptz, $3::uuid`;

/** $1 sale, $2 events. */
const LET_WAIT = `
  UPDATE sales SET waiting_refunds = coalesce(waiting_refunds, '[]') || $2::jsonb WHERE id = $1::uuid`;

/** Ended sales with refunds that waited for it. $1 most. */
const WITH_WAITING = `
  SELECT id FROM sales WHERE waiting_refunds IS NOT NULL AND state IN ('placed', 'refused') ORDER BY random() LIMIT $1::integer`;

/** Locks the sale: another process may refund them. $1 sale. */
const WAITING = `SELECT coalesce(waiting_refunds, '[]') AS events FROM sales WHERE id = $1::uuid FOR UPDATE`;

/** The refund of a tour goes to the card and the vouchers that paid its order. */
@Injectable()
export class RefundLineWhenRequested implements Reaction<SaleRefundRequested> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly tenders: RefundTenders,
  ) {}

  async react(event: CloudEvent<SaleRefundRequested>, manager: EntityManager): Promise<void> {
    const { lineId, refundId } = event.data;
    const [line]: SoldLine[] = await manager.query(SALE_OF_LINE, [lineId]);
    if (!line) throw new Error(`refund ${refundId} names a line that no order has`);
    if (line.state === 'placed' && line.lineState === 'confirmed') return this.refund(event, line, manager);
    // Nothing was paid for it, so there is nothing to refund.
    if (line.state === 'placed' || line.state === 'refused') return this.settled(event, manager);
    // Its payment may be out of reach for longer than an event is tried again.
    await manager.query(LET_WAIT, [line.saleId, JSON.stringify([event])]);
  }

  /** Makes the refunds that waited for the end of their sales. One that fails keeps no other waiting. @param most sales */
  async resume(most: number): Promise<void> {
    const sales: { id: string }[] = await this.dataSource.query(WITH_WAITING, [most]);
    const outcomes = await Promise.allSettled(sales.map(({ id }) => this.resumeSale(id)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async resumeSale(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const [waiting]: { events: CloudEvent<SaleRefundRequested>[] }[] = await manager.query(WAITING, [id]);
      await manager.update(Sale, { id }, { waitingRefunds: null });
      for (const event of waiting?.events ?? []) await this.react(event, manager);
    });
    this.committed();
  }

  private async refund(
    event: CloudEvent<SaleRefundRequested>,
    { saleId, paymentId, cents }: SoldLine,
    manager: EntityManager,
  ): Promise<void> {
    const { lineId, refundId, attempt, amountCents } = event.data;
    const [given]: GivenBack[] = await manager.query(GIVEN_BACK, [lineId, refundId, returnKey(refundId)]);
    const now = new Date(event.time);
    if (given?.isKnown) {
      await manager.query(RETRY_LINE_REFUND, [refundId, attempt, now]);
      return;
    }
    if (amountCents + (given?.cents ?? 0) > cents) throw new Error(`refund ${refundId} is more than its line cost`);
    const split = await this.tenders.split(manager, saleId, paymentId, amountCents);
    await this.tenders.putBack(manager, split, { saleId, lineId, key: refundId });
    if (split.cardCents === 0) await this.settled(event, manager);
    else await manager.query(REQUEST_LINE_REFUND, [refundId, paymentId, lineId, split.cardCents, attempt, now]);
  }

  private async settled(event: CloudEvent<SaleRefundRequested>, manager: EntityManager): Promise<void> {
    const { lineId, refundId, attempt } = event.data;
    const data = { refundId, attempt, status: 'settled' } as const;
    const { correlationid: correlationId, time } = event;
    const now = new Date(time);
    await this.outbox.add(manager, saleRefundEnded.create({ aggregateId: lineId, data, correlationId, now }));
  }

  committed(): void {
    this.outbox.wake();
  }
}
