import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { StartBasketPaymentDocument } from '../../generated/operations.js';
import { toAmount } from '../../lib/money.js';
import { taxCentsOf } from '../../lib/sales-tax.js';
import type { CardRefused, StartedPayment } from '../../lib/stripe/stripe-form.js';
import { announceOrder } from './announce-order.js';
import { amountsOf, type CheckoutCart, type Choices, cardCentsOf, isSent, totalOf } from './checkout-cart.js';
import type { CheckoutForm } from './checkout-form.js';
import { type OrderAttempt, orderAttempts } from './order-attempts.js';
import type { PayWithStripe } from './pay-with-stripe.js';
import { type OrderOutcome, type OrderRefusal, useSendOrder } from './send-order.js';

/** What is bought, as its visitor sees it. */
export interface Order {
  readonly form: CheckoutForm;
  readonly cart: CheckoutCart;
  readonly choices: Choices;
}

/**
 * Buys a cart: authorized as a whole, and charged for what was confirmed. It is sent once, however often it is tried.
 * @param settledVersion names the cart once the changes that wait are made
 */
export function useOrder(stripe: PayWithStripe | undefined, settledVersion: () => Promise<string>) {
  const [startPayment] = useMutation(StartBasketPaymentDocument, { fetchPolicy: 'no-cache' });
  const [isSending, setIsSending] = useState(false);
  const send = useSendOrder();

  /** Pays for an attempt, unless an earlier try did. */
  const paidFor = async (attempt: OrderAttempt, cents: number): Promise<OrderAttempt | CardRefused | OrderRefusal> => {
    const { input } = attempt;
    if (stripe === undefined || input.paymentIntentId !== undefined) return attempt;
    const { sessionId, version, pickUp, total } = input;
    const paid = await stripe(cents, async (): Promise<StartedPayment | OrderRefusal> => {
      const { data } = await startPayment({ variables: { sessionId, version, pickUp, total } });
      if (!data) throw new Error('no answer');
      return data.startBasketPayment;
    });
    if (paid.__typename !== 'Authorized') return paid;
    return { ...attempt, input: { ...input, paymentIntentId: paid.paymentIntentId } };
  };

  const buy = async ({ form, cart, choices }: Order): Promise<OrderOutcome> => {
    const amounts = amountsOf(cart, choices);
    const input = {
      ...form,
      sessionId: cart.sessionId,
      version: await settledVersion(),
      pickUp: !isSent(cart, choices),
      takeWhatYouCanGet: choices.takeTheRest,
      total: toAmount(totalOf(amounts)),
      shipping: toAmount(amounts.shippingCents ?? 0),
      tax: toAmount(taxCentsOf(amounts.taxes)),
    };
    const attempt = await paidFor(orderAttempts.at(input), cardCentsOf(amounts)).catch(() => 'unanswered' as const);
    if (typeof attempt === 'object' && 'idempotencyKey' in attempt) return send(attempt);
    announceOrder(false);
    return attempt;
  };

  const place = async (order: Order): Promise<OrderOutcome> => {
    setIsSending(true);
    const outcome = await buy(order);
    setIsSending(false);
    return outcome;
  };

  return { isSending, place };
}
