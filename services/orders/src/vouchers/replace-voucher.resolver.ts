import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReplaceVoucherResult } from '../generated/schema-types.js';
import { CartTender } from './cart-tender.entity.js';
import { VoucherCodes } from './codes/voucher-codes.js';
import { Voucher } from './voucher.entity.js';
import { VoucherActions } from './voucher-actions.js';
import { voucherToChange } from './voucher-to-change.js';
import { VoucherWithCode } from './voucher-with-code.js';

/** The new code is mailed to the recipient. The old one no longer pays, also in carts. */
@Resolver()
export class ReplaceVoucherResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VoucherCodes,
    private readonly actions: VoucherActions,
    private readonly withCode: VoucherWithCode,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('replaceVoucher')
  async replace(@Args() given: unknown, @CurrentStaff() staff: StaffIdentity): Promise<ReplaceVoucherResult> {
    const found = await voucherToChange(this.dataSource.manager, given);
    if ('__typename' in found) return found;
    const { voucher, reason } = found;
    await inTransaction(this.dataSource, (manager) => this.write(manager, voucher, reason, staff));
    this.actions.wake();
    return this.withCode.read(voucher.id);
  }

  /** Two concurrent requests create one new code, which both return. */
  private async write(manager: EntityManager, voucher: Voucher, reason: string, staff: StaffIdentity): Promise<void> {
    const { id, generation: seen, sentAt, last4, status } = voucher;
    const code = this.codes.record(id, seen + 1);
    const mailedAgain = sentAt === null ? {} : { deliverAt: this.clock.now(), sentAt: null };
    const changes = { ...code, generation: seen + 1, status: 'active' as const, reason, ...mailedAgain };
    const { affected } = await manager.update(Voucher, { id, generation: seen }, changes);
    if (affected !== 1) return;
    await manager.delete(CartTender, { voucherId: id });
    const sides = {
      before: { code: `…${last4}`, status },
      after: { code: `…${code.last4}`, status: 'active' },
    };
    await this.actions.record(manager, staff, voucher, { action: 'replaceVoucher', ...sides });
  }
}
