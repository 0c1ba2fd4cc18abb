import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';

const REFUSED = '__typename ... on Refusal { message } ... on InvalidInput { fields { field message } }';
const CREATE_TOUR = 'mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }';
const RULE = `{ houseSetUp { changeRule { version changesUntilHours refundSteps { untilHours percent } confirmedBy } } }`;
const PUBLIC = '{ houseCalendar { changeRules { changesUntilHours refundSteps { untilHours percent } } } }';
const SET = `mutation ($version: Int!, $input: ChangeRuleInput!) { done: setChangeRule(version: $version, input: $input) { ${REFUSED} } }`;
const HOLD = `mutation ($input: HoldSeatsInput!) { done: holdSeats(input: $input) { ${REFUSED} ... on SeatHold { id } } }`;
const BOOK = `mutation ($input: CreateBookingInput!) { done: createBooking(input: $input) { ${REFUSED}
  ... on BookingCreated { booking { id visitUrl changesUntil refundSteps { until percent amount } } } } }`;
const QUOTE = `query ($token: String!, $input: BookingChangeInput!) { done: quoteChange(token: $token, input: $input) { ${REFUSED}
  ... on ChangeQuote { toReturn kept } } }`;
const CHANGE = `mutation ($token: String!, $input: BookingChangeInput!) { done: changeBooking(token: $token, input: $input) { ${REFUSED}
  ... on AmountMismatch { field expected given } ... on BookingChanged { booking { status refunds { amount } } } } }`;

/** Of the visits here: December 5, 10 AM. */
const START = Date.parse('2026-12-05T16:00:00Z');
const NOW = '2026-11-21T16:30:00Z';
const HALF = {
  changesUntilHours: 12,
  refundSteps: [
    { untilHours: 48, percent: 100 },
    { untilHours: 24, percent: 50 },
  ],
};

interface Done {
  readonly __typename: string;
  readonly toReturn?: string;
  readonly booking?: { readonly visitUrl: string; readonly status: string; readonly refunds: { amount: string }[] };
  readonly fields?: readonly { readonly field: string }[];
}

let bookings: RunningBookings;
beforeAll(async () => {
  bookings = await runBookings({ MOCK_PURCHASES_PER_CALLER: 1_000_000 });
  const tour = { type: 'standard', name: 'Lamplight', description: 'Dark.', price: '25.00', duration: '1 hour' };
  await bookings.ask(CREATE_TOUR, { input: { ...tour, features: [] } }, testStaff);
});
afterAll(() => bookings.close());
beforeEach(() => bookings.clock.set(NOW));

async function ask(query: string, variables: object, staff?: typeof testStaff): Promise<Done> {
  const { data, errors } = await bookings.ask(query, variables as never, staff);
  if (errors) throw new Error(errors[0]?.message);
  return data?.done as never;
}

async function version(): Promise<number> {
  const { data } = await bookings.ask(RULE, {}, testStaff);
  return Number(Object(data?.houseSetUp?.changeRule).version);
}

const set = async (input: object, at?: number) => ask(SET, { version: at ?? (await version()), input }, testStaff);

let payments = 0;
/** A party that has paid 25.01 for each of it. @returns its token */
async function visit(guests = 2, more: object = {}): Promise<{ token: string; booking: Done['booking'] }> {
  payments += 1;
  const input = bookingInput({ tickets: adults(guests), paymentIntentId: `pi_rule_${payments}`, ...more });
  const { booking } = await ask(BOOK, { input });
  return { token: booking?.visitUrl.split('/visit/')[1] ?? '', booking };
}

const cancel = (token: string, toReturn?: string) =>
  ask(CHANGE, { token, input: { cancel: {}, revision: 0, ...(toReturn !== undefined && { toReturn }) } });
const quoted = async (token: string, input: object = { cancel: {}, revision: 0 }) =>
  (await ask(QUOTE, { token, input })).toReturn ?? '';

