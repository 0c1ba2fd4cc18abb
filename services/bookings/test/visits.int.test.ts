import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput, bookingPayload, nested } from './support/booking-request.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const VISIT =
  'id status revision guests tourTime totalAmount visitUrl changesUntil refundSteps { until percent amount } refunds { reason amount status endedAt }';
const CREATE_TOUR = 'mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }';
const BOOK = `mutation ($input: CreateBookingInput!, $key: String) { createBooking(input: $input, idempotencyKey: $key) { __typename
  ... on BookingCreated { booking { ${VISIT} } } ... on Refusal { message } } }`;
const SHOW = `query ($token: String!) { myBooking(token: $token) { __typename ... on Booking { ${VISIT} } } }`;
const CHANGED = `{ __typename ... on BookingChanged { replayed booking { ${VISIT} } }
  ... on BookingChangedMeanwhile { current { ${VISIT} } } ... on InvalidInput { fields { field message } } ... on Refusal { message } }`;
const QUOTE_MOVES = `query ($token: String!, $tourDate: String!, $tourTimes: [String!]!) {
  quoteMoves(token: $token, tourDate: $tourDate, tourTimes: $tourTimes) { __typename ... on MoveQuotes { times { tourTime refusal quote {
  revision totalAmount totalBefore toPay toReturn kept refundSteps { until percent amount } } } } ... on InvalidInput { fields { field message } } } }`;
const CHANGE = `mutation ($token: String!, $input: BookingChangeInput!, $key: String) {
  changeBooking(token: $token, input: $input, idempotencyKey: $key) ${CHANGED} }`;

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings();
  const tour = {
    type: 'standard',
    name: 'Lamplight',
    description: 'Dark.',
    price: '25.00',
    duration: '1 hour',
    features: [],
  };
  await bookings.ask(CREATE_TOUR, { input: tour }, staff);
});
afterAll(() => bookings.close());

interface Shown {
  readonly id: string;
  readonly visitUrl: string;
}
const tokenOf = ({ visitUrl }: Shown) => visitUrl.split('/visit/')[1] ?? '';
const book = async (changes: object = {}) => {
  const { data } = await bookings.ask(BOOK, { input: bookingInput({ ...changes }) });
  const created = data?.createBooking;
  if (created?.__typename !== 'BookingCreated') throw new Error(JSON.stringify(created));
  return created.booking as unknown as Shown;
};
const rows = (query: string, values: unknown[] = []) => bookings.database.dataSource.query(query, values);

