import { formatCents } from '@hilltop/platform/values/cents';
import type { CartVoucher as CartVoucherView } from '../../generated/schema-types.js';
import type { CartVoucher } from './cart-voucher.entity.js';

export function cartVoucherView(voucher: CartVoucher): CartVoucherView {
  const { id, amountCents, recipientName, recipientEmail, fromName, message, sendOn } = voucher;
  const amount = formatCents(amountCents);
  const line = { id, kind: 'voucher', name: 'Gift voucher', quantity: 1, amount, available: true } as const;
  return { __typename: 'CartVoucher', ...line, recipientName, recipientEmail, fromName, message, sendOn };
}
