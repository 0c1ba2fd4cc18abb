import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PlaceOrderDocument, type PlaceOrderMutation, StartBasketPaymentDocument } from '../../generated/operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import type { StripePayment } from '../payment/stripe-fields.js';
import type { CardRefused } from '../payment/stripe-form.js';
import type { CheckoutCart } from '../rules/cart-line.js';
import { type Choices, isSent, pickUpLinesOf } from '../rules/choices.js';
import type { CheckoutForm } from './checkout-form.js';
import { type OrderAttempt, orderAttempts } from './order-attempts.js';
import { type CartPlaced, type PlacedOrder, placedOrder } from './placed-order.js';

type OrderRefusal = Exclude<PlaceOrderMutation['placeOrder'], CartPlaced>;

interface Bought {
  readonly __typename: 'Bought';
  readonly order: PlacedOrder;
}

/** Outcome of an order: bought, refused with a reason, or not known yet. */
export type OrderOutcome = 'unanswered' | Bought | OrderRefusal | CardRefused;

/** Refusals that mean that the cart is stale. */
const staleRefusals: ReadonlySet<string> = new Set([
  'ProductOutOfStock',
  'ProductNotFound',
  'TotalMismatch',
  'CartChanged',
  'HoldExpired',
  'PriceChanged',
  'CodeUnknown',
  'CodeNotForThis',
]);

/** Whether the cart has changed since it was read. */
export function isStale(outcome: OrderOutcome): boolean {
  return typeof outcome === 'object' && staleRefusals.has(outcome.__typename);
}

export function boughtOf(outcome: OrderOutcome): PlacedOrder | undefined {
  return typeof outcome === 'object' && outcome.__typename === 'Bought' ? outcome.order : undefined;
}

interface Wanted {
  readonly form: CheckoutForm;
  readonly cart: CheckoutCart;
  readonly choices: Choices;
  /** Names the cart once waiting changes are made. */
  readonly settledVersion: () => Promise<string>;
  /** Undefined if no card is asked for. */
  readonly authorize: StripePayment['pay'] | undefined;
}

function announce(isPlaced: boolean): void {
  if (isPlaced) {
    const text = t`Thank you for your purchase. We'll process your order shortly.`;
    showToast({ title: t`Order Placed Successfully!`, text, tone: 'done' });
    return;
  }
  const text = t`There was an error processing your order. Please try again.`;
  showToast({ title: t`Order Failed`, text, tone: 'refused' });
}

/**
 * Buys a cart: authorized as a whole, charged for what was confirmed. Each purchase is paid and sent once, under its
 * key, however often it is tried, also after a reload. A refused one bought nothing, so the next attempt is a new
 * purchase.
 */
export function usePurchase() {
  const [startPayment] = useMutation(StartBasketPaymentDocument, { fetchPolicy: 'no-cache' });
  const [placeOrder] = useMutation(PlaceOrderDocument, { fetchPolicy: 'no-cache' });
  const [isBusy, setIsBusy] = useState(false);

  const send = async ({ idempotencyKey, input }: OrderAttempt): Promise<OrderOutcome> => {
    const { sessionId, ...wanted } = input;
    const { data } = await placeOrder({ variables: { sessionId, idempotencyKey, input: wanted } });
    const answer = data?.placeOrder ?? 'unanswered';
    if (answer === 'unanswered' || answer.__typename !== 'CartPlaced') return answer;
    return { __typename: 'Bought', order: placedOrder(answer, input) };
  };

  /** Unless an earlier attempt did. */
  const paidFor = async (
    attempt: OrderAttempt,
    cents: number,
    authorize: Wanted['authorize'],
  ): Promise<OrderAttempt | CardRefused | OrderRefusal> => {
    const { input } = attempt;
    if (authorize === undefined || input.paymentIntentId !== undefined) return attempt;
    const { sessionId, version, pickUp, pickUpLines = [], total } = input;
    const paid = await authorize(cents, async () => {
      const { data } = await startPayment({ variables: { sessionId, version, pickUp, pickUpLines, total } });
      if (!data) throw new Error('no answer');
      return data.startBasketPayment;
    });
    if (paid.__typename !== 'Authorized') return paid;
    return { ...attempt, input: { ...input, paymentIntentId: paid.paymentIntentId } };
  };

  const pay = async ({ form, cart, choices, settledVersion, authorize }: Wanted) => {
    const { sums } = cart;
    if (sums === undefined) throw new Error('the cart was not read yet');
    const atCounter = pickUpLinesOf(cart, choices);
    const attempt = orderAttempts.at({
      ...form,
      sessionId: cart.sessionId,
      version: await settledVersion(),
      pickUp: !isSent(cart, choices),
      ...(atCounter.length > 0 && { pickUpLines: atCounter }),
      takeWhatYouCanGet: choices.takeTheRest,
      total: sums.total,
      shipping: sums.shipping,
      tax: sums.tax,
    });
    return paidFor(attempt, sums.cardCents, authorize);
  };

  const during = async (paying: Promise<OrderAttempt | CardRefused | OrderRefusal>): Promise<OrderOutcome> => {
    setIsBusy(true);
    const outcome: OrderOutcome = await paying
      .then((paid) => ('idempotencyKey' in paid ? orderAttempts.send(paid, send) : paid))
      .catch(() => 'unanswered' as const);
    const order = boughtOf(outcome);
    if (order) orderAttempts.forget();
    announce(order !== undefined);
    setIsBusy(false);
    return outcome;
  };

  return {
    isBusy,
    buy: (wanted: Wanted) => during(pay(wanted)),
    /** Sends an unanswered order again. */
    again: (attempt: OrderAttempt) => during(Promise.resolve(attempt)),
  };
}
