import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput, SLOT } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { id guests visitUrl maxGroupSize } } ... on SlotFull { remaining }
  ... on InvalidInput { fields { field message } } } }`;
const PARTY = `mutation ($token: String!, $input: BookingChangeInput!) { changeBooking(token: $token, input: $input) {
  __typename ... on BookingChanged { booking { guests } } ... on InvalidInput { fields { field message } } } }`;
const LEFT = `query ($type: TourType!) { availability(tourType: $type, from: "2026-12-05", to: "2026-12-05") {
  days { times { time capacity seatsLeft } } } }`;

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
});
afterAll(() => app.close());

const book = async (changes: object) => {
  const input = bookingInput({ totalAmount: '50.00', ...changes });
  return (await app.ask(BOOK, { input })).data?.createBooking;
};
const left = async (type: string) => {
  const { data } = await app.ask(LEFT, { type });
  const days = data?.availability?.days as { times: { time: string; capacity: number }[] }[] | undefined;
  return days?.[0]?.times.find(({ time }) => time === SLOT.tourTime);
};

describe('a new tour', () => {
  it.each([
    ['standard', { capacity: 25, maxGroupSize: 20, soldByParty: false }],
    ['premium', { capacity: 15, maxGroupSize: 15, soldByParty: false }],
    ['private', { capacity: 1, maxGroupSize: 20, soldByParty: true }],
  ])('takes the size of a %s tour unless staff say otherwise', async (type, size) => {
    const tour = await app.create(type);
    expect(tour).toMatchObject(size);
    await app.withdraw(tour);
  });

  it('has its own seats and largest party, which its starts sell', async () => {
    const tour = await app.create('standard', { capacity: 12, maxGroupSize: 6 });
    expect(await left('standard')).toEqual({ time: SLOT.tourTime, capacity: 12, seatsLeft: 12 });
    expect(await book({ tickets: adults(7), totalAmount: '175.00' })).toEqual({
      __typename: 'InvalidInput',
      fields: [{ field: 'tickets', message: 'Maximum group size on this tour is 6' }],
    });
    for (const guests of [6, 5]) {
      expect(await book({ tickets: adults(guests), totalAmount: `${guests * 25}.00` })).toMatchObject({
        booking: { maxGroupSize: 6 },
      });
    }
    expect(await book({ tickets: adults(2) })).toMatchObject({ __typename: 'SlotFull', remaining: 1 });
    await app.withdraw(tour);
  });

  it('gives a start to one party when it is sold by parties, however large', async () => {
    const tour = await app.create('private', { maxGroupSize: 8 });
    const at = { tourType: 'private', tickets: adults(8), totalAmount: '200.00' };
    expect(await book(at)).toMatchObject({ __typename: 'BookingCreated' });
    expect(await book({ ...at, tickets: adults(1), totalAmount: '25.00' })).toMatchObject({ __typename: 'SlotFull' });
    await app.withdraw(tour);
  });

  it('shares its starts with the others of its type, which have the seats of the smallest', async () => {
    const large = await app.create('premium', { capacity: 30, maxGroupSize: 10 });
    expect(await left('premium')).toMatchObject({ capacity: 30 });
    const small = await app.create('premium', { capacity: 8, maxGroupSize: 8 });
    expect(await left('premium')).toMatchObject({ capacity: 8 });
    const usual = await app.create('premium');
    expect(usual).toMatchObject({ capacity: 8, maxGroupSize: 8 });
    for (const tour of [small, usual, large]) await app.withdraw(tour);
  });

  it.each([
    [{ capacity: 0 }, 'capacity', 'Seats must be at least 1'],
    [{ capacity: 101 }, 'capacity', 'Seats can be at most 100'],
    [{ maxGroupSize: 21 }, 'maxGroupSize', 'The largest party can be at most 20'],
    [{ capacity: 5, maxGroupSize: 6 }, 'maxGroupSize', "The largest party can't be more than the 5 seats"],
  ])('refuses %j', async (size, field, message) => {
    const refusal = { __typename: 'InvalidInput', fields: [{ field, message }] };
    expect(await app.tryCreate({ type: 'standard', ...size })).toEqual({ ...refusal, message: expect.any(String) });
    const tour = await app.create();
    expect(await app.update(tour, { capacity: 25, maxGroupSize: 20, ...size })).toMatchObject(refusal);
    expect(await app.listed()).toContainEqual(tour);
    await app.withdraw(tour);
  });
});

describe('a party', () => {
  it('keeps its size when its tour takes smaller parties, may shrink and may not grow', async () => {
    const tour = await app.create('standard');
    const at = { tourDate: '2026-12-06', tickets: adults(12), totalAmount: '300.00' };
    const booked = (await book(at)) as { booking: { id: string; visitUrl: string } };
    await app.update(tour, { maxGroupSize: 8 });
    const token = booked.booking.visitUrl.split('/visit/')[1];
    const change = async (guests: number, revision: number) =>
      (await app.ask(PARTY, { token, input: { party: { tickets: adults(guests) }, revision } })).data?.changeBooking;
    expect(await change(13, 0)).toMatchObject({ fields: [{ field: 'tickets' }] });
    expect(await change(10, 0)).toMatchObject({ booking: { guests: 10 } });
    await app.withdraw({ ...tour, version: 2 });
  });
});
