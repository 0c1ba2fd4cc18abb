import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Order, type OrderStatus, type Parcel } from '../order.entity.js';
import { OrderRepository } from '../order.repository.js';
import { OrderChanges } from '../order-changes.js';

export interface StatusChange {
  readonly id: string;
  /** That the member of staff saw. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** That the member of staff saw. */
  readonly revision: number;
}

/** Changes in either direction, so that staff can undo a mistake. */
@Injectable()
export class ChangeOrderStatus {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly changes: OrderChanges,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A parcel that comes back loses carrier and number: it gets another label.
   * @param named kept if something is sent now
   * @returns false when the order no longer has the `from` status, or the revision
   */
  async execute(
    { id, from, to, revision }: StatusChange,
    named: Parcel | null,
    staff: StaffIdentity,
  ): Promise<boolean> {
    const isChanged = await inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const order = await this.orders.lock(id, manager);
      const isAsSeen = order?.status === from && order.revision === revision;
      if (!isAsSeen) return false;
      const isSent = to === 'handed_over' && order.isToSend();
      await manager.update(Order, { id }, { status: to, statusChangedAt: now, parcel: isSent ? named : null });
      if (isSent) await this.changes.record(manager, { orderId: id, kind: 'parcel_sent', staffId: staff.id });
      const target = { action: 'changeOrderStatus', targetType: 'order', targetId: id, targetName: order.orderNumber };
      const sides = { before: { status: from }, after: { status: to } };
      const event = staffActionEvent(staffActionRecorded, { staff, ...target, ...sides }, now);
      await this.outbox.add(manager, event);
      return true;
    });
    if (isChanged) this.outbox.wake();
    return isChanged;
  }
}
