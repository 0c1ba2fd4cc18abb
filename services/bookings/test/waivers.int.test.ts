import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WAIVER_VERSION } from '../src/bookings/waiver-version.js';
import { adults, bookingInput } from './support/booking-request.js';
import { newSaleKey, testGuide, walkUpPayload } from './support/door.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id visitUrl waiverUrl accessNeeds } } ... on InvalidInput { fields { field message } } } }`;
const ANSWER = `__typename ... on WaiverSigned { booking { revision waivers { signed of guests { guestName signedBy place } } } }
  ... on InvalidInput { fields { field message } } ... on Refusal { message }`;
const SIGN = `mutation ($token: String!, $input: SignWaiverInput!, $key: String) { signWaiver(token: $token, input: $input, idempotencyKey: $key) { ${ANSWER} } }`;
const SIGN_AT_DOOR = `mutation ($id: ID!, $input: SignWaiverInput!, $key: String) {
  signWaiverAtDoor(bookingId: $id, input: $input, idempotencyKey: $key) { ${ANSWER} } }`;
const REMOVE = `mutation ($id: ID!, $reason: String!) { removeWaiver(waiverId: $id, reason: $reason) { __typename
  ... on WaiverRemoved { booking { revision notes { text forDoor } waivers { signed guests { guestName } } } }
  ... on InvalidInput { fields { field } } } }`;
const NEEDS = `mutation ($token: String!, $needs: String) { changeAccessNeeds(token: $token, accessNeeds: $needs) { __typename
  ... on Booking { accessNeeds revision } ... on InvalidInput { fields { field message } } } }`;

interface BookedVisit {
  readonly id: string;
  readonly token: string;
  readonly waiverToken: string;
  readonly accessNeeds: string | null;
}

let app: TourApp;
let visit: BookedVisit;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.database.dataSource, 'bookings, payments, slots, waivers, booking_notes, outbox');
  // The person who books has signed for themselves.
  visit = await book({ tickets: adults(3) });
});

async function book(changes: object = {}): Promise<BookedVisit> {
  const { data } = await app.ask(BOOK, { input: bookingInput({ ...changes }) });
  const created = data?.createBooking as unknown as {
    booking: { id: string; visitUrl: string; waiverUrl: string; accessNeeds: string };
  };
  const { id, visitUrl, waiverUrl, accessNeeds } = created.booking;
  const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
  return { id, token: tokenOf(visitUrl), waiverToken: tokenOf(waiverUrl), accessNeeds };
}

const signature = (guestName: string, changes: object = {}) => ({ guestName, textVersion: WAIVER_VERSION, ...changes });
const sign = async (guestName: string, changes: object = {}) =>
  (await app.ask(SIGN, { token: visit.token, input: signature(guestName, changes) })).data?.signWaiver;
const signAtDoor = async (guestName: string, caller: Parameters<TourApp['ask']>[2] = testStaff) =>
  (await app.ask(SIGN_AT_DOOR, { id: visit.id, input: signature(guestName) }, caller)).data?.signWaiverAtDoor;
const SIGN_INVITED = `mutation ($token: String!, $input: SignWaiverInput!, $key: String) {
  signInvitedWaiver(token: $token, input: $input, idempotencyKey: $key) { __typename
    ... on InvitedWaiverSigned { invitation { signed } } } }`;
const setNeeds = async (needs: string | null) =>
  (await app.ask(NEEDS, { token: visit.token, needs })).data?.changeAccessNeeds;

