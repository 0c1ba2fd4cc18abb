import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../design/layers/toasts.js';
import { CreateOrderDocument, type CreateOrderMutation } from '../../generated/operations.js';
import type { CartLine } from '../../lib/cart-line.js';
import type { Authorized, CardRefused } from '../../lib/stripe/stripe-form.js';
import type { CheckoutForm } from './checkout-form.js';
import { type OrderAttempt, orderAttempts } from './order-attempts.js';
import { type OrderInput, orderInput } from './order-input.js';

export type OrderRefusal = Exclude<CreateOrderMutation['createOrder'], { readonly __typename: 'OrderPlaced' }>;

type OrderPlaced = Extract<CreateOrderMutation['createOrder'], { readonly __typename: 'OrderPlaced' }>;

/** Outcome of an order: placed, refused with a reason, or not known yet. */
export type OrderOutcome = 'unanswered' | OrderPlaced | OrderRefusal | CardRefused;

/** Pays for an order. @throws when there is no answer */
export type PayOrder = (input: OrderInput) => Promise<Authorized | CardRefused | OrderRefusal>;

/** Refusals that mean that the cart is stale. */
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

/** Sends an order, with the toasts of infra/docs/product.md. It is sent once; a refused one ordered nothing, so the next try is another. */
export function useOrder(pay: PayOrder | undefined) {
  const [createOrder] = useMutation(CreateOrderDocument, { fetchPolicy: 'no-cache' });
  const [isSending, setIsSending] = useState(false);

  const send = async ({ idempotencyKey, input: { order, paymentIntentId } }: OrderAttempt): Promise<OrderOutcome> => {
    const input = paymentIntentId === undefined ? order : { ...order, paymentIntentId };
    try {
      const { data } = await createOrder({ variables: { idempotencyKey, input } });
      if (data === undefined || data === null) return 'unanswered';
      return data.createOrder;
    } catch {
      return 'unanswered';
    }
  };

  /** Pays for an attempt, unless an earlier try did. */
  const paidFor = async (attempt: OrderAttempt): Promise<OrderAttempt | CardRefused | OrderRefusal> => {
    const { input } = attempt;
    if (pay === undefined || input.paymentIntentId !== undefined) return attempt;
    const paid = await pay(input.order);
    if (paid.__typename !== 'Authorized') return paid;
    return { ...attempt, input: { ...input, paymentIntentId: paid.paymentIntentId } };
  };

  const place = async (form: CheckoutForm, lines: readonly CartLine[]): Promise<OrderOutcome> => {
    const next = orderAttempts.at({ lineIds: lines.map(({ id }) => id), order: orderInput(form, lines) });
    setIsSending(true);
    const attempt = await paidFor(next).catch(() => 'unanswered' as const);
    const isPaid = typeof attempt === 'object' && 'idempotencyKey' in attempt;
    const outcome = isPaid ? await orderAttempts.send(attempt, send) : attempt;
    setIsSending(false);
    if (isPlaced(outcome)) {
      orderAttempts.forget();
      const text = "Thank you for your purchase. We'll process your order shortly.";
      showToast({ title: 'Order Placed Successfully!', text, tone: 'done' });
      return outcome;
    }
    const text = 'There was an error processing your order. Please try again.';
    showToast({ title: 'Order Failed', text, tone: 'refused' });
    return outcome;
  };

  return { isSending, place };
}
