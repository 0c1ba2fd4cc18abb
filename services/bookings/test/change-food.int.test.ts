import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const FOOD =
  'revision guests totalAmount foodOrderPlatform foodItems { itemId name count } foodOrderDetails foodOrderTotal foodDeliveryTime';
const CREATE_TOUR = 'mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }';
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { ... on BookingCreated {
  booking { id visitUrl } } } }`;
const CHANGE = `mutation ($token: String!, $input: BookingChangeInput!, $key: String) {
  changeBooking(token: $token, input: $input, idempotencyKey: $key) { __typename
    ... on BookingChanged { replayed booking { ${FOOD} } } ... on BookingChangedMeanwhile { current { ${FOOD} } }
    ... on AmountMismatch { expected } ... on InvalidInput { fields { field } } ... on BookingNotChangeable { whyNot: reason } } }`;

const STAFF_CHANGE = `mutation ($id: ID!, $input: BookingChangeInput!, $reason: String!) {
  staffChangeBooking(bookingId: $id, input: $input, reason: $reason) { __typename
    ... on BookingChanged { booking { ${FOOD} } } ... on InvalidInput { fields { field } } } }`;

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings();
  const tour = { type: 'standard', name: 'Lamplight', description: 'Dark.', price: '25.00', duration: '1 hour' };
  await bookings.ask(CREATE_TOUR, { input: { ...tour, features: [] } }, staff);
});
afterAll(() => bookings.close());

async function booked(changes: object): Promise<{ id: string; token: string }> {
  const { data } = await bookings.ask(BOOK, { input: bookingInput({ ...changes }) });
  const created = data?.createBooking?.booking as { id: string; visitUrl: string } | undefined;
  if (!created) throw new Error(JSON.stringify(data));
  return { id: created.id, token: created.visitUrl.split('/visit/')[1] ?? '' };
}
const change = async (token: string, { revision, ...food }: { readonly [field: string]: unknown }, key?: string) =>
  (await bookings.ask(CHANGE, { token, input: { food, revision }, key })).data?.changeBooking;
const rows = (query: string, id: string) => bookings.database.dataSource.query(query, [id]);

const sandwiches = {
  foodOrderPlatform: 'chick_fil_a',
  foodItems: [{ itemId: 'chicken-sandwich-meal', count: 12 }],
  foodOrderTotal: '155.88',
};

it('orders food for a party that had none, once per key, with its change and its event', async () => {
  const { id, token } = await booked({ tickets: adults(12), tourTime: '10:00 AM' });
  const input = { ...sandwiches, revision: 0 };
  const changed = await change(token, input, 'food-1');
  expect(changed).toMatchObject({
    __typename: 'BookingChanged',
    replayed: false,
    booking: { ...sandwiches, revision: 1, guests: 12, totalAmount: '300.00', foodDeliveryTime: '9:30 AM' },
  });
  expect(await change(token, input, 'food-1')).toMatchObject({ replayed: true });
  expect(await change(token, input)).toMatchObject({
    __typename: 'BookingChangedMeanwhile',
    current: { revision: 1, foodOrderTotal: '155.88' },
  });
  expect(await rows('SELECT kind, actor, revision FROM booking_changes WHERE booking_id = $1', id)).toEqual([
    { kind: 'food_changed', actor: 'visitor', revision: 1 },
  ]);
  expect(await rows('SELECT food_details AS words FROM bookings WHERE id = $1', id)).toEqual([
    { words: '12 × Chicken Sandwich Meal' },
  ]);
  expect(
    await rows(
      `SELECT subject FROM outbox WHERE aggregate_id = $1 AND subject NOT LIKE '%.money-moved.v1' ORDER BY position`,
      id,
    ),
  ).toMatchObject([
    { subject: 'hilltop.bookings.booking-confirmed.v1' },
    { subject: 'hilltop.bookings.food-changed.v1' },
  ]);
  expect(await rows('SELECT count(*)::integer AS n FROM refunds WHERE booking_id = $1', id)).toEqual([{ n: 0 }]);
  const fewer = { foodItems: [{ itemId: 'chicken-sandwich-meal', count: 10 }], foodOrderTotal: '129.90' };
  expect(await change(token, { ...sandwiches, ...fewer, revision: 1 })).toMatchObject({
    booking: {
      foodItems: [{ itemId: 'chicken-sandwich-meal', name: 'Chicken Sandwich Meal', count: 10 }],
      foodOrderDetails: '10 × Chicken Sandwich Meal',
    },
  });
  await rows(`UPDATE bookings SET food_items = NULL, food_details = 'soup for ten' WHERE id = $1`, id);
  const kept = (await bookings.ask(`query ($id: ID!) { booking(bookingId: $id) { ${FOOD} } }`, { id }, staff)).data
    ?.booking;
  expect(kept).toMatchObject({ foodItems: null, foodOrderDetails: 'soup for ten' });
  const none = await change(token, { foodOrderPlatform: 'none', revision: 2 });
  expect(none).toMatchObject({
    booking: { revision: 3, foodItems: [], foodOrderPlatform: 'none', foodOrderTotal: '0.00' },
  });
});

it('is refused for a small party, with a wrong total, and after the deadline', async () => {
  const small = await booked({ tickets: adults(4), tourDate: '2026-12-06' });
  expect(await change(small.token, { ...sandwiches, revision: 0 })).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ field: 'foodOrderPlatform' }],
  });
  const large = await booked({ tickets: adults(12), tourDate: '2026-12-08' });
  expect(await change(large.token, { ...sandwiches, foodOrderTotal: '1.00', revision: 0 })).toMatchObject({
    __typename: 'AmountMismatch',
    expected: '155.88',
  });
  // The service's clock is fixed at Saturday, 10:30 AM.
  const soon = await booked({ tickets: adults(12), tourDate: '2026-11-22', tourTime: '10:00 AM' });
  expect(await change(soon.token, { ...sandwiches, revision: 0 })).toMatchObject({
    __typename: 'BookingNotChangeable',
    whyNot: 'TOO_LATE',
  });
});

it('can be changed by staff after the deadline, with a reason that is stored', async () => {
  const { id, token } = await booked({ tickets: adults(12), tourDate: '2026-11-22', tourTime: '9:00 AM' });
  const input = { ...sandwiches, revision: 0 };
  expect(await change(token, input)).toMatchObject({ whyNot: 'TOO_LATE' });
  const byStaff = async (reason: string, caller: Parameters<RunningBookings['ask']>[2] = staff) =>
    (await bookings.ask(STAFF_CHANGE, { id, input: { food: sandwiches, revision: 0 }, reason }, caller)).data
      ?.staffChangeBooking;
  expect(await byStaff(' ')).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'reason' }] });
  expect(await byStaff('Let me', { ...staff, staffRole: 'guide' })).toEqual({ __typename: 'NotAllowed' });
  expect(await byStaff('They called')).toMatchObject({
    __typename: 'BookingChanged',
    booking: { ...sandwiches, revision: 1, foodDeliveryTime: '8:30 AM' },
  });
  expect(await rows('SELECT kind, actor, reason FROM booking_changes WHERE booking_id = $1', id)).toEqual([
    { kind: 'food_changed', actor: 'staff', reason: 'They called' },
  ]);
});
