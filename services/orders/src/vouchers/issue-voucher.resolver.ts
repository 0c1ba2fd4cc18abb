import { createHash, randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { formatCents } from '@hilltop/platform/values/cents';
import { emailField } from '@hilltop/platform/values/typed-email';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { IssueVoucherResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { Voucher } from './voucher.entity.js';
import { messageField, nameField, reasonField, wholeDollars } from './voucher.fields.js';
import { VoucherActions } from './voucher-actions.js';
import { VoucherLedger } from './voucher-ledger.js';
import { VoucherWithCode } from './voucher-with-code.js';

const issueInput = z.object({
  ...idempotencyKeyInput.shape,
  amount: wholeDollars(1, 500),
  reason: reasonField,
  recipientName: nameField('recipient')
    .nullish()
    .transform((name) => name ?? ''),
  recipientEmail: emailField.nullish().transform((email) => email ?? ''),
  message: messageField,
});

/** Nobody paid for the voucher. Its e-mail is sent at once, if it has a recipient. */
@Resolver()
export class IssueVoucherResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vouchers: VoucherLedger,
    private readonly actions: VoucherActions,
    private readonly withCode: VoucherWithCode,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('issueVoucher')
  async issue(
    @Args('input') input: object,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<IssueVoucherResult> {
    const parsed = parseInput(issueInput, { ...input, idempotencyKey });
    if (!parsed.ok) return parsed.refusal;
    const { idempotencyKey: key, amount: issuedCents, ...typed } = parsed.value;
    const id = key === null ? randomUUID() : idForKey(key, ['issue voucher', staff.id]);
    const requestHash = hashOf(issuedCents, typed);
    const deliverAt = typed.recipientEmail === '' ? null : this.clock.now();
    const origin = { kind: 'goodwill', fromName: '', saleId: null, requestHash } as const;
    const voucher = { ...typed, ...origin, id, issuedCents, deliverAt, language: currentLanguage() };
    const isRepeated = await inTransaction(this.dataSource, async (manager) => {
      const { last4, isNew } = await this.vouchers.issue(manager, voucher, staff.id);
      const after = { amount: formatCents(issuedCents) };
      if (isNew)
        await this.actions.record(manager, staff, { id, last4 }, { action: 'issueVoucher', before: null, after });
      return isNew || (await manager.countBy(Voucher, { id, requestHash })) === 1;
    });
    this.actions.wake();
    return isRepeated ? this.withCode.read(id) : refuse.VoucherKeyReused();
  }
}

function hashOf(issuedCents: number, typed: object): string {
  return createHash('sha256')
    .update(JSON.stringify([issuedCents, typed]))
    .digest('hex');
}
