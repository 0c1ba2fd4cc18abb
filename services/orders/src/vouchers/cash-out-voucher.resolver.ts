import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { CashOutVoucherResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { LookUpCode } from './look-up/look-up-code.js';
import { Voucher } from './voucher.entity.js';
import { codeField, reasonField } from './voucher.fields.js';
import { VoucherActions } from './voucher-actions.js';
import { VoucherEntry } from './voucher-entry.entity.js';
import { VoucherLedger } from './voucher-ledger.js';
import { VoucherWithCode } from './voucher-with-code.js';

/** The desk pays out only a smaller rest, in cents (Texas Business and Commerce Code §604.152). */
const NOT_CASHED_CENTS = 250;

const cashOutInput = z.object({ ...idempotencyKeyInput.shape, code: codeField, reason: reasonField });

@Resolver()
export class CashOutVoucherResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lookUp: LookUpCode,
    private readonly vouchers: VoucherLedger,
    private readonly actions: VoucherActions,
    private readonly withCode: VoucherWithCode,
  ) {}

  @Mutation('cashOutVoucher')
  async cashOut(@Args() given: unknown, @CurrentStaff() staff: StaffIdentity): Promise<CashOutVoucherResult> {
    const parsed = parseInput(cashOutInput, given);
    if (!parsed.ok) return parsed.refusal;
    const { code, reason, idempotencyKey: key } = parsed.value;
    const found = await this.lookUp.voucher(code);
    if (!found) return refuse.VoucherUnknown();
    const id = key === null ? randomUUID() : idForKey(key, ['cash out voucher', staff.id]);
    const outcome = await inTransaction(this.dataSource, (manager) =>
      this.pay(manager, found.id, { id, reason, staff }),
    );
    if (typeof outcome !== 'number') return outcome;
    this.actions.wake();
    return {
      __typename: 'VoucherCashedOut',
      voucher: await this.withCode.view(found.id),
      amount: formatCents(outcome),
    };
  }

  /** @returns the cents that this press paid out, now or before */
  private async pay(
    manager: EntityManager,
    voucherId: string,
    { id, reason, staff }: { readonly id: string; readonly reason: string; readonly staff: StaffIdentity },
  ) {
    // A purchase, or the same press, may be taking from it.
    const where = { id: voucherId };
    const voucher = await manager.findOneOrFail(Voucher, { where, lock: { mode: 'pessimistic_write' } });
    const earlier = await manager.findOneBy(VoucherEntry, { id });
    if (earlier) return earlier.voucherId === voucherId ? -earlier.deltaCents : refuse.VoucherKeyReused();
    const { balanceCents, status, kind } = voucher;
    if (status !== 'active' || balanceCents === 0) return refuse.VoucherUnknown();
    const left = formatCents(balanceCents);
    if (kind === 'goodwill') return refuse.VoucherNotCashable.given({ left });
    if (balanceCents >= NOT_CASHED_CENTS) return refuse.VoucherNotCashable.tooMuch({ left });
    await this.vouchers.take(manager, voucherId, balanceCents, {
      id,
      cause: 'cashed',
      staff: staff.id,
      key: `cashed ${id}`,
    });
    await manager.update(Voucher, { id: voucherId }, { reason });
    const sides = { before: { left }, after: { left: '0.00' } };
    await this.actions.record(manager, staff, voucher, { action: 'cashOutVoucher', ...sides });
    return balanceCents;
  }
}
