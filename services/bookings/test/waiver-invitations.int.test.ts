import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WAIVER_VERSION } from '../src/bookings/waiver-version.js';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id visitUrl waiverUrl waivers { signed of guests { guestName place } } } } ... on Refusal { message } } }`;
const INVITATION = 'invitedBy tourName tourDate tourTime status signed of';
const SHOW = `query ($token: String!) { waiverInvitation(token: $token) { __typename ... on WaiverInvitation { ${INVITATION} }
  ... on BookingNotFound { replaced } } }`;
const SIGN = `mutation ($token: String!, $input: SignWaiverInput!) { signInvitedWaiver(token: $token, input: $input) { __typename
  ... on InvitedWaiverSigned { invitation { signed of } } ... on InvalidInput { fields { field } } ... on Refusal { message } } }`;
const REPLACE = `mutation ($id: ID!) { replaceVisitLink(bookingId: $id, reason: "Lost") { __typename } }`;

interface Booked {
  readonly id: string;
  readonly visitUrl: string;
  readonly waiverUrl: string;
  readonly waivers: object;
}

let app: TourApp;
let booking: Booked;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.database.dataSource, 'bookings, payments, slots, waivers, outbox');
  const guest = { firstName: 'Ada', lastName: 'Marshall', tickets: adults(3) };
  const { data } = await app.ask(BOOK, { input: bookingInput(guest) });
  const created = data?.createBooking as unknown as { booking: Booked };
  booking = created.booking;
});

const lastPart = (url: string) => url.split('/').at(-1) ?? '';
const token = () => lastPart(booking.waiverUrl);
const show = async (one = token()) => (await app.ask(SHOW, { token: one })).data?.waiverInvitation;
const sign = async (guestName: string, one = token()) => {
  const input = { guestName, textVersion: WAIVER_VERSION };
  return (await app.ask(SIGN, { token: one, input })).data?.signInvitedWaiver;
};

describe('the person who books', () => {
  it('has signed for themselves, which is one of the party', () => {
    expect(booking.waivers).toEqual({ signed: 1, of: 3, guests: [{ guestName: 'Ada Marshall', place: 'booking' }] });
  });

  it('counts at the door and in admin as well', async () => {
    const query = '{ doorManifest(date: "2026-12-05") { parties { waivers { signed of } } } }';
    const door = await app.ask(query, {}, testStaff);
    expect(door.errors).toBeUndefined();
    expect(door.data?.doorManifest).toMatchObject({ parties: [{ waivers: { signed: 1, of: 3 } }] });
    const listed = await app.ask(
      '{ bookings(date: "2026-12-05") { bookings { waivers { signed of } } } }',
      {},
      testStaff,
    );
    expect(listed.data?.bookings).toEqual({ bookings: [{ waivers: { signed: 1, of: 3 } }] });
  });
});

describe('a link to sign the waiver', () => {
  it('shows the tour, its time and the first name of who invites, and signs for the rest of the party', async () => {
    expect(booking.waiverUrl).toMatch(/^https:\/\/hilltop\.example\/waiver\/[\w-]{43}$/);
    expect(await show()).toMatchObject({
      __typename: 'WaiverInvitation',
      invitedBy: 'Ada',
      tourDate: '2026-12-05',
      tourTime: '10:00 AM',
      status: 'confirmed',
      signed: 1,
      of: 3,
    });
    const answers = await Promise.all(['Ben', 'June', 'Theo'].map((name) => sign(name)));
    const names = answers.map((answer) => answer?.__typename).sort();
    expect(names).toEqual(['AllWaiversSigned', 'InvitedWaiverSigned', 'InvitedWaiverSigned']);
    expect(await show()).toMatchObject({ signed: 3, of: 3 });
  });

  it('opens nothing else, and the link of the visit does not sign as an invitation', async () => {
    const visit = lastPart(booking.visitUrl);
    expect(await show(visit)).toEqual({ __typename: 'BookingNotFound', replaced: false });
    expect(await sign('Ben', visit)).toMatchObject({ __typename: 'BookingNotFound' });
    const others = {
      myBooking: 'query ($t: String!) { myBooking(token: $t) { __typename } }',
      changeBooking:
        'mutation ($t: String!) { changeBooking(token: $t, input: { cancel: {}, revision: 0 }) { __typename } }',
      changeAccessNeeds: 'mutation ($t: String!) { changeAccessNeeds(token: $t, accessNeeds: "x") { __typename } }',
      signWaiver: `mutation ($t: String!) { signWaiver(token: $t, input: { guestName: "Ben", textVersion: "${WAIVER_VERSION}" }) { __typename } }`,
    };
    for (const [name, query] of Object.entries(others))
      expect((await app.ask(query, { t: token() })).data?.[name]).toEqual({ __typename: 'BookingNotFound' });
    for (const name of ['resendTicket', 'replaceMyVisitLink']) {
      const { data } = await app.ask(`mutation ($t: String!) { ${name}(token: $t) { __typename } }`, { t: token() });
      expect(data?.[name]).toEqual({ __typename: 'InvalidInput' });
    }
  });

  it('names the field of an invalid signature', async () => {
    expect(await sign('A')).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'guestName' }] });
    expect(await sign('ada marshall')).toMatchObject({ fields: [{ field: 'guestName' }] });
  });

  it('ends when the link of the visit is replaced', async () => {
    await app.ask(REPLACE, { id: booking.id }, testStaff);
    expect(await show()).toEqual({ __typename: 'BookingNotFound', replaced: true });
    expect(await sign('Ben')).toMatchObject({ __typename: 'BookingNotFound' });
  });

  it('signs until the start, and not for a canceled visit', async () => {
    await app.database.dataSource.query(`UPDATE bookings SET starts_at = '2026-11-21T16:30:00Z'`);
    expect(await sign('Ben')).toMatchObject({ __typename: 'BookingNotChangeable' });
    await app.database.dataSource.query(`UPDATE bookings SET starts_at = '2026-12-05T16:00:00Z', status = 'cancelled'`);
    expect(await sign('Ben')).toMatchObject({ __typename: 'BookingNotChangeable' });
  });
});
