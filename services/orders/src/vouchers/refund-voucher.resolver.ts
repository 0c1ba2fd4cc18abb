import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import type { RefundVoucherResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { RefundTenders } from './refund-tenders.js';
import { Voucher } from './voucher.entity.js';
import { VoucherActions } from './voucher-actions.js';
import { VoucherEntry } from './voucher-entry.entity.js';
import { VoucherLedger } from './voucher-ledger.js';
import { voucherToChange } from './voucher-to-change.js';
import { VoucherWithCode } from './voucher-with-code.js';

/** The payment of the order that sold the voucher. One refund of an order at a time. $1 order. */
const LOCKED_PAYMENT = `
  SELECT p.id FROM payments p JOIN sales s ON s.id = p.order_id WHERE p.order_id = $1::uuid AND p.status = 'used' FOR UPDATE OF s`;

/** $1 id, $2 payment, $3 voucher, $4 cents, $5 now. */
const REFUND = `
  INSERT INTO refunds (id, payment_id, reason, revision, amount_cents, status, due_at, requested_at, line_id)
  SELECT $1::uuid, $2::text, 'voucher_voided', (SELECT count(*) + 1 FROM refunds WHERE payment_id = $2::text), $4::integer,
    'requested', $5::timestamptz, $5::timestamptz, $3::uuid`;

/** While purchases take from the voucher. */
const ATTEMPTS = 10;

/** A purchase, or the same press, took from the voucher since it was read. Rolls the transaction back. */
class TakenMeanwhileError extends Error {}

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
    const key = parseInput(idempotencyKeyInput, given);
    if (!key.ok) return key.refusal;
    const { idempotencyKey } = key.value;
    const id = idempotencyKey === null ? randomUUID() : idForKey(idempotencyKey, ['refund voucher', staff.id]);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await voucherToChange(this.dataSource.manager, given);
      if ('__typename' in found) return found;
      const { voucher, reason } = found;
      const earlier = await this.dataSource.manager.findOneBy(VoucherEntry, { id });
      if (earlier && earlier.voucherId !== voucher.id) return refuse.VoucherKeyReused();
      if (earlier) return this.answer(voucher, -earlier.deltaCents);
      if (voucher.saleId === null || voucher.status !== 'active' || voucher.balanceCents === 0)
        return refuse.VoucherNotChangeable.notRefundable();
      try {
        await inTransaction(this.dataSource, (manager) => this.write(manager, voucher, { id, reason, staff }));
        this.actions.wake();
        return this.answer(voucher, voucher.balanceCents);
      } catch (error) {
        // Not locked before, because purchases lock older vouchers first: read what is left now.
        if (!(error instanceof TakenMeanwhileError)) throw error;
      }
    }
    throw new Error(`voucher refund ${id} met a purchase each time`);
  }

  private async answer({ id }: Voucher, cents: number): Promise<RefundVoucherResult> {
    return { __typename: 'VoucherRefunded', voucher: await this.withCode.view(id), amount: formatCents(cents) };
  }

  private async write(
    manager: EntityManager,
    voucher: Voucher,
    done: { readonly id: string; readonly reason: string; readonly staff: StaffIdentity },
  ): Promise<void> {
    const { id, saleId, balanceCents: cents } = voucher;
    const [payment]: { id: string }[] = await manager.query(LOCKED_PAYMENT, [saleId]);
    if (!payment || saleId === null) throw new Error(`the order of voucher ${id} has no payment`);
    const split = await this.tenders.split(manager, saleId, payment.id, cents);
    // The vouchers that paid for it are older: purchases lock the oldest first, too.
    await this.tenders.putBack(manager, split, { saleId, lineId: id, key: done.id });
    const entry = { id: done.id, cause: 'voided', saleId, staff: done.staff.id, key: `voided ${done.id}` } as const;
    if (!(await this.vouchers.take(manager, id, cents, entry))) throw new TakenMeanwhileError();
    if (split.cardCents > 0)
      await manager.query(REFUND, [randomUUID(), payment.id, id, split.cardCents, this.clock.now()]);
    await manager.update(Voucher, { id }, { reason: done.reason });
    const sides = { before: { left: formatCents(cents) }, after: { left: '0.00' } };
    await this.actions.record(manager, done.staff, voucher, { action: 'refundVoucher', ...sides });
  }
}
