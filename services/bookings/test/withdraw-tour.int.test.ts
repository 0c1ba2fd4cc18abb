import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
});
afterAll(() => app.close());

describe('withdrawing a tour', () => {
  it.each(strangers)('is refused to a $role', async (identity) => {
    const tour = await app.create();
    expect(await app.withdraw(tour, identity)).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await app.listed()).toContainEqual(tour);
  });

  it('takes it off offer once, and publishes an event', async () => {
    const tour = await app.create();
    const both = await Promise.all([app.withdraw(tour), app.withdraw(tour)]);
    expect(both.map((outcome) => outcome?.__typename).sort()).toEqual(['TourNotFound', 'TourWithdrawn']);
    expect((await app.listed()).map(({ id }) => id)).not.toContain(tour.id);
    const told = await app.events(tour.id);
    expect(told.map(({ name }) => name)).toEqual(['tour-created', 'tour-withdrawn']);
    expect(told[1]?.data).toEqual({ tourId: tour.id, version: 2 });
  });

  it('is refused for a tour that was changed since it was read', async () => {
    const tour = await app.create();
    await app.update(tour, { name: 'Starlight' });
    expect(await app.withdraw(tour)).toMatchObject({ __typename: 'TourChangedMeanwhile', current: { version: 2 } });
    expect(await app.withdraw({ ...tour, version: 2 })).toEqual({ __typename: 'TourWithdrawn', tourId: tour.id });
  });

  it('and changing it at the same time: one of the two is refused', async () => {
    const tour = await app.create();
    const both = await Promise.all([app.withdraw(tour), app.update(tour, { name: 'Starlight' })]);
    const names = both.map((outcome) => outcome?.__typename);
    expect([
      ['TourWithdrawn', 'TourNotFound'],
      ['TourChangedMeanwhile', 'TourUpdated'],
    ]).toContainEqual(names);
    expect(await app.events(tour.id)).toHaveLength(2);
  });

  it('ends references to it', async () => {
    const tour = await app.create();
    const lookUp = async () => {
      const representations = [{ __typename: 'Tour', id: tour.id }];
      const query = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Tour { name } } }';
      return (await app.ask(query, { of: representations })).data?._entities;
    };
    expect(await lookUp()).toEqual([{ name: 'Lamplight' }]);
    await app.withdraw(tour);
    expect(await lookUp()).toEqual([null]);
  });
});

describe('the bookings ahead of a tour', () => {
  const AHEAD = 'query ($id: ID!) { bookingsAhead(tourId: $id) { bookings guests } }';
  const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
    ... on BookingCreated { booking { id } } } }`;

  async function ahead(id: string) {
    return (await app.ask(AHEAD, { id }, testStaff)).data?.bookingsAhead;
  }

  async function book(tourId: string, guests: number): Promise<string> {
    const { data } = await app.ask(BOOK, { input: bookingInput({ tourId, tickets: adults(guests) }) });
    const booking = data?.createBooking?.booking as { id: string } | undefined;
    if (!booking) throw new Error('not booked');
    return booking.id;
  }

  it('are counted without cancelled and past ones and other tours, also after it is withdrawn', async () => {
    const [tour, other] = [await app.create(), await app.create()];
    expect(await ahead(tour.id)).toEqual({ bookings: 0, guests: 0 });
    await book(tour.id, 3);
    await book(tour.id, 2);
    await book(other.id, 1);
    const [cancelled, over] = [await book(tour.id, 4), await book(tour.id, 5)];
    const { dataSource } = app.database;
    await dataSource.query(`UPDATE bookings SET status = 'cancelled', kept_cents = 0 WHERE id = $1`, [cancelled]);
    const past = `UPDATE bookings SET tour_date = '2026-11-20', starts_at = '2026-11-20T16:00:00Z' WHERE id = $1`;
    await dataSource.query(past, [over]);
    expect(await ahead(tour.id)).toEqual({ bookings: 2, guests: 5 });
    await app.withdraw(tour);
    expect(await ahead(tour.id)).toEqual({ bookings: 2, guests: 5 });
    expect(await ahead('nonsense')).toEqual({ bookings: 0, guests: 0 });
  });
});
