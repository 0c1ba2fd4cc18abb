import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { BlockVoucherResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { Voucher } from './voucher.entity.js';
import { VoucherActions } from './voucher-actions.js';
import { voucherToChange } from './voucher-to-change.js';
import { VoucherWithCode } from './voucher-with-code.js';

/** The rest of the voucher stays on it. */
@Resolver()
export class BlockVoucherResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly actions: VoucherActions,
    private readonly withCode: VoucherWithCode,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('blockVoucher')
  async block(@Args() given: unknown, @CurrentStaff() staff: StaffIdentity): Promise<BlockVoucherResult> {
    const found = await voucherToChange(this.dataSource.manager, given);
    if ('__typename' in found) return found;
    const { voucher, reason } = found;
    const { id } = voucher;
    const isBlocked = await inTransaction(this.dataSource, async (manager) => {
      const blocked = { status: 'blocked', blockedAt: this.clock.now(), reason } as const;
      const { affected } = await manager.update(Voucher, { id, status: 'active' }, blocked);
      if (affected !== 1) return false;
      const sides = { before: { status: 'active' }, after: { status: 'blocked' } };
      await this.actions.record(manager, staff, voucher, { action: 'blockVoucher', ...sides });
      return true;
    });
    if (!isBlocked) return refuse.VoucherNotChangeable.blocked();
    this.actions.wake();
    return this.withCode.view(id);
  }
}