describe('waivers', () => {
  const input = signature('Júlia Nagy', { signedBy: 'Ada Marshall' });
  it.each(['signWaiver', 'signInvitedWaiver', 'signWaiverAtDoor'])(
    'whose answer was lost are signed once by %s under their key, and answered like the first',
    async (field) => {
      const query = { signWaiver: SIGN, signInvitedWaiver: SIGN_INVITED, signWaiverAtDoor: SIGN_AT_DOOR }[field] ?? '';
      const caller = field === 'signWaiverAtDoor' ? testStaff : undefined;
      const token = field === 'signInvitedWaiver' ? visit.waiverToken : visit.token;
      const again = async (changes: object, key: string) => {
        const variables = { token, id: visit.id, input: { ...input, ...changes }, key };
        return (await app.ask(query, variables, caller)).data?.[field];
      };
      const first = await again({}, 'pressed-1');
      expect(first?.__typename).toMatch(/Signed$/);
      expect(await Promise.all([again({}, 'pressed-1'), again({}, 'pressed-1')])).toEqual([first, first]);
      expect(await again({ guestName: 'Júlia Anna Nagy' }, 'pressed-1')).toMatchObject({
        __typename: 'IdempotencyKeyReused',
      });
      expect(await again({}, 'pressed-2')).toMatchObject({ __typename: 'InvalidInput' });
      expect(await app.database.dataSource.query('SELECT count(*)::integer AS n FROM waivers')).toEqual([{ n: 2 }]);
    },
  );

  it.each(["Pat O'Brien-Muñoz", 'pat obrien munoz', 'PAT  O‘BRIEN-MUN\u0303OZ'])(
    'are signed once by one person: %s',
    async (again) => {
      await sign('Pat O’Brien-Muñoz');
      expect(await sign(again)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'guestName' }] });
    },
  );

  it('are signed by link and at the door, and counted on the visit without a new revision', async () => {
    await sign('June Marshall', { signedBy: 'Ada Marshall' });
    expect(await signAtDoor('Ben Marshall')).toEqual({
      __typename: 'WaiverSigned',
      booking: {
        revision: 0,
        waivers: {
          signed: 3,
          of: 3,
          guests: [
            { guestName: 'Ben Marshall', signedBy: null, place: 'door' },
            { guestName: 'Guest Person', signedBy: null, place: 'booking' },
            { guestName: 'June Marshall', signedBy: 'Ada Marshall', place: 'link' },
          ],
        },
      },
    });
    const rows = await app.database.dataSource.query('SELECT text_version, staff_id FROM waivers ORDER BY place DESC');
    expect(rows).toEqual([
      { text_version: WAIVER_VERSION, staff_id: null },
      { text_version: WAIVER_VERSION, staff_id: testStaff.id },
      { text_version: WAIVER_VERSION, staff_id: null },
    ]);
    expect(JSON.stringify(await app.database.dataSource.query('SELECT event FROM outbox'))).not.toContain('Marshall');
  });

  it('that are wrong are taken off by the desk, with a reason that becomes a note, and the guest can sign', async () => {
    await sign('Jnue Marshall', { signedBy: 'Ada Marshall' });
    await sign('Ben Marshall');
    const [{ id }] = await app.database.dataSource.query(`SELECT id FROM waivers WHERE guest_name = 'Jnue Marshall'`);
    const remove = async (reason: string, caller: Parameters<TourApp['ask']>[2] = testStaff) =>
      (await app.ask(REMOVE, { id, reason }, caller)).data?.removeWaiver;
    expect(await remove('A typing mistake', testGuide)).toEqual({ __typename: 'NotAllowed' });
    expect(await remove('')).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'reason' }] });
    expect(await sign('June Marshall')).toMatchObject({ __typename: 'AllWaiversSigned' });
    const answers = await Promise.all([remove('A typing mistake'), remove('A typing mistake')]);
    const [removed] = answers.filter((answer) => answer?.__typename === 'WaiverRemoved');
    expect(answers.map((answer) => answer?.__typename).sort()).toEqual(['WaiverNotFound', 'WaiverRemoved']);
    expect(removed).toMatchObject({
      booking: {
        revision: 0,
        waivers: { signed: 2, guests: [{ guestName: 'Ben Marshall' }, { guestName: 'Guest Person' }] },
        notes: [
          {
            forDoor: false,
            text: expect.stringMatching(/^Waiver of Jnue Marshall, by Ada Marshall .*: A typing mistake$/),
          },
        ],
      },
    });
    expect(await sign('June Marshall')).toMatchObject({ __typename: 'WaiverSigned' });
    expect(JSON.stringify(await app.database.dataSource.query('SELECT event FROM outbox'))).not.toContain('Marshall');
  });

  it('are never more than the guests of the party, also with concurrent signatures', async () => {
    const answers = await Promise.all(['Ada', 'Ben', 'June', 'Theo'].map((name) => sign(name)));
    const names = answers.map((answer) => answer?.__typename).sort();
    expect(names).toEqual(['AllWaiversSigned', 'AllWaiversSigned', 'WaiverSigned', 'WaiverSigned']);
  });

  it('are unique by name', async () => {
    await sign('Ada Marshall');
    expect(await sign('ada marshall ')).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'guestName' }] });
  });

  it.each([
    ['guestName', 'A', {}],
    ['textVersion', 'Ada', { textVersion: '2020-01' }],
  ])('require a valid %s', async (field, name, changes) => {
    expect(await sign(name, changes)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
  });

  it('are signed by link until the start, and at the door until a day later', async () => {
    const startAt = (start: string) => app.database.dataSource.query('UPDATE bookings SET starts_at = $1', [start]);
    // It is 16:30.
    await startAt('2026-11-21T16:30:00Z');
    expect(await sign('Ada')).toMatchObject({ __typename: 'BookingNotChangeable' });
    expect(await signAtDoor('Ada')).toMatchObject({ __typename: 'WaiverSigned' });
    await startAt('2026-11-20T16:30:00Z');
    expect(await signAtDoor('Ben')).toMatchObject({ __typename: 'BookingNotChangeable' });
  });

  it('need an existing booking that is not cancelled', async () => {
    const unknown = await app.ask(SIGN, { token: 'x', input: signature('Ada') });
    expect(unknown.data?.signWaiver).toMatchObject({ __typename: 'BookingNotFound' });
    await app.database.dataSource.query(`UPDATE bookings SET status = 'cancelled'`);
    expect(await sign('Ada')).toMatchObject({ __typename: 'BookingNotChangeable' });
  });

  it('can be signed at the door only with guides, the desk and managers', async () => {
    for (const stranger of strangers) expect((await signAtDoor('Ada', stranger))?.__typename).not.toBe('WaiverSigned');
    expect(await signAtDoor('Ada', { ...testStaff, staffRole: 'ops' })).toMatchObject({ __typename: 'NotAllowed' });
  });

  it('of a sale at the door are on paper', async () => {
    const sell = `mutation ($input: WalkUpInput!, $key: String!) { sellWalkUp(input: $input, idempotencyKey: $key) {
      ... on BookingCreated { booking { waivers { signed of } } } } }`;
    const input = walkUpPayload({ tickets: adults(3) });
    const { data } = await app.ask(sell, { input, key: newSaleKey() }, testStaff);
    expect(data?.sellWalkUp).toEqual({ booking: { waivers: { signed: 3, of: 3 } } });
  });
});

