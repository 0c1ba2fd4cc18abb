import { type CaptureListener, CapturePayments, type OwnedPayment } from '@hilltop/payments/captures/capture-payments';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Payment } from '../../payments/payment.entity.js';
import { UnfinishedClaim } from '../../stock/unfinished-claim.entity.js';
import { Order } from '../order.entity.js';
import { orderPlacedEvent } from '../order.events.js';

/** An order is stored before its money is captured: nobody hears of it until then, and it is gone if the bank refuses. */
@Injectable()
export class UncapturedOrders implements CaptureListener, OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly captures: CapturePayments,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.captures.listen(this);
  }

  async captured({ id }: OwnedPayment, manager: EntityManager): Promise<void> {
    const order = await this.orderOf(id, manager);
    if (order) await this.outbox.add(manager, orderPlacedEvent(order));
    this.outbox.wake();
  }

  /** A job puts its pieces back. */
  async refused({ id }: OwnedPayment): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const order = await this.orderOf(id, manager);
      if (!order) return;
      await manager.update(Payment, { id }, { status: 'refused', captureDueAt: null, orderId: null });
      await manager.delete(Order, { id: order.id });
      const items = order.lines.map(({ productId, quantity }) => ({ productId, quantity }));
      const claim = { id: order.id, items, requestHash: order.requestHash, dueAt: this.clock.now(), isEnding: true };
      await manager.insert(UnfinishedClaim, claim);
    });
  }

  /** Locks the payment, so that it is captured or refused once. */
  private async orderOf(id: string, manager: EntityManager): Promise<Order | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const payment = await manager.findOne(Payment, { where: { id, status: 'used' }, lock });
    return payment?.orderId ? manager.findOneBy(Order, { id: payment.orderId }) : null;
  }
}
