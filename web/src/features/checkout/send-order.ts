import { useMutation } from '@apollo/client/react';
import { PlaceOrderDocument, type PlaceOrderMutation } from '../../generated/operations.js';
import type { CardRefused } from '../../lib/stripe/stripe-form.js';
import { announceOrder } from './announce-order.js';
import { type OrderAttempt, orderAttempts } from './order-attempts.js';
import { type CartPlaced, type PlacedOrder, placedOrder } from './placed-order.js';

export type OrderRefusal = Exclude<PlaceOrderMutation['placeOrder'], CartPlaced>;

interface Bought {
  readonly __typename: 'Bought';
  readonly order: PlacedOrder;
}

/** Outcome of an order: bought, refused with a reason, or not known yet. */
export type OrderOutcome = 'unanswered' | Bought | OrderRefusal | CardRefused;

/** Sends an attempt, under its key, with the toasts of infra/docs/product.md. One that is refused bought nothing, so the next try is another. */
export function useSendOrder(): (attempt: OrderAttempt) => Promise<OrderOutcome> {
  const [placeOrder] = useMutation(PlaceOrderDocument, { fetchPolicy: 'no-cache' });

  const ask = async ({ idempotencyKey, input }: OrderAttempt): Promise<OrderOutcome> => {
    const { sessionId, ...wanted } = input;
    try {
      const { data } = await placeOrder({ variables: { sessionId, idempotencyKey, input: wanted } });
      const answer = data?.placeOrder;
      if (answer?.__typename !== 'CartPlaced') return answer ?? 'unanswered';
      return { __typename: 'Bought', order: placedOrder(answer, input) };
    } catch {
      return 'unanswered';
    }
  };

  return async (attempt) => {
    const outcome = await orderAttempts.send(attempt, ask);
    const isBought = typeof outcome === 'object' && outcome.__typename === 'Bought';
    if (isBought) orderAttempts.forget();
    announceOrder(isBought);
    return outcome;
  };
}
