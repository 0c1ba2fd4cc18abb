import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import type { CorrectOrderParcelResult, MutationCorrectOrderParcelArgs } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { Order, type Parcel } from './order.entity.js';
import { OrderRepository } from './order.repository.js';
import { orderView } from './order.view.js';
import { OrderChanges } from './order-changes.js';
import { correctedParts, parcelInput } from './parcel.js';

/** Carrier and number of an order that was sent: a number was mistyped, or is known only now. */
@Resolver()
export class CorrectParcelResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly changes: OrderChanges,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('correctOrderParcel')
  async correct(
    @Args() { id, input }: MutationCorrectOrderParcelArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<CorrectOrderParcelResult> {
    const parsed = parseInput(parcelInput, input);
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(id)) return refuse.OrderNotFound();
    const corrected = await inTransaction(this.dataSource, async (manager): Promise<CorrectOrderParcelResult> => {
      const order = await this.orders.lock(id, manager);
      if (!order) return refuse.OrderNotFound();
      if (order.status !== 'handed_over' || !order.isToSend()) {
        const why = order.isToSend() ? 'open' : 'not sent';
        return refuse.OrderChangedMeanwhile.parcel[why]({ currentOrder: orderView(order) });
      }
      // A request can be repeated, because its answer was lost.
      if (correctedParts(order.parcel, parsed.value) !== '') await this.store(manager, order, parsed.value, staff);
      return orderView(order);
    });
    this.outbox.wake();
    return corrected;
  }

  private async store(manager: EntityManager, order: Order, parcel: Parcel, staff: StaffIdentity): Promise<void> {
    const { id: orderId, orderNumber: targetName, parcel: was } = order;
    order.parcel = parcel;
    await manager.update(Order, { id: orderId }, { parcel });
    await this.changes.record(manager, { orderId, kind: 'parcel_corrected', staffId: staff.id });
    const target = { action: 'correctOrderParcel', targetType: 'order', targetId: orderId, targetName };
    const sides = { before: null, after: { corrected: correctedParts(was, parcel) } };
    await this.outbox.add(
      manager,
      staffActionEvent(staffActionRecorded, { staff, ...target, ...sides }, this.clock.now()),
    );
  }
}
