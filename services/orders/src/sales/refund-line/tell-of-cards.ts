import { salePaymentDisputed } from '@hilltop/contracts/orders/sale-payment-disputed';
import { saleRefundEnded } from '@hilltop/contracts/orders/sale-refund-ended';
import { MoneyListener } from '@hilltop/payments/money-listener';
import type { DisputeMessage } from '@hilltop/payments/payment-provider';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noteFailedRefund } from '../../groups/money/back-to-cards.js';
import { GroupMoneyRepository } from '../../groups/money/group-money.repository.js';
import { Refund } from '../../payments/refund.entity.js';

/** $1 payment. */
const TOURS_PAID = `
  SELECT l.id FROM sale_lines l JOIN payments p ON p.sale_id = l.sale_id
  WHERE p.id = $1::text AND l.kind = 'tour' AND l.state = 'confirmed' ORDER BY l.position`;

/** Tells what became of cards: bookings of the money that an order took for its tours, a group of what did not reach its card. */
@Injectable()
export class TellOfCards extends MoneyListener {
  private readonly groupMoney: GroupMoneyRepository;

  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    dataSource: DataSource,
  ) {
    super();
    this.groupMoney = new GroupMoneyRepository(dataSource, outbox, clock);
  }

  override async refundEnded(
    refundId: string,
    attempt: number,
    status: 'settled' | 'failed',
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    const refund = await manager.findOneByOrFail(Refund, { id: refundId });
    const { lineId, reason } = refund;
    if (reason === 'group_paid_back' && status === 'failed') await noteFailedRefund(refund, this.groupMoney, manager);
    if (lineId === null || reason !== 'line_refunded') return;
    const data = { refundId, attempt, status };
    await this.outbox.add(
      manager,
      saleRefundEnded.create({ aggregateId: lineId, data, correlationId: correlationId(), now }),
    );
    this.outbox.wake();
  }

  override async disputed(
    { disputeId, payment, amountCents, reason, openedAt, end }: DisputeMessage,
    manager: EntityManager,
  ): Promise<void> {
    const ended = end && { end: { status: end.status, at: end.at.toISOString() } };
    const data = { disputeId, amountCents, reason, openedAt: openedAt.toISOString(), ...ended };
    const origin = { correlationId: correlationId(), now: this.clock.now() };
    const lines: { id: string }[] = await manager.query(TOURS_PAID, [payment]);
    for (const { id } of lines) {
      await this.outbox.add(manager, salePaymentDisputed.create({ aggregateId: id, data, ...origin }));
    }
    this.outbox.wake();
  }
}
