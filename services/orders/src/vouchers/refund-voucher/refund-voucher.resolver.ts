import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import type { RefundVoucherResult } from '../../generated/schema-types.js';
import { RefundTenders } from '../refund-tenders.js';
import type { Voucher } from '../voucher.entity.js';
import { voucherNotRefundable } from '../voucher.refusals.js';
import { VoucherActions } from '../voucher-actions.js';
import { VoucherLedger } from '../voucher-ledger.js';
import { voucherToChange } from '../voucher-to-change.js';
import { VoucherWithCode } from '../voucher-with-code.js';

/** The payment of the order that sold the voucher. One refund of an order at a time. $1 order. */
const LOCKED_PAYMENT = `
  SELECT p.id FROM payments p JOIN sales s ON s.id = p.order_id WHERE p.order_id = $1::uuid AND p.status = 'used' FOR UPDATE OF s`;

/** $1 id, $2 payment, $3 voucher, $4 cents, $5 now. */
const REFUND = `
  INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at, line_id)
  SELECT $1::uuid, $2::text, 'voucher_voided', (SELECT count(*) + 1 FROM refunds WHERE payment_id = $2::text), $4::integer,
    'requested', $5::timestamptz, $5::timestamptz, $3::uuid`;

/** Nothing of the voucher is left to refund. Rolls the transaction back. */
class NothingLeftError extends Error {}

/** Refunds the rest of a bought voucher to its buyer. */
@Resolver()
export class RefundVoucherResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vouchers: VoucherLedger,
    private readonly tenders: RefundTenders,
    private readonly actions: VoucherActions,
    private readonly withCode: VoucherWithCode,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('refundVoucher')
  async refund(@Args() given: unknown, @CurrentStaff() staff: StaffIdentity): Promise<RefundVoucherResult> {
    const found = await voucherToChange(this.dataSource.manager, given);
    if ('__typename' in found) return found;
    const { voucher, reason } = found;
    try {
      await inTransaction(this.dataSource, (manager) => this.write(manager, voucher, reason, staff));
    } catch (error) {
      if (error instanceof NothingLeftError) return voucherNotRefundable;
      throw error;
    }
    this.actions.wake();
    const amount = formatCents(voucher.balanceCents);
    return { __typename: 'VoucherRefunded', voucher: await this.withCode.view(voucher.id), amount };
  }

  private async write(manager: EntityManager, voucher: Voucher, reason: string, staff: StaffIdentity): Promise<void> {
    const { id, saleId, balanceCents: cents } = voucher;
    if (saleId === null || cents === 0) throw new NothingLeftError();
    const [payment]: { id: string }[] = await manager.query(LOCKED_PAYMENT, [saleId]);
    if (!payment) throw new NothingLeftError();
    const split = await this.tenders.split(manager, saleId, payment.id, cents);
    // The vouchers that paid for it are older: purchases lock the oldest first, too.
    await this.tenders.putBack(manager, split, { saleId, lineId: id, key: randomUUID() });
    const entry = { cause: 'voided', saleId, staff: staff.id, key: `voided ${randomUUID()}` } as const;
    if (!(await this.vouchers.take(manager, id, cents, entry))) throw new NothingLeftError();
    if (split.cardCents > 0)
      await manager.query(REFUND, [randomUUID(), payment.id, id, split.cardCents, this.clock.now()]);
    const sides = { before: { left: formatCents(cents) }, after: { left: '0.00', reason } };
    await this.actions.record(manager, staff, voucher, { action: 'refundVoucher', ...sides });
  }
}
