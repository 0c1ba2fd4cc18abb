import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isLeftToSend, Order, type OrderLine } from '../order.entity.js';
import { OrderChanges } from '../order-changes.js';
import { GiveBack } from './give-back.js';
import { OrderCancellation } from './order-cancellation.entity.js';
import { backOf, leftOf } from './plan-cancellation.js';

interface LineSwitch {
  /** From 0. */
  readonly position: number;
  readonly pickUp: boolean;
  /** Of the order that the buyer saw. */
  readonly revision: number;
}

/** `closed`: packed. `costs`: nothing is sent, so shipping would have to be paid. */
export type Switched = 'switched' | 'changed' | 'closed' | 'costs' | 'not found';

/** A line of an order is picked up instead of sent, or sent instead of picked up (infra/decisions/0325). */
@Injectable()
export class SwitchLine {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: OrderChanges,
    private readonly giveBack: GiveBack,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The row stays locked: an order is packed before or after it. Shipping goes back with the last line that was to be sent. */
  async execute(id: string, asked: LineSwitch): Promise<Switched> {
    const switched = await inTransaction(this.dataSource, async (manager) => {
      const order = await manager.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!order) return 'not found';
      const { position, pickUp, revision } = asked;
      const line = order.lines[position];
      if (!line || leftOf(line) === 0) return 'changed';
      const isAtCounter = order.delivery === null || line.pickUp === true;
      if (isAtCounter === pickUp) return 'switched';
      if (order.status !== 'pending' && order.status !== 'paid') return 'closed';
      if (!order.isDeliveryOpen()) return 'costs';
      if (order.revision !== revision) return 'changed';
      await this.store(manager, order, position, { ...line, pickUp });
      return 'switched';
    });
    this.changes.wake();
    return switched;
  }

  private async store(manager: EntityManager, order: Order, position: number, line: OrderLine): Promise<void> {
    const { id: orderId, revision } = order;
    const lines = order.lines.with(position, line);
    const isAllPickedUp = !lines.some(isLeftToSend);
    // An address that nothing is sent to is not kept.
    const delivery = isAllPickedUp ? null : order.delivery;
    await manager.update(Order, { id: orderId }, { lines, delivery, revision: revision + 1 } as object);
    if (isAllPickedUp) await this.giveShippingBack(manager, order, position);
    await this.changes.record(manager, { orderId, kind: 'line_switched' });
  }

  private async giveShippingBack(
    manager: EntityManager,
    { id: orderId, revision, shippingCents, taxes }: Order,
    position: number,
  ): Promise<void> {
    const shippingTaxCents = taxes?.find(({ code }) => code === 'shipping')?.cents ?? 0;
    const payment = await this.giveBack.paymentOf(manager, orderId);
    const cancellation = Object.assign(new OrderCancellation(), {
      ...{ id: randomUUID(), orderId, revision: revision + 1, position, quantity: 0 },
      ...{ cents: 0, shippingCents, taxCents: 0, shippingTaxCents },
      ...{ voucherCents: 0, refundId: null, idempotencyKey: null, cancelledAt: this.clock.now() },
    } satisfies OrderCancellation);
    if (!payment || backOf(cancellation) === 0) return;
    await this.giveBack.execute(manager, payment, cancellation, await this.giveBack.claimOf(manager, cancellation));
    await manager.insert(OrderCancellation, cancellation);
  }
}