describe('a manager who sets the rule', () => {
  it('is told which fields are wrong', async () => {
    const fields = async (refundSteps: readonly object[], changesUntilHours = 24) =>
      (await set({ changesUntilHours, refundSteps })).fields?.map(({ field }) => field);
    expect(await fields([], -1)).toEqual(['changesUntilHours']);
    expect(await fields([], 8_761)).toEqual(['changesUntilHours']);
    expect(await fields([{ untilHours: 24, percent: 0 }])).toEqual(['refundSteps.0.percent']);
    expect(await fields([{ untilHours: 24, percent: 101 }])).toEqual(['refundSteps.0.percent']);
    expect(
      await fields([
        { untilHours: 24, percent: 50 },
        { untilHours: 24, percent: 50 },
      ]),
    ).toEqual(['refundSteps.1.untilHours', 'refundSteps.1.percent']);
    const six = Array.from({ length: 6 }, (_, at) => ({ untilHours: 60 - at, percent: 60 - at }));
    expect(await fields(six)).toEqual(['refundSteps']);
    expect(await version()).toBe(0);
  });

  it('changes it once for each version that somebody saw, and is named', async () => {
    const was = await version();
    const [one, other] = await Promise.all([set(HALF, was), set({ ...HALF, changesUntilHours: 6 }, was)]);
    expect([one.__typename, other.__typename].sort()).toEqual(['CalendarChanged', 'CalendarChangedMeanwhile']);
    await set(HALF);
    const { data } = await bookings.ask(RULE, {}, testStaff);
    expect(data?.houseSetUp?.changeRule).toMatchObject({ ...HALF, confirmedBy: testStaff.id });
    expect((await bookings.ask(PUBLIC)).data?.houseCalendar?.changeRules).toEqual(HALF);
  });
});

describe('a visit', () => {
  it('keeps the rule that it was sold by', async () => {
    await set(HALF);
    const { token, booking } = await visit();
    expect(booking).toMatchObject({
      changesUntil: '2026-12-05T04:00:00.000Z',
      refundSteps: [
        { until: '2026-12-03T16:00:00.000Z', percent: 100, amount: '50.00' },
        { until: '2026-12-04T16:00:00.000Z', percent: 50, amount: '25.00' },
      ],
    });
    await set({ changesUntilHours: 24, refundSteps: [] });
    expect((await visit()).booking).toMatchObject({ refundSteps: [] });
    bookings.clock.set('2026-12-03T16:00:00Z');
    expect(await cancel(token)).toMatchObject({ booking: { status: 'cancelled', refunds: [{ amount: '25.00' }] } });
  });

  it('keeps the one that was in force when its seats were held', async () => {
    bookings.clock.set('2026-11-22T16:30:00Z');
    await set(HALF);
    bookings.clock.set('2026-11-22T16:31:00Z');
    const held = (await ask(HOLD, {
      input: { tourType: 'standard', tourDate: '2026-12-05', tourTime: '10:00 AM', tickets: adults(2) },
    })) as unknown as { readonly id: string };
    bookings.clock.set('2026-11-22T16:32:00Z');
    await set({ changesUntilHours: 24, refundSteps: [] });
    const { booking } = await visit(2, { holdId: held.id });
    expect(booking).toMatchObject({ refundSteps: [{ percent: 100 }, { percent: 50 }] });
  });

  it.each([
    ['the last minute of all', -48 * 60 - 1, '50.00'],
    ['the first minute of half', -48 * 60, '25.00'],
    ['the last minute of half', -24 * 60 - 1, '25.00'],
    ['the first minute of nothing', -24 * 60, '0.00'],
    ['the minute before it begins', -1, '0.00'],
  ])('gives back what was said before, in %s', async (_, minutes, back) => {
    await set(HALF);
    const { token } = await visit();
    bookings.clock.set(new Date(START + minutes * 60_000).toISOString());
    expect(await quoted(token)).toBe(back);
    const { booking } = await cancel(token, back);
    expect(booking?.refunds.map(({ amount }) => amount)).toEqual(back === '0.00' ? [] : [back]);
    expect(await brokenPromises(bookings.database.dataSource)).toEqual([]);
  });

  it('is not canceled for less than was said: the deadline passed in between', async () => {
    await set(HALF);
    const { token } = await visit();
    bookings.clock.set(new Date(START - (48 * 60 + 1) * 60_000).toISOString());
    const said = await quoted(token);
    bookings.clock.set(new Date(START - 48 * 60 * 60_000).toISOString());
    expect(await cancel(token, said)).toMatchObject({
      ...{ __typename: 'AmountMismatch', field: 'toReturn', expected: '25.00', given: '50.00' },
    });
    const party = { party: { tickets: adults(1) }, revision: 0 };
    expect(await quoted(token, party)).toBe('12.50');
    expect(await ask(CHANGE, { token, input: { ...party, toReturn: '25.00' } })).toMatchObject({ expected: '12.50' });
    expect(await ask(CHANGE, { token, input: { ...party, toReturn: '12.50' } })).toMatchObject({
      booking: { status: 'confirmed', refunds: [{ amount: '12.50' }] },
    });
    await eventually(async () => expect(await brokenPromises(bookings.database.dataSource)).toEqual([]));
  });
});
