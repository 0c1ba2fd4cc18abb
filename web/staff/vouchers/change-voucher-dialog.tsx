import { useState } from 'react';
import { Text } from '../../kit/design/type/text.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { Confirmation } from '../forms/confirmation.js';
import { ReasonField } from '../forms/reason-field.js';
import { useVoucherChange, type VoucherChange } from './use-voucher-change.js';
import type { StaffVoucher } from './voucher-words.js';

interface ChangeVoucherDialogProps {
  readonly voucher: StaffVoucher;
  readonly change: VoucherChange;
  readonly onReplaced: (code: string, email: string) => void;
  readonly onClose: () => void;
}

const WORDS = {
  block: {
    title: 'Block the voucher',
    action: 'Block it',
    busyAction: 'Blocking...',
    refused: 'The voucher was not blocked',
    means: 'Nobody can use its code from now on. What is left on it stays, until it is replaced.',
  },
  replace: {
    title: 'Replace the code of the voucher',
    action: 'Replace it',
    busyAction: 'Replacing...',
    refused: 'The code was not replaced',
    means: 'The current code stops working at once. The new one has what is left.',
  },
  refund: {
    title: 'Refund what is left on the voucher',
    action: 'Refund it',
    busyAction: 'Refunding...',
    refused: 'The refund was not made',
    means: 'Nothing is left on it then. What was spent is not refunded.',
  },
} as const;

/** Additional words for this voucher. */
function more({ recipientEmail, left, orderNumber }: StaffVoucher, change: VoucherChange): string {
  if (change === 'replace') return recipientEmail === '' ? '' : ` It is mailed to ${recipientEmail}.`;
  return change === 'refund' ? ` $${left} will be refunded to the buyer of order ${orderNumber ?? ''}.` : '';
}

/** Blocks a voucher, gives it a new code, or refunds the rest, with a reason. */
export function ChangeVoucherDialog({ voucher, change, onReplaced, onClose }: ChangeVoucherDialogProps) {
  const send = useVoucherChange(voucher, onReplaced);
  const [reason, setReason] = useState('');
  const words = WORDS[change];
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await send(change, reason);
    return isRefusal(answer) ? formErrorOf(words.refused, answer, () => false) : undefined;
  };
  return (
    <Confirmation
      title={`${words.title} that ends in ${voucher.last4}?`}
      action={words.action}
      busyAction={words.busyAction}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text mb={4}>
        {words.means}
        {more(voucher, change)}
      </Text>
      <ReasonField
        usual="voucher"
        hint="Kept on record, not shown to its holder"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirmation>
  );
}
