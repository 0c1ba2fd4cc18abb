import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateTour } from '../src/tours/create-tour/create-tour.js';
import { seedTours } from '../src/tours/seed-tours/seed-tours.js';
import { TourRepository } from '../src/tours/tour.repository.js';
import { adults, bookingInput } from './support/booking-request.js';
import { putOn } from './support/put-on.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { confirmationCode } } } }`;
const LIST = `query ($date: String, $everyDay: Boolean, $first: Int, $offset: Int, $search: String, $sort: BookingSort,
  $direction: SortDirection) {
  bookings(date: $date, everyDay: $everyDay, first: $first, offset: $offset, search: $search, sort: $sort, direction: $direction) {
    total guests bookings { firstName lastName email confirmationCode tourDate tourTime guests } } }`;

interface Page {
  readonly total: number;
  readonly guests: number;
  readonly bookings: readonly { firstName: string; confirmationCode: string }[];
}

const guide = { ...testStaff, staffRole: 'guide' } as const;
let bookings: RunningBookings;
const list = async (variables: object = {}): Promise<Page> => {
  const { data, errors } = await bookings.ask(LIST, variables, testStaff);
  if (!data?.bookings) throw new Error(JSON.stringify(errors));
  return data.bookings as unknown as Page;
};
const names = async (variables: object = {}) => (await list(variables)).bookings.map(({ firstName }) => firstName);
const book = async (changes: object): Promise<string> => {
  const { data } = await bookings.ask(BOOK, { input: bookingInput({ ...changes }) });
  const booking = data?.createBooking?.booking as { confirmationCode: string } | undefined;
  if (!booking) throw new Error('not booked');
  return booking.confirmationCode;
};

beforeAll(async () => {
  bookings = await runBookings();
  await seedTours(bookings.app.get(TourRepository, { strict: false }), bookings.app.get(CreateTour, { strict: false }));
  const noon = { tourDate: '2026-12-05', tourTime: '1:00 PM' };
  await book({ ...noon, firstName: 'Zoe', lastName: 'adams', email: 'zoe@example.test', tickets: adults(4) });
  await book({ ...noon, firstName: 'Bea', lastName: 'Brown', email: 'bea@example.test' });
  await book({ ...noon, firstName: 'Ann', lastName: 'Brown', email: 'ann@example.test', tourType: 'private' });
  await book({
    ...noon,
    tourTime: '9:00 AM',
    firstName: 'Yan',
    lastName: 'Zimmer',
    email: 'y_z@example.test',
    phone: '+1 (682) 555-7193',
  });
  await book({ tourDate: '2026-11-21', tourTime: '2:00 PM', firstName: 'Today', lastName: 'Guest' });
  const earlier = await book({ tourDate: '2026-12-08', firstName: 'Earlier', lastName: 'Guest' });
  await bookings.database.dataSource.query(
    `UPDATE bookings SET tour_date = '2026-11-20', starts_at = '2026-11-20T16:00:00Z' WHERE confirmation_code = $1`,
    [earlier],
  );
});
afterAll(() => bookings.close());