describe('access needs', () => {
  it('are set at booking and changed by link without a new revision', async () => {
    visit = await book({ accessNeeds: ' One of us uses a wheelchair. ', tourTime: '11:00 AM' });
    expect(visit.accessNeeds).toBe('One of us uses a wheelchair.');
    expect(await setNeeds('A chair at each stop')).toEqual({
      __typename: 'Booking',
      accessNeeds: 'A chair at each stop',
      revision: 0,
    });
    expect(await setNeeds(null)).toMatchObject({ accessNeeds: null });
  });

  it('are shown to staff, and neither to notifications nor in events', async () => {
    await setNeeds('Hard of hearing');
    const listed = await app.ask('{ bookings(date: "2026-12-05") { bookings { accessNeeds } } }', {}, testStaff);
    expect(listed.data?.bookings).toEqual({ bookings: [{ accessNeeds: 'Hard of hearing' }] });
    const ticket = 'query ($id: ID!) { bookingTicket(bookingId: $id) { accessNeeds } }';
    const mailed = await app.ask(ticket, { id: visit.id }, { role: 'service', name: 'notifications' });
    expect(mailed.data?.bookingTicket).toEqual({ accessNeeds: null });
    expect(JSON.stringify(await app.database.dataSource.query('SELECT event FROM outbox'))).not.toContain('hearing');
  });

  it('have a maximum length', async () => {
    expect(await setNeeds('x'.repeat(301))).toMatchObject({ fields: [{ field: 'accessNeeds' }] });
  });
});
