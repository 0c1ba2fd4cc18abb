import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { kindOf } from '../../lines/kinds/line-kinds.js';
import { SaleLine } from '../../lines/sale-line.entity.js';
import { isLeftToSend, Order } from '../order.entity.js';
import { OrderRepository } from '../order.repository.js';
import { OrderChanges } from '../order-changes.js';
import { GiveBack } from './give-back.js';
import { OrderCancellation } from './order-cancellation.entity.js';
import { backOf, leftOf } from './plan-cancellation.js';

interface LineSwitch {
  readonly lineId: string;
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
    private readonly orders: OrderRepository,
    private readonly changes: OrderChanges,
    private readonly giveBack: GiveBack,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The row stays locked: an order is packed before or after it. Shipping goes back with the last line that was to be sent. */
  async execute(id: string, asked: LineSwitch): Promise<Switched> {
    const switched = await inTransaction(this.dataSource, async (manager) => {
      const order = await this.orders.lock(id, manager);
      if (!order) return 'not found';
      const { lineId, pickUp, revision } = asked;
      const line = order.lines.find((one) => one.id === lineId && kindOf(one).isSendable);
      if (!line || leftOf(line) === 0) return 'changed';
      const isAtCounter = order.delivery === null || line.facts.pickUp === true;
      if (isAtCounter === pickUp) return 'switched';
      if (order.status !== 'pending' && order.status !== 'paid') return 'closed';
      if (!order.isDeliveryOpen()) return 'costs';
      if (order.revision !== revision) return 'changed';
      await this.store(manager, order, line, pickUp);
      return 'switched';
    });
    this.changes.wake();
    return switched;
  }

  private async store(manager: EntityManager, order: Order, line: SaleLine, pickUp: boolean): Promise<void> {
    const { id: orderId, revision } = order;
    line.facts = { ...line.facts, pickUp };
    await manager.update(SaleLine, { id: line.id }, { facts: line.facts });
    const isAllPickedUp = !order.lines.some(isLeftToSend);
    // An address that nothing is sent to is not kept.
    const delivery = isAllPickedUp ? null : order.delivery;
    await manager.update(Order, { id: orderId }, { delivery, revision: revision + 1 } as object);
    if (isAllPickedUp) await this.giveShippingBack(manager, order, line.id);
    await this.changes.record(manager, { orderId, kind: 'line_switched' });
  }

  private async giveShippingBack(
    manager: EntityManager,
    { id: orderId, revision, shippingCents, taxes }: Order,
    lineId: string,
  ): Promise<void> {
    const shippingTaxCents = taxes?.find(({ code }) => code === 'shipping')?.cents ?? 0;
    const payment = await this.giveBack.paymentOf(manager, orderId);
    const cancellation = Object.assign(new OrderCancellation(), {
      ...{ id: randomUUID(), orderId, revision: revision + 1, lineId, quantity: 0 },
      ...{ cents: 0, shippingCents, taxCents: 0, shippingTaxCents },
      ...{ voucherCents: 0, refundId: null, idempotencyKey: null, cancelledAt: this.clock.now() },
    } satisfies OrderCancellation);
    if (!payment || backOf(cancellation) === 0) return;
    await this.giveBack.execute(manager, payment, cancellation);
    await manager.insert(OrderCancellation, cancellation);
  }
}
