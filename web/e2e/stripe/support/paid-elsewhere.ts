import { type APIRequestContext, expect } from '@playwright/test';
import { requestGraphql } from '../../support/graphql.js';
import type { TourType } from '../../support/slots.js';
import { cards, stripeUrl } from './stand-in.js';

const authorization = { authorization: 'Bearer sk_test_of_hilltop' };

interface Intent {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
}

/** As stored by Stripe. */
export async function intentOf(request: APIRequestContext, id: string): Promise<Intent> {
  const response = await request.get(`${stripeUrl()}/v1/payment_intents/${id}`, { headers: authorization });
  return (await response.json()) as Intent;
}

/** The payment's refunds, in cents. */
export async function refundsOf(request: APIRequestContext, id: string): Promise<readonly number[]> {
  const response = await request.get(`${stripeUrl()}/v1/refunds?payment_intent=${id}`, { headers: authorization });
  const { data } = (await response.json()) as { data: readonly { amount: number }[] };
  return data.map(({ amount }) => amount);
}

const START = `mutation Start($tourType: String!, $tickets: [TicketInput!]!) {
  startBookingPayment(tourType: $tourType, tickets: $tickets) { ... on PaymentStarted { intentId clientSecret } }
}`;

/** Another party pays for a booking. @returns the booking's input */
export async function payElsewhere(request: APIRequestContext, tourType: TourType, guests: number): Promise<string> {
  interface Answer {
    readonly startBookingPayment: { readonly intentId: string; readonly clientSecret: string };
  }
  const { startBookingPayment: started } = await requestGraphql<Answer>(request, START, {
    tourType,
    tickets: [{ type: 'adult', count: guests }],
  });
  const { amount } = await intentOf(request, started.intentId);
  const form = {
    key: 'pk_test_of_hilltop',
    client_secret: started.clientSecret,
    card: cards.good,
    'form[amount]': String(amount),
    'form[currency]': 'usd',
    'form[capture_method]': 'manual',
    'form[setup_future_usage]': 'off_session',
  };
  const paid = await request.post(`${stripeUrl()}/v1/payment_intents/${started.intentId}/confirm`, { form });
  expect(paid.status(), await paid.text()).toBe(200);
  return started.intentId;
}
