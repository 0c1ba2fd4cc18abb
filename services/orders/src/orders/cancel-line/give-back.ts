import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Payment } from '../../payments/payment.entity.js';
import { Refund } from '../../payments/refund.entity.js';
import { RefundTenders, voucherCentsOf } from '../../vouchers/refund-tenders.js';
import type { OrderCancellation } from './order-cancellation.entity.js';
import { backOf } from './plan-cancellation.js';

/** One refund of an order at a time. Orders of 0.3.0 that had no cart have no sale, and no vouchers that paid. $1 order. */
const LOCK_SALE = 'SELECT id FROM sales WHERE id = $1::uuid FOR UPDATE';

/** Gives money of goods and shipping back to the tenders that paid it, in the transaction of the change. */
@Injectable()
export class GiveBack {
  constructor(private readonly tenders: RefundTenders) {}

  /** Orders of the first release have none. */
  async paymentOf(manager: EntityManager, orderId: string): Promise<Payment | null> {
    return manager.findOneBy(Payment, { orderId, status: 'used' });
  }

  /** Refunds to the card and the vouchers that paid. Refunds of one order are split one after the other. */
  async execute(manager: EntityManager, { id: paymentId }: Payment, cancellation: OrderCancellation): Promise<void> {
    const { id: key, orderId: saleId, lineId, revision, cancelledAt: now } = cancellation;
    await manager.query(LOCK_SALE, [saleId]);
    const split = await this.tenders.split(manager, saleId, paymentId, backOf(cancellation));
    await this.tenders.putBack(manager, split, { saleId, lineId, key });
    cancellation.voucherCents = voucherCentsOf(split);
    if (split.cardCents === 0) return;
    cancellation.refundId = randomUUID();
    await manager.insert(Refund, {
      id: cancellation.refundId,
      paymentId,
      reason: 'line_cancelled',
      revision,
      amountCents: split.cardCents,
      status: 'requested',
      dueAt: now,
      requestedAt: now,
      lineId,
    });
  }
}
