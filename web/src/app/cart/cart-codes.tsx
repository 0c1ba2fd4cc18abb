import { useCart } from '../../features/cart/cart-store.js';
import { removeCode, sendCode } from '../../features/cart/use-code.js';
import { CodeField } from '../../features/checkout/code-field.js';
import { dataClient } from '../data/data-client.js';

/** The vouchers that pay for the cart, and the code that makes it cheaper. */
export function CartCodes() {
  const { vouchers, code } = useCart();
  return (
    <CodeField
      vouchers={vouchers}
      code={code}
      onUse={(typed) => sendCode(dataClient, typed)}
      onRemove={(voucherId) => removeCode(dataClient, voucherId)}
    />
  );
}
