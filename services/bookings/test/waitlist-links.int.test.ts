import { testStaff as staff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults, bookingInput, SLOT } from './support/booking-request.js';
import { type RunningBookings, runBookings } from './support/running-bookings.js';
import { acceptance } from './support/waiting-parties.js';

const ENTRY = `id waitlistUrl status confirmed firstName email phone guests partiesBefore price times { tourDate tourTime }
  offer { tourTime expiresAt secondsLeft secondsInAll }`;
const CREATE_TOUR = 'mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename } }';
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { __typename
  ... on BookingCreated { booking { id } } } }`;
const CANCEL = `mutation ($id: ID!) { staffChangeBooking(bookingId: $id, input: { cancel: {}, revision: 0 }, reason: "They called") { __typename } }`;
const JOIN = `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { __typename
  ... on WaitlistJoined { replayed entry { ${ENTRY} } } ... on TooManyWaitlistEntries { retryAfterSeconds }
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const SHOW = `query ($token: String!) { waitlistEntry(token: $token) { __typename ... on WaitlistEntry { ${ENTRY} } } }`;
const ACCEPT = `mutation ($token: String!, $input: AcceptOfferInput!) { acceptOffer(token: $token, input: $input) { __typename
  ... on BookingCreated { booking { guests firstName accessNeeds visitUrl } } ... on InvalidInput { fields { field } } } }`;
const CONFIRM = `mutation ($token: String!) { confirmWaitlistEntry(token: $token) { __typename ... on WaitlistEntry { confirmed status } } }`;
const NOTICE = 'query ($id: ID!) { waitlistNotice(entryId: $id) { waitlistUrl } }';
const DECLINE = `mutation ($token: String!) { declineOffer(token: $token) { __typename ... on WaitlistEntry { status offer { declined } } } }`;
const LIST = `query ($date: String!) { waitlist(date: $date) { ${ENTRY} } }`;

const CAPACITY = 'mutation ($input: ChangeCapacityInput!) { changeCapacity(input: $input) { __typename } }';

interface Shown {
  readonly id: string;
  readonly waitlistUrl: string;
  readonly status: string;
}

let bookings: RunningBookings;
let five: string;
beforeAll(async () => {
  bookings = await runBookings();
  const words = { name: 'Lamplight', description: 'Dark.', duration: '1 hour', features: [] };
  await bookings.ask(CREATE_TOUR, { input: { type: 'standard', price: '25.00', ...words } }, staff);
  await bookings.ask(BOOK, { input: bookingInput({ tickets: adults(20) }) });
  const { data } = await bookings.ask(BOOK, { input: bookingInput({ tickets: adults(5) }) });
  five = (data?.createBooking as unknown as { booking: { id: string } } | undefined)?.booking.id ?? '';
});
afterAll(() => bookings.close());

const guest = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' };
const join = async (changes: object) => {
  const input = { ...SLOT, tickets: adults(4), ...guest, ...changes };
  const { data } = await bookings.ask(JOIN, { input });
  return data?.joinWaitlist as unknown as { __typename: string; replayed?: boolean; entry: Shown };
};
const tokenOf = ({ waitlistUrl }: Shown) => waitlistUrl.split('/waitlist/')[1] ?? '';
/** The token of the link in the mail to an entry. */
const mailedToken = async ({ id }: Pick<Shown, 'id'>) => {
  const { data } = await bookings.ask(NOTICE, { id }, { role: 'service', name: 'notifications' });
  return tokenOf(data?.waitlistNotice as unknown as Shown);
};
const confirm = async (token: string) => (await bookings.ask(CONFIRM, { token })).data?.confirmWaitlistEntry;
const show = async (token: string) => (await bookings.ask(SHOW, { token })).data?.waitlistEntry;

let token: string;

describe('a party with a link', () => {
  it('joins, sees its place, accepts its offer with phone and access needs, and has a visit', async () => {
    const { entry } = await join({});
    expect(entry.waitlistUrl).toMatch(/^https:\/\/hilltop\.example\/waitlist\/[\w-]{43}$/);
    token = tokenOf(entry);
    const waiting = { __typename: 'WaitlistEntry', status: 'waiting', partiesBefore: 0, price: '25.00', offer: null };
    expect(await show(token)).toMatchObject({ ...waiting, times: [{ tourDate: '2026-12-05', tourTime: '10:00 AM' }] });
    const unconfirmed = { __typename: 'WaitlistEntry', confirmed: false };
    expect(await confirm(token)).toMatchObject(unconfirmed);
    await bookings.ask(CANCEL, { id: five }, staff);
    expect(await show(token)).toMatchObject({ status: 'waiting', offer: null });
    const mailed = await mailedToken(entry);
    expect(await confirm(mailed.slice(1))).toEqual({ __typename: 'WaitlistEntryNotFound' });
    expect(await confirm(mailed)).toMatchObject({ confirmed: true, status: 'offered' });
    expect(await confirm(mailed)).toMatchObject({ confirmed: true, status: 'offered' });
    const offer = {
      tourTime: '10:00 AM',
      expiresAt: '2026-11-21T17:00:00.000Z',
      secondsLeft: 1800,
      secondsInAll: 1800,
    };
    expect(await show(token)).toMatchObject({ status: 'offered', offer });
    const accept = async (input: object) => (await bookings.ask(ACCEPT, { token, input })).data?.acceptOffer;
    expect(await accept(acceptance(3, 'pi_no_phone'))).toMatchObject({ fields: [{ field: 'phone' }] });
    const phone = '817-555-0100';
    expect(await accept(acceptance(3, 'pi_much', { phone, totalAmount: '200000.01' }))).toMatchObject({
      fields: [{ field: 'totalAmount' }],
    });
    expect(await accept(acceptance(3, 'pi_long', { phone, accessNeeds: 'x'.repeat(301) }))).toMatchObject({
      fields: [{ field: 'accessNeeds' }],
    });
    expect(await accept(acceptance(3, 'pi_phone', { phone, accessNeeds: ' A ramp ' }))).toMatchObject({
      booking: { guests: 3, firstName: 'Ada', accessNeeds: 'A ramp' },
    });
    expect(await show(token)).toMatchObject({ status: 'accepted' });
  });

  it('sees nothing with another token', async () => {
    expect((await show(token))?.__typename).toBe('WaitlistEntry');
    for (const wrong of [
      'x',
      `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`,
      token.slice(1),
    ]) {
      expect((await show(wrong))?.__typename).toBe('WaitlistEntryNotFound');
    }
  });
});

describe('a caller who joins with someone else’s address', () => {
  it('gets neither the link nor the data of the other entry', async () => {
    const email = 'grace@example.test';
    const first = await join({ email, firstName: 'Grace', phone: '817-555-0199' });
    await confirm(await mailedToken(first.entry));
    const second = await join({ email, firstName: 'Mallory', tickets: adults(5) });
    expect(second).toMatchObject({ replayed: true, entry: { id: first.entry.id, waitlistUrl: null } });
    expect(JSON.stringify(second)).not.toMatch(/Grace|0199/);
    // Its link was mailed within the hour.
    for (let time = 0; time < 3; time += 1) expect(await join({ email })).toMatchObject({ replayed: true });
    const told = await bookings.database.dataSource.query(
      `SELECT event->>'type' AS type FROM outbox WHERE aggregate_id = $1 ORDER BY position`,
      [first.entry.id],
    );
    expect(told.map(({ type }: { type: string }) => type.split('.')[2])).toEqual(['waitlist-joined']);
  });

  it('is rate limited', async () => {
    const names: string[] = [];
    for (let time = 0; time < 11; time += 1) {
      names.push((await join({ email: 'often@example.test' })).__typename);
    }
    expect(names.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'WaitlistJoined'));
    expect(names[10]).toBe('TooManyWaitlistEntries');
  });
});

