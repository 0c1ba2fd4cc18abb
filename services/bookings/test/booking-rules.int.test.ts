import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const CREATE_TOUR = `mutation ($input: CreateTourInput!) {
  createTour(input: $input) { __typename ... on TourCreated { tour { id price features } }
    ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const BOOK = `mutation ($input: CreateBookingInput!, $key: String) {
  createBooking(input: $input, idempotencyKey: $key) { __typename
    ... on BookingCreated { replayed booking { confirmationCode totalAmount foodOrderTotal foodDeliveryTime } }
    ... on InvalidInput { fields { field message } }
    ... on AmountMismatch { field expected given }
    ... on SlotFull { remaining holdExpired }
    ... on SlotClosed { reason }
    ... on Refusal { message } } }`;
const tour = {
  name: 'Lamplight',
  description: 'After dark.',
  price: '25.00',
  duration: '90 minutes',
  features: ['Lamps', ' '],
};

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings();
  for (const [type, price] of [
    ['standard', '25.00'],
    ['premium', '45.00'],
    ['private', '75.00'],
  ]) {
    await bookings.ask(CREATE_TOUR, { input: { ...tour, type, price } }, staff);
  }
});
afterAll(() => bookings.close());

const book = async (changes: object, key?: string) =>
  (await bookings.ask(BOOK, { input: bookingInput({ ...changes }), key })).data?.createBooking;
const rows = async () => {
  const [row] = await bookings.database.dataSource.query(
    'SELECT (SELECT count(*) FROM bookings)::integer AS bookings, (SELECT coalesce(sum(taken), 0) FROM slots)::integer AS taken',
  );
  return row;
};

it.each(['10:00\u202fam', ' 10:00\u00a0AM ', '10 a.m.'])(
  'books the time that browsers and people write as %j',
  async (tourTime) => {
    expect(await book({ tourTime })).toMatchObject({ __typename: 'BookingCreated' });
    const times = await bookings.database.dataSource.query('SELECT DISTINCT tour_time AS time FROM bookings');
    expect(times).toEqual([{ time: '10:00 AM' }]);
  },
);

describe('access', () => {
  it('is for the gateway and our services only', async () => {
    expect(await bookings.ask('{ tours { id } }', {}, null)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('lets only staff put tours on offer', async () => {
    const input = { ...tour, type: 'standard' };
    const refused = await bookings.ask(CREATE_TOUR, { input });
    expect(refused.data?.createTour).toMatchObject({ __typename: 'NotSignedIn' });
    const made = await bookings.ask(CREATE_TOUR, { input }, staff);
    expect(made.data?.createTour).toMatchObject({ tour: { price: '25.00', features: ['Lamps'] } });
  });

  it('returns a ticket with guest data to services only', async () => {
    const query = '{ bookingTicket(bookingId: "5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11") { email } }';
    expect(await bookings.ask(query)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect((await bookings.ask(query, {}, { role: 'service', name: 'notifications' })).errors).toBeUndefined();
  });

  it.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['description', { description: '' }, 'Description is required'],
    ['duration', { duration: '' }, 'Duration is required'],
    ['price', { price: 'free' }, 'Price must be an amount such as 25.00, up to 10000.00'],
    ['price', { price: '-1' }, 'Price must be an amount such as 25.00, up to 10000.00'],
  ])('refuses a tour with an invalid %s', async (field, changes, message) => {
    const answer = await bookings.ask(CREATE_TOUR, { input: { ...tour, type: 'standard', ...changes } }, staff);
    expect(answer.data?.createTour).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
  });
});

describe('the booking rules (product.md §5)', () => {
  it.each([
    ['firstName', { firstName: 'A' }, 'First name must be at least 2 characters'],
    ['lastName', { lastName: ' B ' }, 'Last name must be at least 2 characters'],
    ['email', { email: 'guest@' }, 'Please enter a valid email address'],
    ['phone', { phone: '817-5550' }, 'Please enter a valid phone number'],
    ['tickets', { tickets: adults(0) }, 'Group size must be at least 1'],
    ['tickets', { tickets: adults(21) }, 'Maximum group size is 20'],
    ['tickets', { tickets: adults(16), tourType: 'premium' }, 'Maximum group size on this tour is 15'],
    ['tourDate', { tourDate: '2026-02-30' }, 'Please choose a date from 2000 to 2100, written YYYY-MM-DD'],
    ['totalAmount', { totalAmount: '50.001' }, 'Total must be an amount such as 50.00, up to 200000.00'],
    ['liabilityWaiverAccepted', { liabilityWaiverAccepted: false }, 'You must accept the liability waiver to continue'],
    [
      'foodOrderPlatform',
      { foodOrderPlatform: 'chick_fil_a', foodOrderTotal: '12.99' },
      'Food can be ordered for groups of 10 or more',
    ],
  ])('names %s when it breaks a rule, and changes nothing', async (field, changes, message) => {
    const before = await rows();
    expect(await book(changes)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field, message }] });
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['a Monday', { tourDate: '2026-11-23' }, 'MONDAY'],
    ['yesterday', { tourDate: '2026-11-20' }, 'PAST'],
    ['an hour ago today', { tourDate: '2026-11-21', tourTime: '9:00 AM' }, 'PAST'],
    ['more than three months ahead', { tourDate: '2027-02-23' }, 'TOO_FAR_AHEAD'],
    ['a time that is none', { tourTime: '10:30 AM' }, null],
  ])('refuses %s', async (_, changes, reason) => {
    expect(await book(changes)).toMatchObject({ __typename: 'SlotClosed', reason });
  });

  it('says when a day opens that cannot be booked yet', async () => {
    expect(await book({ tourDate: '2027-05-31' })).toMatchObject({
      message: 'This day opens for booking on March 1, 2027: tours can be booked up to 3 months ahead.',
    });
  });

  it('computes the total itself, and returns the right one', async () => {
    expect(await book({ tickets: adults(3), totalAmount: '3.00' })).toMatchObject({
      __typename: 'AmountMismatch',
      field: 'totalAmount',
      expected: '75.00',
      given: '3.00',
    });
  });

  it('computes the food total from the menu', async () => {
    const order = {
      tickets: adults(10),
      tourTime: '3:00 PM',
      foodOrderPlatform: 'jersey_mikes',
      foodOrderDetails: '10 × Sub and Chips',
    };
    expect(await book({ ...order, foodOrderTotal: '14.50' })).toMatchObject({
      __typename: 'AmountMismatch',
      field: 'foodOrderTotal',
      expected: '145.00',
    });
    expect(await book({ ...order, foodOrderTotal: '145.00' })).toMatchObject({
      __typename: 'BookingCreated',
      booking: { foodOrderTotal: '145.00', foodDeliveryTime: '2:30 PM', totalAmount: '250.00' },
    });
  });

  it('answers the same key with the same booking', async () => {
    const payment = { tourTime: '4:00 PM', paymentIntentId: 'pi_same' };
    const first = await book(payment, 'key');
    expect(await book(payment, 'key')).toEqual({ ...first, replayed: true });
  });
});

describe('guest data', () => {
  it('never appears in logs and events', async () => {
    const canary = {
      firstName: 'Zanzibarbara',
      lastName: 'Quizzicott',
      email: 'zanzi.quiz@example.test',
      phone: '555-867-5309 x42',
    };
    expect(await book({ ...canary, tourTime: '2:00 PM' })).toHaveProperty('booking');
    await book({ ...canary, tourTime: '2:00 PM', tickets: adults(0) });
    const events = await bookings.database.dataSource.query('SELECT event::text AS event FROM outbox');
    const written = [...bookings.lines, ...events.map(({ event }: { event: string }) => event)].join('\n');
    expect(written).toContain('booking-confirmed');
    for (const secret of [...Object.values(canary), 'zanzi']) expect(written).not.toContain(secret);
  });
});
