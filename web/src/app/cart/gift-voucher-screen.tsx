import { addGiftVoucher } from '../../features/cart/add-gift-voucher.js';
import { GiftVoucherPage } from '../../features/gift-voucher/gift-voucher-page.js';

export function GiftVoucherScreen() {
  return <GiftVoucherPage onAdd={addGiftVoucher} />;
}
