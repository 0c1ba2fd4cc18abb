import type { CreateOrderMutationVariables } from '../../generated/operations.js';
import type { CheckoutForm } from './checkout-form.js';
import { type OrderedLine, subtotalOf, toAmount } from './order-money.js';
import { randomId } from './random-id.js';

export type OrderInput = CreateOrderMutationVariables['input'];

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

/** An order that was sent, under the key that makes it count once. */
export type Attempt = { readonly idempotencyKey: string; readonly input: OrderInput };

/** The same order once more goes out under the same key, a changed one under a new key. */
export const nextAttempt = (earlier: readonly Attempt[], input: OrderInput): Attempt =>
  earlier.find((attempt) => JSON.stringify(attempt.input) === JSON.stringify(input)) ?? {
    idempotencyKey: randomId(),
    input,
  };
