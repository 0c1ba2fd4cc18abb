import {
  BlockVoucherDocument,
  RefundVoucherDocument,
  ReplaceVoucherDocument,
  StaffVouchersDocument,
  TodayNeedsDocument,
} from '../../generated/staff-operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import type { Answer } from '../../kit/lib/forms/form-error.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import type { StaffVoucher } from './voucher-words.js';

const once = sendOnce('refunded-voucher');

export type VoucherChange = 'block' | 'replace' | 'refund';

/** Changes a voucher, with a reason, and shows a toast. @returns the answer, for a refusal */
export function useVoucherChange(voucher: StaffVoucher, onReplaced: (code: string, email: string) => void) {
  const block = useAdminMutation(BlockVoucherDocument, [StaffVouchersDocument, TodayNeedsDocument]);
  const replace = useAdminMutation(ReplaceVoucherDocument, [StaffVouchersDocument, TodayNeedsDocument]);
  const refund = useAdminMutation(RefundVoucherDocument, [StaffVouchersDocument, TodayNeedsDocument]);
  const { id, last4, recipientEmail } = voucher;

  return async (change: VoucherChange, reason: string): Promise<Answer> => {
    if (change === 'replace') {
      const answer = await replace({ id, reason });
      if (typeof answer === 'object' && answer.__typename === 'VoucherIssued') onReplaced(answer.code, recipientEmail);
      return answer;
    }
    if (change === 'block') {
      const answer = await block({ id, reason });
      if (typeof answer === 'object' && answer.__typename === 'StaffVoucher') {
        showToast({ title: 'Voucher blocked', text: `The code that ends in ${last4} is refused.`, tone: 'done' });
      }
      return answer;
    }
    const answer = await once(id, (idempotencyKey) => refund({ id, reason, idempotencyKey }));
    if (typeof answer === 'object' && answer.__typename === 'VoucherRefunded') {
      showToast({ title: 'Refund started', text: `$${answer.amount} will be refunded to the buyer.`, tone: 'done' });
    }
    return answer;
  };
}
