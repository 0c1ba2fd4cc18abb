import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { RETRY_REFUND } from '@hilltop/payments/payment.statements';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import type { Order as OrderView, RetryOrderRefundResult, ReturnRetried } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';

/** A refund that staff requested here, or of a payment that bought nothing: that one has no order. $1 refund. */
const ORDER_OF_REFUND = `
  SELECT p.order_id AS "orderId" FROM refunds r JOIN payments p ON p.id = r.payment_id
  WHERE r.id = $1::uuid AND r.reason IN ('line_cancelled', 'voucher_voided', 'not_ordered')`;

/** Retries the refund of canceled goods, a voucher or a payment that bought nothing, once. Bookings retries those of tours. */
@Resolver()
export class RetryOrderRefundResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('retryOrderRefund')
  async retry(@Args('refundId') id: string, @CurrentStaff() staff: StaffIdentity): Promise<RetryOrderRefundResult> {
    const retried = isUuid(id)
      ? await inTransaction(this.dataSource, (manager) => this.retryOnce(manager, id, staff))
      : null;
    return retried ?? refuse.OrderRefundNotFailed();
  }

  private async retryOnce(
    manager: EntityManager,
    id: string,
    staff: StaffIdentity,
  ): Promise<OrderView | ReturnRetried | null> {
    const now = this.clock.now();
    const [refund]: { orderId: string | null }[] = await manager.query(ORDER_OF_REFUND, [id]);
    if (!refund) return null;
    // For an UPDATE, the driver returns its rows and their number.
    const [retried]: [unknown[], number] = await manager.query(RETRY_REFUND.text, [id, now]);
    if (retried.length === 0) return null;
    const { orderId } = refund;
    const order = orderId === null ? null : await this.orders.find(orderId, manager);
    const target = order
      ? { targetType: 'order', targetId: order.id, targetName: order.orderNumber }
      : { targetType: 'refund', targetId: id };
    const sides = { before: { refund: 'failed' }, after: { refund: 'requested' } };
    const action = { staff, action: 'retryOrderRefund', ...target, ...sides };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, action, now));
    return order ? orderView(order) : { __typename: 'ReturnRetried', refundId: id };
  }
}
