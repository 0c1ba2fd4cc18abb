import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { PayOutRefundResult } from '../generated/schema-types.js';
import { Refund } from '../payments/refund.entity.js';
import { refuse } from '../refusals.en.js';
import { refundView } from './booking-money/money.views.js';
import { refundActionEvent } from './change.actions.js';

/** $1 id, $2 now. */
const PAY_OUT = `
  UPDATE refunds SET status = 'settled', ended_at = $2::timestamptz
  WHERE id = $1::uuid AND method IN ('card_reader', 'cash') AND status = 'requested' RETURNING id`;

/** Records the payout once. Only for sales at the door. */
@Resolver()
export class PayOutRefundResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('payOutRefund')
  async payOut(@Args('refundId') id: string, @CurrentStaff() staff: StaffIdentity): Promise<PayOutRefundResult> {
    const refund = isUuid(id) ? await this.payOutOnce(id, staff) : null;
    return refund ? { __typename: 'RefundPaidOut', refund: refundView(refund) } : refuse.RefundNotByHand();
  }

  private async payOutOnce(id: string, staff: StaffIdentity): Promise<Refund | null> {
    const now = this.clock.now();
    const refund = await inTransaction(this.dataSource, async (manager) => {
      // For an UPDATE, the driver returns its rows and their number.
      const [paidOut]: [unknown[], number] = await manager.query(PAY_OUT, [id, now]);
      if (paidOut.length === 0) return null;
      const refund = await manager.findOneByOrFail(Refund, { id });
      const by = { staff, action: 'payOutRefund' };
      await this.outbox.add(manager, await refundActionEvent(manager, refund, by, ['requested', 'settled'], now));
      return refund;
    });
    this.outbox.wake();
    return refund;
  }
}
