import { type CartLine, subtotalOf } from '../../lib/cart-line.js';
import { toAmount } from '../../lib/money.js';
import type { CheckoutForm } from './checkout-form.js';

/** The order payload. */
export interface OrderInput {
  readonly customerEmail: string;
  readonly customerName: string;
  /** JSON text: a list of { productId, productName, quantity, price }. */
  readonly items: string;
  /** US dollars, two decimals. */
  readonly total: string;
  readonly status: string;
}

/** The order as infra/docs/product.md describes it: the total is the subtotal, without shipping. */
export function orderInput(form: CheckoutForm, lines: readonly CartLine[]): OrderInput {
  return {
    customerEmail: form.customerEmail,
    customerName: form.customerName,
    items: JSON.stringify(
      lines.map(({ productId, product, quantity }) => ({
        productId,
        productName: product.name,
        quantity,
        price: product.price,
      })),
    ),
    total: toAmount(subtotalOf(lines)),
    status: 'pending',
  };
}
