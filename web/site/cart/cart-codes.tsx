import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import { dataClient } from '../../kit/data/data-client.js';
import { removeLine } from '../../shop/cart/cart-actions.js';
import { useCart } from '../../shop/cart/cart-store.js';
import { give } from '../../shop/cart/give.js';
import { removeCode, sendCode } from '../../shop/cart/use-code.js';
import { CodeField } from '../../shop/checkout/code-field.js';
import { RoundUp } from '../../shop/checkout/round-up.js';

export function putCodeInCart(typed: string): Promise<string | undefined> {
  return sendCode(dataClient, typed);
}

/** Vouchers and the discount code of the cart, and its gift to the house. */
export function CartCodes() {
  const { vouchers, code, lines = [], terms, sums } = useCart();
  const [gift] = linesOfType(lines, 'CartDonation');
  const giftsFor = lines.length > 0 ? terms?.giftsFor : null;
  return (
    <>
      <CodeField
        vouchers={vouchers}
        code={code}
        onUse={putCodeInCart}
        onRemove={(voucherId) => removeCode(dataClient, voucherId)}
      />
      {giftsFor && sums ? (
        <RoundUp
          giftsFor={giftsFor}
          sums={sums.asChosen}
          given={gift?.amount}
          onGive={(amount) => give(dataClient, amount)}
          onRemove={() => gift && void removeLine(dataClient, gift)}
        />
      ) : null}
    </>
  );
}
