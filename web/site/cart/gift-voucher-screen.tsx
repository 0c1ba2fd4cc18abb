import { addGiftVoucher } from '../../shop/cart/add-gift-voucher.js';
import { GiftVoucherPage } from '../../shop/gift-voucher/gift-voucher-page.js';

export function GiftVoucherScreen() {
  return <GiftVoucherPage onAdd={addGiftVoucher} />;
}
