import type { CheckoutForm } from './checkout-form.js';
import { type OrderedLine, subtotalOf, toAmount } from './order-money.js';

/** What is sent of an order (spec.md §3). */
export type OrderInput = {
  readonly customerEmail: string;
  readonly customerName: string;
  /** JSON text: a list of { productId, productName, quantity, price }. */
  readonly items: string;
  /** US dollars, two decimals. */
  readonly total: string;
  readonly status: string;
};

/** The order as spec.md §3 sends it: the total is the subtotal, without shipping (§9). */
export const orderInput = (form: CheckoutForm, lines: readonly OrderedLine[]): OrderInput => ({
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
});
