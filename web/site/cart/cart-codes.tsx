import { dataClient } from '../../kit/data/data-client.js';
import { useCart } from '../../shop/cart/cart-store.js';
import { removeCode, sendCode } from '../../shop/cart/use-code.js';
import { CodeField } from '../../shop/checkout/code-field.js';

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
