import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput, SLOT } from './support/booking-request.js';
import { openTourApp, type ShownTour, type TourApp } from './support/tour-app.js';
import { acceptance } from './support/waiting-parties.js';

const BOOKING = 'id revision tourName totalAmount visitUrl';
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { ${BOOKING} } } ... on AmountMismatch { expected }
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const HOLD = `mutation ($input: HoldSeatsInput!) { holdSeats(input: $input) { __typename
  ... on SeatHold { id guests } ... on Refusal { message } } }`;
const CHANGE = `mutation ($token: String!, $input: BookingChangeInput!) { changeBooking(token: $token, input: $input) {
  __typename ... on BookingChanged { booking { ${BOOKING} } } } }`;
const LEFT = `{ availability(tourType: standard, from: "2026-12-05", to: "2026-12-05") { days { times { time seatsLeft } } } }`;
const PAY = `mutation ($tourId: ID) { startBookingPayment(tourType: "standard", tickets: [{ type: "adult", count: 2 }], tourId: $tourId) { __typename } }`;
const ENTRY = 'waitlistUrl tourId tourName price status offer { tourTime }';
const NOTICE = 'query ($id: ID!) { waitlistNotice(entryId: $id) { waitlistUrl } }';
const CONFIRM = 'mutation ($token: String!) { confirmWaitlistEntry(token: $token) { __typename } }';
const JOIN = `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { __typename
  ... on WaitlistJoined { entry { id ${ENTRY} } } } }`;
const WAITS = `query ($token: String!) { waitlistEntry(token: $token) { ... on WaitlistEntry { ${ENTRY} } } }`;
const HOLD_LINE = `mutation ($lineId: ID!, $input: TourLineInput!) { holdSaleLine(lineId: $lineId, input: $input) { __typename
  ... on SaleLineHeld { tourName } ... on Refusal { message } } }`;
const CONFIRM_LINE = `mutation ($lineId: ID!, $input: TourLineInput!) { confirmSaleLine(lineId: $lineId, input: $input) { __typename } }`;
const CANCEL = `mutation ($id: ID!) { staffChangeBooking(bookingId: $id, input: { cancel: {}, revision: 0 }, reason: "They called") { __typename } }`;
const ACCEPT = `mutation ($token: String!, $input: AcceptOfferInput!) { acceptOffer(token: $token, input: $input) { __typename
  ... on BookingCreated { booking { ${BOOKING} } } ... on Refusal { message } } }`;

interface Booked {
  readonly id: string;
  readonly visitUrl: string;
}

let app: TourApp;
let first: ShownTour;
let second: ShownTour;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
  await app.create();
  const [older, newer] = await app.listed();
  if (!older || !newer) throw new Error('both tours are on offer');
  await app.update(newer, { name: 'By lantern', price: '60.00', duration: '2 hours' });
  first = older;
  second = { ...newer, version: newer.version + 1 };
});
afterAll(() => app.close());

const book = async (changes: object) =>
  (await app.ask(BOOK, { input: bookingInput({ ...changes }) })).data?.createBooking;
const hold = async (changes: object) =>
  (await app.ask(HOLD, { input: { ...SLOT, tickets: adults(2), ...changes } })).data?.holdSeats;
const bookingOf = (made: unknown) => (made as { booking: Booked }).booking;
const tokenOf = ({ visitUrl }: Booked) => visitUrl.split('/visit/')[1];

describe('the second tour of a type', () => {
  it('is booked with its name and price, and the first one by default', async () => {
    expect(await book({ tourId: second.id, totalAmount: '120.00' })).toMatchObject({
      booking: { tourName: 'By lantern', totalAmount: '120.00' },
    });
    expect(await book({ tourId: second.id })).toMatchObject({ __typename: 'AmountMismatch', expected: '120.00' });
    expect(await book({})).toMatchObject({ booking: { tourName: 'Lamplight', totalAmount: '50.00' } });
    expect(await book({ tourId: first.id })).toMatchObject({ booking: { tourName: 'Lamplight' } });
    expect((await app.ask(PAY, { tourId: second.id })).data?.startBookingPayment?.__typename).toBe('PaymentStarted');
  });

  it('shares the capacity of a time with the first one', async () => {
    const left = async () => {
      const { data } = await app.ask(LEFT);
      const shown = data?.availability as unknown as
        | { days: { times: { time: string; seatsLeft: number }[] }[] }
        | undefined;
      const [day] = shown?.days ?? [];
      return day?.times.find(({ time }) => time === SLOT.tourTime)?.seatsLeft;
    };
    const before = (await left()) ?? 0;
    expect(await hold({ tourId: second.id, tickets: adults(3) })).toMatchObject({ __typename: 'SeatHold' });
    expect(await left()).toBe(before - 3);
  });

  it('is kept when the party moves and grows', async () => {
    const booking = bookingOf(await book({ tourId: second.id, totalAmount: '120.00' }));
    const token = tokenOf(booking);
    const moved = await app.ask(CHANGE, {
      token,
      input: { move: { tourDate: '2026-12-06', tourTime: '2:00 PM' }, revision: 0 },
    });
    expect(moved.data?.changeBooking).toMatchObject({ booking: { tourName: 'By lantern', totalAmount: '120.00' } });
    const grown = await app.ask(CHANGE, { token, input: { party: { tickets: adults(3) }, revision: 1 } });
    expect(grown.data?.changeBooking).toMatchObject({ booking: { tourName: 'By lantern', totalAmount: '180.00' } });
  });
});

