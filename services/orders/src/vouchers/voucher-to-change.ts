import { type InvalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import type { EntityManager } from 'typeorm';
import type { VoucherNotFound } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import { Voucher } from './voucher.entity.js';
import { changeVoucherInput } from './voucher.fields.js';

export async function voucherToChange(
  manager: EntityManager,
  given: unknown,
): Promise<{ readonly voucher: Voucher; readonly reason: string } | InvalidInput | VoucherNotFound> {
  const parsed = parseInput(changeVoucherInput, given);
  if (!parsed.ok) return parsed.refusal;
  const { id, reason } = parsed.value;
  const voucher = isUuid(id) ? await manager.findOneBy(Voucher, { id }) : null;
  return voucher ? { voucher, reason } : refuse.VoucherNotFound();
}
