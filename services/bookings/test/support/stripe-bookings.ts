import { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { adults } from './booking-request.js';
import { runBookings } from './running-bookings.js';

const CREATE_TOUR = 'mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }';
const START = `mutation ($tickets: [TicketInput!]!) { startBookingPayment(tourType: "standard", tickets: $tickets) {
  ... on PaymentStarted { intentId } } }`;

/** Bookings with one tour, paid by Stripe. */
export async function runStripeBookings() {
  const stripe = await FakeStripe.start();
  const bookings = await runBookings(stripe.settings);
  const tour = { type: 'standard', name: 'Lamplight', description: 'Dark.', price: '25.00', duration: '1 hour' };
  await bookings.ask(CREATE_TOUR, { input: { ...tour, features: [] } }, testStaff);
  return {
    stripe,
    bookings,
    /** @returns the payment that the browser of a party has authorized */
    async authorized(guests: number, card?: string): Promise<string> {
      const { data } = await bookings.ask(START, { tickets: adults(guests) });
      const intentId = String(data?.startBookingPayment?.intentId);
      stripe.payInBrowser(intentId, card);
      return intentId;
    },
    async close() {
      await bookings.close();
      await stripe.close();
    },
  };
}

export type StripeBookings = Awaited<ReturnType<typeof runStripeBookings>>;

/** Of a visit's link. */
export const tokenOf = ({ visitUrl }: { readonly visitUrl: string }): string => visitUrl.split('/visit/')[1] ?? '';