it('offers the seats that a manager adds to a time', async () => {
  const { entry } = await join({ email: 'larger@example.test', tickets: adults(12) });
  await confirm(await mailedToken(entry));
  const before = await show(tokenOf(entry));
  expect(before).toMatchObject({ status: 'waiting' });
  const more = { tourType: 'standard', date: SLOT.tourDate, time: SLOT.tourTime, capacity: 60 };
  const { data } = await bookings.ask(CAPACITY, { input: more }, staff);
  expect(data?.changeCapacity?.__typename).toBe('CalendarChanged');
  expect(await show(tokenOf(entry))).toMatchObject({ status: 'offered' });
});

it('says of a declined offer that it was declined', async () => {
  const { data } = await bookings.ask(LIST, { date: '2026-12-05' }, staff);
  const offered = ((data?.waitlist ?? []) as unknown as Shown[]).find(({ status }) => status === 'offered');
  const declined = await bookings.ask(DECLINE, { token: tokenOf(offered as Shown) });
  expect(declined.data?.declineOffer).toMatchObject({ status: 'waiting', offer: { declined: true } });
});

it('lists the entries of a day in order, and counts those before each that are confirmed, to the desk and not to guides or visitors', async () => {
  const { data } = await bookings.ask(LIST, { date: '2026-12-05' }, { ...staff, staffRole: 'desk' });
  const parties = data?.waitlist as unknown as { email: string; confirmed: boolean; partiesBefore: number }[];
  expect(parties.map(({ email }) => email).toSorted()).toEqual([
    'grace@example.test',
    'larger@example.test',
    'often@example.test',
  ]);
  const before = parties.map((_, at) => parties.slice(0, at).filter(({ confirmed }) => confirmed).length);
  expect(parties.map(({ partiesBefore }) => partiesBefore)).toEqual(before);
  const empty = await bookings.ask(LIST, { date: '2026-12-06' }, staff);
  expect(empty.data?.waitlist).toEqual([]);
  for (const caller of [{ role: 'visitor' }, { ...staff, staffRole: 'guide' }] as const) {
    const refused = await bookings.ask(LIST, { date: '2026-12-05' }, caller);
    expect(refused.errors?.length).toBeGreaterThan(0);
  }
});
