import { type CartLine, SHIPPING_CENTS, subtotalOf } from '../../lib/cart-line.js';
import { toAmount } from '../../lib/money.js';
import type { CheckoutForm } from './checkout-form.js';

/** The order payload: the checkout's fields, and what they cost. */
export interface OrderInput extends CheckoutForm {
  /** JSON text: a list of { productId, productName, quantity, price }. */
  readonly items: string;
  /** US dollars, two decimals. */
  readonly total: string;
  /** Charged with the total. */
  readonly shipping: string;
  readonly status: string;
}

/** The order as infra/docs/product.md describes it: the total is the subtotal; shipping stands beside it. */
export function orderInput(form: CheckoutForm, lines: readonly CartLine[]): OrderInput {
  return {
    ...form,
    items: JSON.stringify(
      lines.map(({ productId, product, quantity }) => ({
        productId,
        productName: product.name,
        quantity,
        price: product.price,
      })),
    ),
    total: toAmount(subtotalOf(lines)),
    shipping: toAmount(SHIPPING_CENTS),
    status: 'pending',
  };
}