describe('the bookings', () => {
  it.each([{ role: 'visitor' }, { role: 'service', name: 'orders' }] as const)(
    'are not for a $role',
    async (identity) => {
      const answer = await bookings.ask(LIST, {}, identity);
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      expect(JSON.stringify(answer)).not.toContain('Zoe');
    },
  );

  it.each([
    ['{ availability(tourType: standard, from: "x", to: "x") { timeZone } }', undefined, 'BAD_USER_INPUT'],
    ['{ bookings(date: "x") { total } }', testStaff, 'BAD_USER_INPUT'],
    ['{ bookings(search: "\\u0000") { total } }', testStaff, 'BAD_USER_INPUT'],
    ['{ bookings(search: "zoe@") { total } }', guide, 'ROLE_REQUIRED'],
  ])('are refused without an error in the log: %s', async (query, identity, code) => {
    const before = bookings.lines.length;
    const { errors } = await bookings.ask(query, {}, identity);
    expect(errors?.[0]?.extensions?.code).toBe(code);
    const lines = bookings.lines.slice(before).map((line) => JSON.parse(line) as { level: string; consumer?: string });
    // Consumers say meanwhile that they wait for their streams.
    const ofRequests = lines.filter(({ consumer }) => consumer === undefined);
    expect(ofRequests.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });

  it('are shown to guides for the times that they lead, near today, without e-mail, phone or amounts', async () => {
    const query = `query ($date: String, $search: String) { bookings(date: $date, search: $search) { total guests bookings {
      firstName email phone totalAmount foodOrderTotal visitUrl refunds { amount } } } }`;
    const ask = (variables: object) => bookings.ask(query, variables, guide);
    bookings.clock.set('2026-12-04T16:30:00Z');
    expect((await ask({ date: '2026-12-05' })).data?.bookings).toEqual({ total: 0, guests: 0, bookings: [] });
    await putOn(bookings.database.dataSource, 'standard@2026-12-05T19:00:00.000Z', [guide.id]);
    const hidden = { email: '', phone: '', totalAmount: '', foodOrderTotal: '', visitUrl: '', refunds: null };
    expect((await ask({ date: '2026-12-05' })).data?.bookings).toEqual({
      ...{ total: 2, guests: 6 },
      bookings: ['Zoe', 'Bea'].map((firstName) => ({ firstName, ...hidden })),
    });
    for (const date of [undefined, '2026-12-02', '2026-12-06']) {
      const message = 'A guide sees bookings of one day: yesterday, today or tomorrow';
      expect(await ask({ date })).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
    }
    expect(await ask({ date: '2026-12-05', search: 'zoe@' })).toMatchObject({
      errors: [{ extensions: { code: 'ROLE_REQUIRED' } }],
    });
    bookings.clock.set('2026-11-21T16:30:00Z');
  });

  it('of today and later are sorted by start, then by name, with totals', async () => {
    expect(await names()).toEqual(['Today', 'Yan', 'Zoe', 'Ann', 'Bea']);
    expect(await list()).toMatchObject({ total: 5, guests: 12 });
  });

  it('can be listed for one day, also a past one', async () => {
    expect(await names({ date: '2026-12-05' })).toEqual(['Yan', 'Zoe', 'Ann', 'Bea']);
    expect(await list({ date: '2026-12-05' })).toMatchObject({ total: 4, guests: 10 });
    expect(await names({ date: '2026-11-20' })).toEqual(['Earlier']);
    expect(await list({ date: '2026-12-06' })).toEqual({ total: 0, guests: 0, bookings: [] });
  });

  it('are searched on every day, past and to come, whatever day is shown', async () => {
    const guests = { search: 'guest', date: '2026-12-05' };
    expect(await list(guests)).toMatchObject({ total: 0 });
    expect(await names({ ...guests, everyDay: true })).toEqual(['Earlier', 'Today']);
    expect(await list({ everyDay: true })).toMatchObject({ total: 6 });
  });

  it('are found by a code as people type it', async () => {
    const [first] = (await list({ date: '2026-12-05' })).bookings;
    const code = first?.confirmationCode ?? '';
    const plain = code.replace('HT-', '').toLowerCase();
    for (const typed of [
      code,
      code.toLowerCase(),
      plain,
      plain.replace('-', ' '),
      plain.replace('-', ''),
      `ht ${plain}`,
    ]) {
      expect([typed, (await list({ search: typed, everyDay: true })).bookings]).toMatchObject([
        typed,
        [{ confirmationCode: code }],
      ]);
    }
  });

  it('have pages, with counts over all pages', async () => {
    expect(await names({ first: 2 })).toEqual(['Today', 'Yan']);
    expect(await names({ first: 2, offset: 4 })).toEqual(['Bea']);
    expect(await list({ first: 2, offset: 10 })).toEqual({ total: 5, guests: 12, bookings: [] });
    expect(await names({ first: -3, offset: -1 })).toEqual(['Today']);
    expect(await names({ first: 100_000 })).toHaveLength(5);
  });

  it.each([
    ['GUEST', ['Zoe', 'Ann', 'Bea', 'Today', 'Yan']],
    ['START', ['Today', 'Yan', 'Zoe', 'Ann', 'Bea']],
    ['TOUR', ['Today', 'Yan', 'Zoe', 'Bea', 'Ann']],
  ])('are sorted by %s over all pages, in both directions', async (sort, expected) => {
    expect(await names({ sort, direction: 'ASCENDING' })).toEqual(expected);
    expect(await names({ sort, direction: 'DESCENDING' })).toEqual([...expected].reverse());
    const pages = [0, 2, 4].map((offset) => names({ sort, first: 2, offset, direction: 'DESCENDING' }));
    expect((await Promise.all(pages)).flat()).toEqual([...expected].reverse());
  });

  it('are sorted by the number of guests, and by code', async () => {
    expect((await names({ sort: 'GUESTS', direction: 'DESCENDING', date: '2026-12-05' }))[0]).toBe('Zoe');
    const codes = (await list({ sort: 'CODE' })).bookings.map(({ confirmationCode }) => confirmationCode);
    expect(codes).toEqual([...codes].sort());
  });

  it('are found by name, e-mail and code', async () => {
    expect(await names({ search: 'BROWN' })).toEqual(['Ann', 'Bea']);
    expect(await names({ search: ' zoe adams ' })).toEqual(['Zoe']);
    expect(await names({ search: 'bea@' })).toEqual(['Bea']);
    const [first] = (await list()).bookings;
    expect(await names({ search: first?.confirmationCode.toLowerCase() })).toEqual(['Today']);
    expect(await list({ search: 'brown', date: '2026-12-05', first: 1 })).toMatchObject({ total: 2, guests: 4 });
    expect(await names({ search: 'brown', date: '2026-11-21' })).toEqual([]);
  });

  it('are found by any part of the phone number, however it is written', async () => {
    for (const search of ['682-5', '682-555', '(682) 555 7193', '5557193', '1.682.555']) {
      expect([search, await names({ search })]).toEqual([search, ['Yan']]);
    }
    for (const search of ['71 93 9', 'Suite 682']) expect([search, await names({ search })]).toEqual([search, []]);
  });

  it('are searched literally, without wildcards', async () => {
    expect(await names({ search: 'y_z' })).toEqual(['Yan']);
    for (const search of ['%', 'y%z', '\\', "'; DROP TABLE bookings; --"]) expect(await names({ search })).toEqual([]);
  });

  it('refuse an invalid date', async () => {
    for (const date of ['tomorrow', '2026-02-30']) {
      expect(await bookings.ask(LIST, { date }, testStaff)).toMatchObject({
        errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
      });
    }
  });
});
