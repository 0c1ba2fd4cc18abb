import { Leaders } from '../../design/marks/leaders.js';
import { type CartLine, SHIPPING_CENTS, subtotalOf } from '../../lib/cart-line.js';
import { toAmount } from '../../lib/money.js';
import { Total } from './checkout-parts.js';

/** Subtotal, shipping and total, worded the same at checkout, in the confirmation and in the e-mailed receipt. */
export function OrderAmounts({ lines }: { readonly lines: readonly CartLine[] }) {
  const subtotal = subtotalOf(lines);
  return (
    <>
      <Leaders
        facts={[
          { term: 'Subtotal', value: `$${toAmount(subtotal)}` },
          { term: 'Shipping, flat', value: `$${toAmount(SHIPPING_CENTS)}` },
        ]}
      />
      <Total>
        <span>Total</span>
        <b>${toAmount(subtotal + SHIPPING_CENTS)}</b>
      </Total>
    </>
  );
}