it.each(['holding', 'booking', 'paying'])('a tour of another type, or an unknown one, is refused: %s', async (what) => {
  const premium = await app.create('premium');
  for (const tourId of [premium.id, randomUUID()]) {
    const answers = {
      holding: await hold({ tourId }),
      booking: await book({ tourId }),
      paying: (await app.ask(PAY, { tourId })).data?.startBookingPayment,
    };
    expect(answers[what as keyof typeof answers]).toMatchObject({ __typename: 'TourNotOffered' });
  }
  expect(await book({ tourId: 'lantern' })).toMatchObject({
    fields: [{ field: 'tourId', message: 'This tour does not exist' }],
  });
});

describe('a party that waits for the second tour', () => {
  const time = { tourDate: '2026-12-08', tourTime: '9:00 AM' };
  let token: string | undefined;
  let five: Booked;

  beforeAll(async () => {
    await book({ ...time, tickets: adults(20), totalAmount: '500.00' });
    five = bookingOf(await book({ ...time, tickets: adults(5), totalAmount: '125.00' }));
    const guest = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', phone: '817-555-0100' };
    const input = { ...SLOT, ...time, ...guest, tickets: adults(2), tourId: second.id };
    const { data } = await app.ask(JOIN, { input });
    const joined = data?.joinWaitlist as unknown as { entry: { id: string; waitlistUrl: string } } | undefined;
    expect(joined?.entry).toMatchObject({ tourId: second.id, tourName: 'By lantern', price: '60.00' });
    const notice = await app.ask(NOTICE, { id: joined?.entry.id }, { role: 'service', name: 'notifications' });
    const mailed = notice.data?.waitlistNotice as unknown as { waitlistUrl: string } | undefined;
    token = mailed?.waitlistUrl.split('/waitlist/')[1];
    await app.ask(CONFIRM, { token });
  });

  it('accepts its offer at the price of that tour', async () => {
    await app.ask(CANCEL, { id: five.id }, testStaff);
    expect((await app.ask(WAITS, { token })).data?.waitlistEntry).toMatchObject({ status: 'offered', price: '60.00' });
    const input = acceptance(2, 'pi_lantern', { totalAmount: '120.00' });
    expect((await app.ask(ACCEPT, { token, input })).data?.acceptOffer).toMatchObject({
      booking: { tourName: 'By lantern', totalAmount: '120.00' },
    });
  });
});

it('a party that costs less than a card can pay is refused by its total, and a larger one is not', async () => {
  const cheap = await app.create('premium', { name: 'By match', price: '0.30' });
  const alone = { tourId: cheap.id, tourType: 'premium', tickets: adults(1), totalAmount: '0.30' };
  const refused = { __typename: 'InvalidInput', fields: [{ field: 'totalAmount', message: expect.any(String) }] };
  expect(await book(alone)).toMatchObject(refused);
  const pay = `mutation ($tourId: ID) { startBookingPayment(tourType: "premium", tickets: [{ type: "adult", count: 1 }], tourId: $tourId) { __typename } }`;
  expect((await app.ask(pay, { tourId: cheap.id })).data?.startBookingPayment).toEqual({ __typename: 'InvalidInput' });
  expect(await book({ ...alone, tickets: adults(2), totalAmount: '0.60' })).toMatchObject({
    __typename: 'BookingCreated',
  });
});

describe('a party whose tour was withdrawn', () => {
  it('is refused in a cart, though another tour of the type costs the same', async () => {
    const gone = await app.create('standard', { name: 'By torch' });
    const { visit: input } = bookingInput({ tourId: gone.id });
    const lineId = randomUUID();
    const held = await app.ask(HOLD_LINE, { lineId, input }, { role: 'service', name: 'orders' });
    expect(held.data?.holdSaleLine).toMatchObject({ __typename: 'SaleLineHeld', tourName: 'By torch' });
    await app.withdraw(gone);
    const confirming = { lineId, input: { ...input, holdId: lineId } };
    const confirmed = await app.ask(CONFIRM_LINE, confirming, { role: 'service', name: 'orders' });
    expect(confirmed.data?.confirmSaleLine).toMatchObject({ __typename: 'TourNotOffered' });
  });

  it('moves to the first one of the type, with its name and price', async () => {
    const booking = bookingOf(await book({ tourId: second.id, totalAmount: '120.00' }));
    expect(await app.withdraw(second)).toMatchObject({ __typename: 'TourWithdrawn' });
    expect(await hold({ tourId: second.id })).toMatchObject({ __typename: 'TourNotOffered' });
    const move = { tourDate: '2026-12-06', tourTime: '3:00 PM' };
    const moved = await app.ask(CHANGE, { token: tokenOf(booking), input: { move, revision: 0 } });
    expect(moved.data?.changeBooking).toMatchObject({ booking: { tourName: 'Lamplight', totalAmount: '50.00' } });
  });
});
