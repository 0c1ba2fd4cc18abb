import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Delivery, Order } from '../order.entity.js';
import { OrderRepository } from '../order.repository.js';
import { OrderChanges } from '../order-changes.js';
import type { DeliveryCorrection } from './delivery-correction.input.js';

export interface StaffCorrection {
  readonly staff: StaffIdentity;
  readonly reason: string;
}

/** `changed`: by somebody else since the caller saw it. `closed`: packed, or handed over. */
export type Corrected = 'corrected' | 'changed' | 'closed' | 'not sent' | 'not found';

const FIELDS = [
  ['address', 'street'],
  ['city', 'city'],
  ['state', 'state'],
  ['zipCode', 'ZIP code'],
  ['phone', 'phone'],
] as const;

/** Only the names of the fields: events have no personal data. */
function correctedFields(was: Delivery, is: Delivery): string {
  return FIELDS.flatMap(([field, word]) => (was[field] === is[field] ? [] : [word])).join(', ');
}

@Injectable()
export class CorrectDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly changes: OrderChanges,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The row stays locked from the look at its status to the change: an order is packed before or after it. */
  async execute(id: string, asked: DeliveryCorrection, by: StaffCorrection | undefined): Promise<Corrected> {
    const corrected = await inTransaction(this.dataSource, async (manager) => {
      const order = await this.orders.lock(id, manager);
      if (!order) return 'not found';
      const { delivery: was } = order;
      if (!was) return 'not sent';
      const { revision, phone = was.phone, address, city, state, zipCode } = asked;
      const is = { phone, address, city, state, zipCode };
      if (by ? order.status === 'handed_over' : !order.isDeliveryOpen()) return 'closed';
      // A request that is repeated, because its answer was lost.
      if (correctedFields(was, is) === '') return 'corrected';
      if (order.revision !== revision) return 'changed';
      await this.store(manager, order, { was, is }, by);
      return 'corrected';
    });
    this.outbox.wake();
    return corrected;
  }

  private async store(
    manager: EntityManager,
    { id: orderId, orderNumber: targetName, revision }: Order,
    { was, is }: { readonly was: Delivery; readonly is: Delivery },
    by: StaffCorrection | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    const stored = { delivery: is, revision: revision + 1, deliveryChangedAt: now };
    await manager.update(Order, { id: orderId }, stored);
    const facts = { orderId, kind: 'delivery_corrected', formerDelivery: was } as const;
    await this.changes.record(manager, { ...facts, staffId: by?.staff.id ?? null, reason: by?.reason ?? null });
    if (!by) return;
    const target = { action: 'correctOrderDelivery', targetType: 'order', targetId: orderId, targetName };
    const sides = { before: null, after: { corrected: correctedFields(was, is) } };
    await this.outbox.add(
      manager,
      staffActionEvent(staffActionRecorded, { staff: by.staff, ...target, ...sides }, now),
    );
  }
}
