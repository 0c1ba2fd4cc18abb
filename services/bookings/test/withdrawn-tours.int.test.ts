import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateTour } from '../src/tours/create-tour/create-tour.js';
import { seedTours } from '../src/tours/seed-tours/seed-tours.js';
import { TourRepository } from '../src/tours/tour.repository.js';
import { adults, bookingInput, SLOT } from './support/booking-request.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { replayed booking { id confirmationCode totalAmount tourName tourDuration } }
  ... on AmountMismatch { expected } ... on Refusal { message } } }`;
const HOLD = `mutation ($input: HoldSeatsInput!) { holdSeats(input: $input) { __typename
  ... on SeatHold { id } ... on Refusal { message } } }`;
const TICKET =
  'query ($id: ID!) { bookingTicket(bookingId: $id) { confirmationCode tourName tourDuration totalAmount } }';
const AVAILABILITY = `query ($type: TourType!) { availability(tourType: $type, from: "2026-11-20", to: "2026-11-25") {
  days { date open closedBecause times { time } } } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: UpdateTourInput!) {
  updateTour(id: $id, version: $version, input: $input) { __typename } }`;
const WITHDRAW = `mutation ($id: ID!, $version: Int!) { withdrawTour(id: $id, version: $version) { __typename } }`;
const notifications = { role: 'service', name: 'notifications' } as const;

let bookings: RunningBookings;
const offered = async (type: string) => {
  const { data } = await bookings.ask('{ tours { id type version } }');
  const tours = data?.tours as unknown as { id: string; type: string; version: number }[] | undefined;
  return tours?.find((tour) => tour.type === type);
};
const book = async (input: object) => (await bookings.ask(BOOK, { input })).data?.createBooking;
const idOf = (made: Awaited<ReturnType<typeof book>>) => (made?.booking as { id: string } | undefined)?.id;
const hold = async (input: object) => (await bookings.ask(HOLD, { input })).data?.holdSeats;
const withdraw = async (type: string) =>
  (await bookings.ask(WITHDRAW, { ...(await offered(type)) }, testStaff)).data?.withdrawTour;
const ticket = async (id: unknown) => (await bookings.ask(TICKET, { id }, notifications)).data?.bookingTicket;
const days = async (type: string) => {
  const { data } = await bookings.ask(AVAILABILITY, { type });
  return data?.availability?.days as { date: string; open: boolean; closedBecause: string | null; times: object[] }[];
};
const seed = () =>
  seedTours(bookings.app.get(TourRepository, { strict: false }), bookings.app.get(CreateTour, { strict: false }));

beforeAll(async () => {
  bookings = await runBookings();
  await seed();
});
afterAll(() => bookings.close());

describe('a tour that was withdrawn', () => {
  it('can be neither held nor booked, and keeps its bookings and tickets', async () => {
    const party = bookingInput({ tourType: 'premium', tickets: adults(2) });
    const made = await book(party);
    expect(made).toMatchObject({ __typename: 'BookingCreated', replayed: false });
    const id = idOf(made);
    const held = await hold({ ...SLOT, tourType: 'premium', tickets: adults(3) });
    expect(held).toMatchObject({ __typename: 'SeatHold' });
    const before = await ticket(id);
    expect(before).toMatchObject({ tourName: 'Above and Below', tourDuration: '2 hours', totalAmount: '90.00' });

    expect(await withdraw('premium')).toEqual({ __typename: 'TourWithdrawn' });

    const refused = {
      __typename: 'TourNotOffered',
      message: 'There is no tour of this kind on offer at the moment. Please choose another tour.',
    };
    expect(await hold({ ...SLOT, tourType: 'premium', tickets: adults(1) })).toEqual(refused);
    expect(await book(bookingInput({ tourType: 'premium', tickets: adults(1) }))).toEqual(refused);
    const paying = bookingInput({ tourType: 'premium', tickets: adults(3), holdId: held?.id });
    expect(await book(paying)).toEqual(refused);
    expect(await book(party)).toEqual({ ...made, replayed: true });
    expect(await ticket(id)).toEqual(before);
  });

  it('is closed on every day', async () => {
    const open = await days('private');
    expect(open.filter((day) => day.open).map(({ date }) => date)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-24',
      '2026-11-25',
    ]);
    await withdraw('private');
    expect(await days('private')).toEqual(
      open.map((day) => ({
        ...day,
        open: false,
        times: [],
        closedBecause: day.open ? 'NOT_OFFERED' : day.closedBecause,
      })),
    );
    expect((await days('standard')).filter((day) => day.open)).toHaveLength(4);
  });

  it('does not come back when the tours are seeded again', async () => {
    expect(await seed()).toBe(0);
    expect(await offered('private')).toBeUndefined();
  });
});

describe('a tour that was changed', () => {
  it('costs its new price from then on, and existing bookings stay unchanged', async () => {
    const made = await book(bookingInput({ tickets: adults(2) }));
    const id = idOf(made);
    const change = { name: 'Gate to Gate', description: 'D', price: '30.00', duration: '4 hours', features: [] };
    await bookings.ask(UPDATE, { ...(await offered('standard')), input: change }, testStaff);
    expect(await ticket(id)).toMatchObject({
      tourName: 'Gate to Garden',
      tourDuration: '90 minutes',
      totalAmount: '50.00',
    });
    expect(await book(bookingInput({ tickets: adults(2) }))).toMatchObject({
      __typename: 'AmountMismatch',
      expected: '60.00',
    });
    expect(await book(bookingInput({ tickets: adults(2), totalAmount: '60.00' }))).toMatchObject({
      booking: { tourName: 'Gate to Gate', tourDuration: '4 hours', totalAmount: '60.00' },
    });
  });
});
