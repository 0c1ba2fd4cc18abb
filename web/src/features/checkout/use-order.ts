import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../design/layers/toasts.js';
import { CreateOrderDocument, type CreateOrderMutation } from '../../generated/operations.js';
import type { CartLine } from '../../lib/cart-line.js';
import type { CheckoutForm } from './checkout-form.js';
import { type Attempt, keepAttempts, nextAttempt, openAttempts, without } from './order-attempts.js';
import { orderInput } from './order-input.js';

export type OrderRefusal = Exclude<CreateOrderMutation['createOrder'], { readonly __typename: 'OrderPlaced' }>;

type OrderPlaced = Extract<CreateOrderMutation['createOrder'], { readonly __typename: 'OrderPlaced' }>;

/** What became of an order: placed, refused with its reason, or nobody knows yet. */
export type OrderOutcome = 'unanswered' | OrderPlaced | OrderRefusal;

/** Refusals that say that the cart is behind the shop. */
const staleRefusals: ReadonlySet<string> = new Set([
  'PriceMismatch',
  'ProductOutOfStock',
  'ProductNotFound',
  'TotalMismatch',
]);

export function isPlaced(outcome: OrderOutcome): outcome is OrderPlaced {
  return typeof outcome === 'object' && outcome.__typename === 'OrderPlaced';
}

export function isStale(outcome: OrderOutcome): boolean {
  return typeof outcome === 'object' && staleRefusals.has(outcome.__typename);
}

/** Sends an order, with the toasts of infra/docs/product.md. Sent again unchanged it counts once, also after a refresh: its key is kept. */
export function useOrder() {
  const [createOrder] = useMutation(CreateOrderDocument, { fetchPolicy: 'no-cache' });
  const [isSending, setIsSending] = useState(false);

  const send = async ({ idempotencyKey, input }: Attempt): Promise<OrderOutcome> => {
    try {
      const { data } = await createOrder({ variables: { idempotencyKey, input } });
      if (data === undefined || data === null) return 'unanswered';
      return data.createOrder;
    } catch {
      return 'unanswered';
    }
  };

  const place = async (form: CheckoutForm, lines: readonly CartLine[]): Promise<OrderOutcome> => {
    const earlier = openAttempts();
    const attempt = nextAttempt(earlier, orderInput(form, lines), lines);
    // Kept before it is sent: a page that is loaded again meanwhile still knows its key.
    keepAttempts([...without(earlier, attempt), attempt]);
    setIsSending(true);
    const outcome = await send(attempt);
    setIsSending(false);
    if (isPlaced(outcome)) {
      keepAttempts([]);
      const text = "Thank you for your purchase. We'll process your order shortly.";
      showToast({ title: 'Order Placed Successfully!', text, tone: 'done' });
      return outcome;
    }
    // Refused, nothing was ordered: the next try is another order.
    if (outcome !== 'unanswered') keepAttempts(without(openAttempts(), attempt));
    const text = 'There was an error processing your order. Please try again.';
    showToast({ title: 'Order Failed', text, tone: 'refused' });
    return outcome;
  };

  return { isSending, place };
}