describe('a visitor with a link', () => {
  it('sees, moves, shrinks and cancels the booking, and is refunded automatically', async () => {
    const booking = await book({ tickets: adults(4) });
    const token = tokenOf(booking);
    expect(booking.visitUrl).toMatch(/^https:\/\/hilltop\.example\/visit\/[\w-]{43}$/);
    const shown = (await bookings.ask(SHOW, { token })).data?.myBooking;
    expect(shown).toMatchObject({
      __typename: 'Booking',
      id: booking.id,
      status: 'confirmed',
      revision: 0,
      changesUntil: '2026-12-04T16:00:00.000Z',
      refundSteps: [{ until: '2026-12-03T16:00:00.000Z', percent: 100, amount: '100.00' }],
      refunds: [],
    });
    const move = { move: { tourDate: '2026-12-06', tourTime: '2:00 PM' }, revision: 0 };
    expect((await bookings.ask(CHANGE, { token, input: move })).data?.changeBooking).toMatchObject({
      booking: { revision: 1, tourTime: '2:00 PM', visitUrl: booking.visitUrl },
    });
    expect((await bookings.ask(CHANGE, { token, input: move })).data?.changeBooking).toMatchObject({
      __typename: 'BookingChangedMeanwhile',
      current: { revision: 1 },
    });
    await bookings.ask(CHANGE, { token, input: { party: { tickets: adults(3) }, revision: 1 } });
    const cancel = { token, input: { cancel: {}, revision: 2 }, key: 'cancel' };
    expect((await bookings.ask(CHANGE, cancel)).data?.changeBooking).toMatchObject({
      booking: { status: 'cancelled', refunds: [{ reason: 'party_changed', amount: '25.00' }, { amount: '75.00' }] },
    });
    expect((await bookings.ask(CHANGE, cancel)).data?.changeBooking).toMatchObject({ replayed: true });
    await eventually(async () => {
      const { data } = await bookings.ask(SHOW, { token });
      expect(data?.myBooking).toMatchObject({ refunds: [{ status: 'settled' }, { status: 'settled' }] });
    });
  });

  it('is told before moving what another time costs, and that the last day for a refund stays', async () => {
    const token = tokenOf(await book({ tickets: adults(2) }));
    const quote = async (tourDate: string, tourTimes = ['2:00 PM']) =>
      (await bookings.ask(QUOTE_MOVES, { token, tourDate, tourTimes })).data?.quoteMoves;
    const same = { totalAmount: '50.00', totalBefore: '50.00', toPay: '0.00', toReturn: '0.00', kept: '0.00' };
    expect(await quote('2026-12-12', ['2:00 PM', '2:07 PM'])).toEqual({
      __typename: 'MoveQuotes',
      times: [
        {
          tourTime: '2:00 PM',
          refusal: null,
          quote: {
            revision: 0,
            ...same,
            refundSteps: [{ until: '2026-12-03T16:00:00.000Z', percent: 100, amount: '50.00' }],
          },
        },
        { tourTime: '2:07 PM', refusal: expect.stringContaining('.'), quote: null },
      ],
    });
    expect(await quote('2026-12-03')).toMatchObject({
      times: [{ quote: { refundSteps: [{ until: '2026-12-01T20:00:00.000Z', percent: 100, amount: '50.00' }] } }],
    });
    expect(await quote('2026-12-07')).toMatchObject({ times: [{ quote: null, refusal: expect.any(String) }] });
    expect(await quote('2026-12-12', [])).toMatchObject({ fields: [{ field: 'tourTimes' }] });
    const input = { move: { tourDate: '2026-12-12', tourTime: '2:00 PM' }, revision: 0 };
    await bookings.ask(CHANGE, { token, input });
    expect((await bookings.ask(SHOW, { token })).data?.myBooking).toMatchObject({
      ...{
        revision: 1,
        refundSteps: [{ until: '2026-12-03T16:00:00.000Z', percent: 100, amount: '50.00' }],
        changesUntil: '2026-12-11T20:00:00.000Z',
      },
    });
  });

  it('has no access to other bookings, and none with a modified or revoked link', async () => {
    const [one, other] = [await book(), await book()];
    const forged = tokenOf(one).slice(0, 21) + tokenOf(other).slice(21);
    const flipped = tokenOf(one).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const token of ['', 'x', forged, flipped, '_'.repeat(43), tokenOf(one).slice(1)]) {
      const { data } = await bookings.ask(SHOW, { token });
      expect(data?.myBooking).toEqual({ __typename: 'BookingNotFound' });
      const cancelled = await bookings.ask(CHANGE, { token, input: { cancel: {}, revision: 0 } });
      expect(cancelled.data?.changeBooking).toMatchObject({ __typename: 'BookingNotFound' });
    }
    await rows('UPDATE bookings SET link_version = 1 WHERE id = $1', [one.id]);
    expect((await bookings.ask(SHOW, { token: tokenOf(one) })).data?.myBooking).toEqual({
      __typename: 'BookingNotFound',
    });
  });

  it('gets the name of an invalid field', async () => {
    const token = tokenOf(await book());
    const { data } = await bookings.ask(CHANGE, { token, input: { party: { tickets: adults(21) }, revision: 0 } });
    expect(data?.changeBooking).toMatchObject({
      fields: [{ field: 'tickets', message: 'Maximum group size is 20' }],
    });
    const move = { move: { tourDate: '2026-12-07', tourTime: '10:00 AM' }, revision: 0 };
    expect((await bookings.ask(CHANGE, { token, input: move })).data?.changeBooking).toMatchObject({
      __typename: 'SlotClosed',
    });
  });
});

describe('the payment of an invalid input', () => {
  const sent = async (payload: Record<string, unknown>, key?: string) =>
    (await bookings.ask(BOOK, { input: nested(payload), key })).data?.createBooking;
  const status = async (id: string) => (await rows('SELECT status FROM payments WHERE id = $1', [id]))[0]?.status;

  it('is returned once, and can no longer book', async () => {
    const wrong = bookingPayload({ firstName: 'A' });
    for (const _ of [1, 2]) expect(await sent(wrong)).toMatchObject({ __typename: 'InvalidInput' });
    const id = String(wrong.paymentIntentId);
    expect(await status(id)).toBe('refused');
    expect(await sent({ ...wrong, firstName: 'Ada' })).toMatchObject({
      __typename: 'PaymentAlreadyUsed',
      message: expect.stringContaining('given back'),
    });
  });

  it('is returned when the key is too long', async () => {
    const input = bookingPayload();
    expect(await sent(input, 'k'.repeat(256))).toMatchObject({ __typename: 'InvalidInput' });
    expect(await status(String(input.paymentIntentId))).toBe('refused');
  });

  it('is kept when it has already paid for a booking', async () => {
    const input = bookingPayload();
    expect(await sent(input)).toMatchObject({ __typename: 'BookingCreated' });
    expect(await sent({ ...input, firstName: 'A' })).toMatchObject({ __typename: 'PaymentAlreadyUsed' });
    expect(await status(String(input.paymentIntentId))).toBe('used');
  });
});

it('logs and publishes no names, addresses or links', async () => {
  const events = await rows('SELECT event::text AS event FROM outbox');
  const written = [...bookings.lines, ...events.map(({ event }: { event: string }) => event)].join('\n');
  expect(written).toContain('booking-cancelled');
  const shown = tokenOf(await book());
  for (const secret of ['guest@example.test', 'Ada@Example', shown.slice(22), '/visit/'])
    expect(written).not.toContain(secret);
});
