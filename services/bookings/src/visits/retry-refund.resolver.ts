import { RETRY_REFUND } from '@hilltop/payments/payment.statements';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import type { RetryRefundResult } from '../generated/schema-types.js';
import { Refund } from '../payments/refund.entity.js';
import { refuse } from '../refusals.en.js';
import { refundView } from './booking-money/money.views.js';
import { refundActionEvent } from './change.actions.js';
import { saleRefundRequestedEvent } from './change.events.js';

/** Retries once, even with concurrent requests. */
@Resolver()
export class RetryRefundResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('retryRefund')
  async retry(@Args('refundId') id: string, @CurrentStaff() staff: StaffIdentity): Promise<RetryRefundResult> {
    const refund = isUuid(id) ? await this.retryOnce(id, staff) : null;
    return refund ? { __typename: 'RefundRetried', refund: refundView(refund) } : refuse.RefundNotFailed();
  }

  private async retryOnce(id: string, staff: StaffIdentity): Promise<Refund | null> {
    const now = this.clock.now();
    const refund = await inTransaction(this.dataSource, async (manager) => {
      // For an UPDATE, the driver returns its rows and their number.
      const [retried]: [unknown[], number] = await manager.query(RETRY_REFUND.text, [id, now]);
      if (retried.length === 0) return null;
      const refund = await manager.findOneByOrFail(Refund, { id });
      await this.askOrder(manager, refund, now);
      const by = { staff, action: 'retryRefund' };
      await this.outbox.add(manager, await refundActionEvent(manager, refund, by, ['failed', 'requested'], now));
      return refund;
    });
    this.outbox.wake();
    return refund;
  }

  /** The order retries its own refund. It is never due here. */
  private async askOrder(manager: EntityManager, refund: Refund, now: Date): Promise<void> {
    if (refund.method !== 'sale') return;
    await manager.update(Refund, { id: refund.id }, { dueAt: () => `'infinity'` });
    const { saleLineId: lineId } = await manager.findOneByOrFail(Booking, { id: refund.bookingId ?? '' });
    if (lineId === null) throw new Error(`refund ${refund.id} belongs to no order`);
    const { id: refundId, attempt, amountCents, revision } = refund;
    const facts = { lineId, refundId, attempt, amountCents: amountCents ?? 0, revision };
    await this.outbox.add(manager, saleRefundRequestedEvent(facts, now));
  }
}
