import { randomUUID } from 'node:crypto';
import { orderLineCancelled } from '@hilltop/contracts/orders/order-line-cancelled';
import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { kindOf, nameOf } from '../../lines/kinds/line-kinds.js';
import { SaleLine } from '../../lines/sale-line.entity.js';
import type { Payment } from '../../payments/payment.entity.js';
import { type RefundSplit, RefundTenders } from '../../vouchers/refund-tenders.js';
import { Order } from '../order.entity.js';
import type { CancelLineRequest } from './cancel-line.input.js';
import { GiveBack } from './give-back.js';
import { OrderCancellation } from './order-cancellation.entity.js';
import { backOf, type CancellationPlan, leftOf } from './plan-cancellation.js';

/** Stores nothing when the order has changed, or a line was handed over. $1 order, $2 revision, $3 new status or null, $4 now, $5 the line is handed over. */
const CHANGE_ORDER = `
  UPDATE orders SET revision = revision + 1, status = coalesce($3::text, status),
    status_changed_at = CASE WHEN $3::text IS NULL THEN status_changed_at ELSE $4::timestamptz END
  WHERE id = $1::uuid AND revision = $2::integer AND NOT ($5::boolean AND status = 'handed_over') RETURNING id`;

/** Stores a cancellation with refund, event and staff action, in one transaction or not at all. */
@Injectable()
export class CancelOrderLine {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly tenders: RefundTenders,
    private readonly giveBack: GiveBack,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  paymentOf(orderId: string): Promise<Payment | null> {
    return this.giveBack.paymentOf(this.dataSource.manager, orderId);
  }

  /** Null when nothing was paid. */
  async splitFor(orderId: string, plan: CancellationPlan): Promise<RefundSplit | null> {
    const payment = await this.paymentOf(orderId);
    return payment && this.tenders.split(this.dataSource.manager, orderId, payment.id, backOf(plan));
  }

  /** @returns false when the order has changed since the plan */
  async execute(
    request: CancelLineRequest,
    plan: CancellationPlan,
    payment: Payment | null,
    staff: StaffIdentity,
  ): Promise<boolean> {
    const now = this.clock.now();
    const isStored = await inTransaction(this.dataSource, async (manager) => {
      const { orderId, revision } = request;
      const status = plan.endsOrder ? 'handed_over' : null;
      const values = [orderId, revision, status, now, kindOf(plan.line).isSendable];
      // For an UPDATE, the driver returns its rows and their number.
      const [rows]: [unknown[], number] = await manager.query(CHANGE_ORDER, values);
      if (rows.length === 0) return false;
      const cancellation = cancellationOf(request, plan, now);
      const { lineId: id, quantity } = cancellation;
      await manager.increment(SaleLine, { id }, 'cancelled', quantity);
      if (payment && backOf(plan) > 0) await this.giveBack.execute(manager, payment, cancellation);
      await manager.insert(OrderCancellation, cancellation);
      await this.tell(manager, cancellation, plan, staff);
      return true;
    });
    if (isStored) this.outbox.wake();
    return isStored;
  }

  private async tell(
    manager: EntityManager,
    cancellation: OrderCancellation,
    { line }: CancellationPlan,
    staff: StaffIdentity,
  ): Promise<void> {
    const { id, orderId, quantity, cents, cancelledAt: now } = cancellation;
    const { orderNumber, language } = await manager.findOneByOrFail(Order, { id: orderId });
    const facts = { cancellationId: id, orderId, ...kindOf(line).claimOf?.(line), quantity, cents, language };
    const event = { aggregateId: id, correlationId: correlationId(), now, data: facts };
    await this.outbox.add(manager, orderLineCancelled.create(event));
    const target = { action: 'cancelOrderLine', targetType: 'order', targetId: orderId, targetName: orderNumber };
    const left = leftOf(line);
    const sides = {
      before: { product: nameOf(line), quantity: left },
      after: { product: nameOf(line), quantity: left - quantity, refundCents: backOf(cancellation) },
    };
    await this.outbox.add(manager, staffActionEvent(staffActionRecorded, { staff, ...target, ...sides }, now));
  }
}

function cancellationOf(
  { orderId, lineId, quantity, revision, idempotencyKey }: CancelLineRequest,
  { cents, shippingCents, taxCents, shippingTaxCents }: CancellationPlan,
  cancelledAt: Date,
): OrderCancellation {
  return Object.assign(new OrderCancellation(), {
    id: randomUUID(),
    orderId,
    revision: revision + 1,
    lineId,
    quantity,
    cents,
    shippingCents,
    taxCents,
    shippingTaxCents,
    voucherCents: 0,
    refundId: null,
    idempotencyKey,
    cancelledAt,
  } satisfies OrderCancellation);
}
