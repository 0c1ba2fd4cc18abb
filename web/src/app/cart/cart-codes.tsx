import { useCart } from '../../features/cart/cart-store.js';
import { removeCode, sendCode } from '../../features/cart/use-code.js';
import { CodeField } from '../../features/checkout/code-field.js';
import { dataClient } from '../data/data-client.js';

export function putCodeInCart(typed: string): Promise<string | undefined> {
  return sendCode(dataClient, typed);
}

/** Vouchers and the discount code of the cart. */
export function CartCodes() {
  const { vouchers, code } = useCart();
  return (
    <CodeField
      vouchers={vouchers}
      code={code}
      onUse={putCodeInCart}
      onRemove={(voucherId) => removeCode(dataClient, voucherId)}
    />
  );
}
