import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../design/layers/toasts.js';
import { CreateOrderDocument, type CreateOrderMutation } from '../../generated/operations.js';
import type { CartLine } from '../../lib/cart-line.js';
import type { Authorized, CardRefused } from '../../lib/stripe/stripe-form.js';
import type { CheckoutForm } from './checkout-form.js';
import { type Attempt, keepAttempts, nextAttempt, openAttempts, without } from './order-attempts.js';
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

/** Sends an order, with the toasts of infra/docs/product.md. A retry counts once, even after a reload, because its key is stored. */
export function useOrder(pay: PayOrder | undefined) {
  const [createOrder] = useMutation(CreateOrderDocument, { fetchPolicy: 'no-cache' });
  const [isSending, setIsSending] = useState(false);

  const send = async ({ idempotencyKey, input, paymentIntentId }: Attempt): Promise<OrderOutcome> => {
    const order = paymentIntentId === undefined ? input : { ...input, paymentIntentId };
    try {
      const { data } = await createOrder({ variables: { idempotencyKey, input: order } });
      if (data === undefined || data === null) return 'unanswered';
      return data.createOrder;
    } catch {
      return 'unanswered';
    }
  };

  /** Pays for an attempt, unless an earlier try did. */
  const paidFor = async (attempt: Attempt): Promise<Attempt | CardRefused | OrderRefusal> => {
    if (pay === undefined || attempt.paymentIntentId !== undefined) return attempt;
    const paid = await pay(attempt.input);
    return paid.__typename === 'Authorized' ? { ...attempt, paymentIntentId: paid.paymentIntentId } : paid;
  };

  const place = async (form: CheckoutForm, lines: readonly CartLine[]): Promise<OrderOutcome> => {
    const earlier = openAttempts();
    const next = nextAttempt(earlier, orderInput(form, lines), lines);
    setIsSending(true);
    const attempt = await paidFor(next).catch(() => 'unanswered' as const);
    const isPaid = typeof attempt === 'object' && 'idempotencyKey' in attempt;
    // Stored before it is sent, so that after a reload the page still has its key and payment.
    if (isPaid) keepAttempts([...without(earlier, attempt), attempt]);
    const outcome = isPaid ? await send(attempt) : attempt;
    setIsSending(false);
    if (isPlaced(outcome)) {
      keepAttempts([]);
      const text = "Thank you for your purchase. We'll process your order shortly.";
      showToast({ title: 'Order Placed Successfully!', text, tone: 'done' });
      return outcome;
    }
    // A refused order ordered nothing, so the next try is a new one.
    if (isPaid && outcome !== 'unanswered') keepAttempts(without(openAttempts(), attempt));
    const text = 'There was an error processing your order. Please try again.';
    showToast({ title: 'Order Failed', text, tone: 'refused' });
    return outcome;
  };

  return { isSending, place };
}
