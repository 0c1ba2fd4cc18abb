import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const CREATE_TOUR = 'mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }';
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id visitUrl } } ... on Refusal { message } } }`;
const QUOTE = `query ($token: String!, $input: BookingChangeInput!) { quoteChange(token: $token, input: $input) { __typename
  ... on ChangeQuote { revision totalAmount totalBefore toPay paidBy toReturn kept party endsFood lines { count } prices { price } }
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const STAFF_QUOTE = `query ($id: ID!, $input: BookingChangeInput!) { staffQuoteChange(bookingId: $id, input: $input) { __typename
  ... on ChangeQuote { toReturn kept } } }`;
const CHANGE = `mutation ($token: String!, $input: BookingChangeInput!) { changeBooking(token: $token, input: $input) { __typename
  ... on BookingChanged { booking { refunds { amount } } } ... on InvalidInput { fields { field message } } } }`;

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings();
  const tour = { type: 'standard', name: 'Lamplight', description: 'Dark.', price: '25.00', duration: '1 hour' };
  await bookings.ask(CREATE_TOUR, { input: { ...tour, features: [] } }, staff);
});
afterAll(() => bookings.close());

async function book(changes: object = {}): Promise<{ id: string; token: string }> {
  const { data } = await bookings.ask(BOOK, { input: bookingInput({ ...changes }) });
  const created = data?.createBooking?.booking as { id: string; visitUrl: string } | undefined;
  if (!created) throw new Error(JSON.stringify(data));
  return { id: created.id, token: created.visitUrl.split('/visit/')[1] ?? '' };
}
const change = async (token: string, input: object) =>
  (await bookings.ask(CHANGE, { token, input })).data?.changeBooking;
const quoteOf = async (token: string, input: object) => (await bookings.ask(QUOTE, { token, input })).data?.quoteChange;

describe('a change of a booking', () => {
  it('is quoted before: what it costs, gives back and ends, whatever its kind', async () => {
    const foodItems = [{ itemId: 'chicken-sandwich-meal', count: 12 }];
    const order = { foodOrderPlatform: 'chick_fil_a', foodItems, foodOrderTotal: '155.88' };
    const { token } = await book({ tickets: adults(12), tourDate: '2026-12-06', tourTime: '4:00 PM', ...order });
    const quote = (named: object) => quoteOf(token, { ...named, revision: 0 });
    const nothing = { toPay: '0.00', paidBy: null, toReturn: '0.00', kept: '0.00', prices: null };
    const same = {
      ...nothing,
      totalAmount: '300.00',
      totalBefore: '300.00',
      party: '12 guests',
      lines: [{ count: 12 }],
    };
    const now = { __typename: 'ChangeQuote', revision: 0, ...same };
    expect(await quote({ move: { tourDate: '2026-12-12', tourTime: '2:00 PM' } })).toEqual({ ...now, endsFood: false });
    expect(await quote({ food: { foodOrderPlatform: 'none' } })).toEqual({ ...now, endsFood: true });
    expect(await quote({ food: order })).toEqual({ ...now, endsFood: false });
    expect(await quote({ party: { tickets: adults(13) } })).toMatchObject({
      ...{
        totalAmount: '325.00',
        toPay: '25.00',
        paidBy: 'earlier_card',
        endsFood: false,
        prices: [{ price: '25.00' }],
      },
    });
    expect(await quote({ party: { tickets: adults(9) } })).toMatchObject({ toReturn: '75.00', endsFood: true });
    const ended = { ...now, lines: [], totalAmount: '0.00', toReturn: '300.00', endsFood: true };
    expect(await quote({ cancel: {} })).toEqual(ended);
    const canceled = await change(token, { cancel: {}, revision: 0 });
    expect(canceled).toMatchObject({ booking: { refunds: [{ amount: '300.00' }] } });
    expect(await quote({ cancel: {} })).toMatchObject({ __typename: 'BookingNotChangeable' });
  });

  it('is quoted without a refund when it is too late for one, which staff give', async () => {
    const { id, token } = await book({ tourDate: '2026-11-22', tourTime: '2:00 PM' });
    const input = { cancel: {}, revision: 0 };
    expect(await quoteOf(token, input)).toMatchObject({ toReturn: '0.00', kept: '50.00' });
    const byStaff = (await bookings.ask(STAFF_QUOTE, { id, input }, staff)).data?.staffQuoteChange;
    expect(byStaff).toEqual({ __typename: 'ChangeQuote', toReturn: '50.00', kept: '0.00' });
  });

  it('is one, no more and no less', async () => {
    const { token } = await book();
    const message = 'Please name one change: another time, another party, other food, or a cancellation';
    const refused = { __typename: 'InvalidInput', fields: [{ field: 'input', message }] };
    for (const named of [{}, { move: null }, { cancel: {}, party: { tickets: adults(3) } }]) {
      const input = { ...named, revision: 0 };
      expect([await change(token, input), await quoteOf(token, input)]).toMatchObject([refused, refused]);
    }
  });
});
