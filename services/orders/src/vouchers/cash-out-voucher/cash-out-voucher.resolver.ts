import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { CashOutVoucherResult } from '../../generated/schema-types.js';
import { LookUpCode } from '../look-up/look-up-code.js';
import { Voucher } from '../voucher.entity.js';
import { codeField, reasonField } from '../voucher.fields.js';
import { voucherNotCashable, voucherUnknown } from '../voucher.refusals.js';
import { VoucherActions } from '../voucher-actions.js';
import { VoucherLedger } from '../voucher-ledger.js';
import { VoucherWithCode } from '../voucher-with-code.js';

/** The desk pays out only a smaller rest, in cents (Texas Business and Commerce Code §604.152). */
const NOT_CASHED_CENTS = 250;

const cashOutInput = z.object({ code: codeField, reason: reasonField });

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
    const found = await this.lookUp.execute(parsed.value.code, undefined);
    if (!(found instanceof Voucher)) return voucherUnknown;
    const { id, balanceCents } = found;
    if (balanceCents >= NOT_CASHED_CENTS) return voucherNotCashable(balanceCents);
    const isPaidOut = await inTransaction(this.dataSource, async (manager) => {
      const entry = { cause: 'cashed', staff: staff.id, key: `cashed ${randomUUID()}` } as const;
      if (!(await this.vouchers.take(manager, id, balanceCents, entry))) return false;
      const left = formatCents(balanceCents);
      const sides = { before: { left }, after: { left: '0.00', reason: parsed.value.reason } };
      await this.actions.record(manager, staff, found, { action: 'cashOutVoucher', ...sides });
      return true;
    });
    // A purchase took it meanwhile.
    if (!isPaidOut) return voucherUnknown;
    this.actions.wake();
    return { __typename: 'VoucherCashedOut', voucher: await this.withCode.view(id), amount: formatCents(balanceCents) };
  }
}
