import { useCart } from '../../features/cart/cart-store.js';
import { payWithVoucher, removeVoucher } from '../../features/cart/pay-with-voucher.js';
import { VoucherField } from '../../features/checkout/voucher-field.js';
import { dataClient } from '../data/data-client.js';

/** The vouchers that pay for the cart. */
export function CartVouchers() {
  const { vouchers } = useCart();
  return (
    <VoucherField
      vouchers={vouchers}
      onUse={(code) => payWithVoucher(dataClient, code)}
      onRemove={(id) => removeVoucher(dataClient, id)}
    />
  );
}
