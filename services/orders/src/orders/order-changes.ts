import { randomUUID } from 'node:crypto';
import { orderChanged } from '@hilltop/contracts/orders/order-changed';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Order } from './order.entity.js';
import { OrderChange } from './order-change.entity.js';

type Recorded = Pick<OrderChange, 'orderId' | 'kind'> & Partial<Omit<OrderChange, 'id' | 'actor' | 'changedAt'>>;

/** Writes down what was corrected of an order, and asks for the e-mail about it. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Runs in the transaction of the change. */
  async record(manager: EntityManager, { staffId = null, ...change }: Recorded): Promise<void> {
    const [id, changedAt] = [randomUUID(), this.clock.now()];
    const none = { reason: null, formerDelivery: null, voucherId: null };
    const actor = staffId === null ? 'buyer' : 'staff';
    await manager.insert(OrderChange, { ...none, ...change, id, staffId, actor, changedAt } as object);
    const { language } = await manager.findOneByOrFail(Order, { id: change.orderId });
    const data = { changeId: id, orderId: change.orderId, byStaff: actor === 'staff', language };
    const event = { aggregateId: id, correlationId: correlationId(), now: changedAt, data };
    await this.outbox.add(manager, orderChanged.create(event));
  }

  /** Call it after the transaction. */
  wake(): void {
    this.outbox.wake();
  }
}
