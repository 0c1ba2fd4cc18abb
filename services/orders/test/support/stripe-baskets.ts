import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import type { TestClock } from '@hilltop/platform/testing/test-clock';
import { buyer, tourFor } from './buyer.js';
import { runOrders } from './running-orders.js';

export const START_BASKET = `mutation ($sessionId: String!, $version: String!, $pickUp: Boolean, $total: String) {
  startBasketPayment(sessionId: $sessionId, version: $version, pickUp: $pickUp, total: $total) { __typename ... on PaymentStarted { intentId } ... on Refusal { message } } }`;

/** Orders whose carts are paid by Stripe. */
export async function runStripeBaskets(clock: TestClock) {
  const stripe = await FakeStripe.start();
  const orders = await runOrders({ ...stripe.settings, PAYMENT_STARTS_PER_CALLER: 3 }, clock);
  orders.bookings.now = () => clock.now();
  return {
    stripe,
    orders,
    /** A cart with a tour and a mug whose payment was started. */
    async paying(tourTime: string) {
      const ada = buyer(orders);
      await ada.add(await orders.stock());
      await ada.addTour(tourFor(tourTime));
      const { version } = await ada.basket();
      const { data } = await orders.ask(START_BASKET, { sessionId: ada.sessionId, version });
      const paymentIntentId = String(data?.startBasketPayment?.intentId);
      return { ada, paymentIntentId, intent: stripe.intents.get(paymentIntentId) };
    },
    /** What the provider has of a payment. */
    atStripe(intentId: string) {
      const intent = stripe.intents.get(intentId);
      return { status: intent?.status, taken: Number(intent?.amount_received) - stripe.refundedOf(intentId) };
    },
  };
}

export type StripeBaskets = Awaited<ReturnType<typeof runStripeBaskets>>;
