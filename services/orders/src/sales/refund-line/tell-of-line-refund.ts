import { saleRefundEnded } from '@hilltop/contracts/orders/sale-refund-ended';
import { RefundListener } from '@hilltop/payments/settle-refund/refund-listener';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Refund } from '../../payments/refund.entity.js';

/** Bookings learns the outcome of the refund of a tour. */
@Injectable()
export class TellOfLineRefund extends RefundListener {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  override async ended(
    refundId: string,
    attempt: number,
    status: 'settled' | 'failed',
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    const { lineId, reason } = await manager.findOneByOrFail(Refund, { id: refundId });
    if (lineId === null || reason !== 'line_refunded') return;
    const data = { refundId, attempt, status };
    await this.outbox.add(
      manager,
      saleRefundEnded.create({ aggregateId: lineId, data, correlationId: correlationId(), now }),
    );
    this.outbox.wake();
  }
}
