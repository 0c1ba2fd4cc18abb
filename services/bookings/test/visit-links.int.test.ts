import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StoreChange } from '../src/visits/store-change.js';
import { bookingInput } from './support/booking-request.js';
import { testGuide } from './support/door.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id visitUrl waiverUrl confirmationCode email } } ... on Refusal { message } } }`;
const CONTACT = 'status email phone waiverUrl visitUrl linkReplacedBecause';
const SHOW = `query ($token: String!) { myBooking(token: $token) { __typename ... on Booking { ${CONTACT} }
  ... on BookingNotFound { message replaced } } }`;
const REPLACE = `mutation ($id: ID!, $reason: String!) { replaceVisitLink(bookingId: $id, reason: $reason) { __typename
  ... on VisitLinkReplaced { booking { visitUrl linkReplacedBecause } } ... on InvalidInput { fields { field } } } }`;
const REPLACE_MINE = `mutation ($token: String!) { replaceMyVisitLink(token: $token) { __typename
  ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const FIND = `mutation ($code: String!, $email: String!) { requestBookingLink(code: $code, email: $email, replace: true) {
  __typename ... on BookingLinkRequested { message } } }`;
const RESEND = `mutation ($token: String!) { resendTicket(token: $token) { __typename ... on InvalidInput { fields { message } } } }`;
const CANCEL = `mutation ($token: String!) { changeBooking(token: $token, input: { cancel: {}, revision: 0 }) { __typename
  ... on BookingChanged { booking { email } } } }`;
const MAILED = `SELECT 1 FROM outbox WHERE aggregate_id = $1 AND subject = 'hilltop.bookings.booking-link-requested.v1'`;

interface Booked {
  readonly id: string;
  readonly visitUrl: string;
  readonly waiverUrl: string;
  readonly confirmationCode: string;
  readonly email: string;
}

let app: TourApp;
let booking: Booked;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T16:30:00Z');
  const tables = 'bookings, booking_changes, payments, refunds, slots, waivers, outbox, link_counts';
  await emptyTables(app.database.dataSource, tables);
  const { data } = await app.ask(BOOK, { input: bookingInput({ email: 'ada@example.test', phone: '817-555-0123' }) });
  const created = data?.createBooking as unknown as { booking: Booked };
  booking = created.booking;
});

const rows = (query: string, values: unknown[] = []) => app.database.dataSource.query(query, values);
const mails = async (): Promise<number> => (await rows(MAILED, [booking.id])).length;
const lastPart = (url: string) => url.split('/').at(-1) ?? '';
const token = () => lastPart(booking.visitUrl);
const show = async (one = token()) => (await app.ask(SHOW, { token: one })).data?.myBooking;
const replace = async (reason = 'Forwarded by mistake', caller: Parameters<TourApp['ask']>[2] = testStaff) =>
  (await app.ask(REPLACE, { id: booking.id, reason }, caller)).data?.replaceVisitLink;
const replaceMine = async (one = token()) => (await app.ask(REPLACE_MINE, { token: one })).data?.replaceMyVisitLink;
const newToken = async () => {
  const { data } = await app.ask(
    `query ($id: ID!) { booking(bookingId: $id) { visitUrl } }`,
    { id: booking.id },
    testStaff,
  );
  return lastPart(String(data?.booking?.visitUrl));
};

describe('a link', () => {
  it('is replaced by staff, who say why; the earlier one says so, and the new one is mailed', async () => {
    const answer = await replace();
    const shown = answer as unknown as { booking: { visitUrl: string } };
    expect(answer).toMatchObject({
      __typename: 'VisitLinkReplaced',
      booking: { linkReplacedBecause: 'Forwarded by mistake' },
    });
    expect(await show()).toEqual({
      __typename: 'BookingNotFound',
      message: expect.stringContaining('was replaced'),
      replaced: true,
    });
    expect(await show(lastPart(shown.booking.visitUrl))).toMatchObject({
      __typename: 'Booking',
      linkReplacedBecause: null,
    });
    expect(await mails()).toBe(1);
  });

  it('is replaced by staff in the record, without the reason', async () => {
    await replace();
    const [action] = await rows(
      `SELECT event FROM outbox WHERE subject LIKE '%staff-action-recorded%' AND aggregate_id = $1`,
      [testStaff.id],
    );
    expect(action?.event.data).toMatchObject({
      action: 'replaceVisitLink',
      targetType: 'booking',
      targetId: booking.id,
      before: { linkVersion: 0 },
      after: { linkVersion: 1 },
    });
    expect(JSON.stringify(await rows('SELECT event FROM outbox'))).not.toContain('Forwarded');
  });

  it('is not replaced without a reason, or by others than the desk and managers', async () => {
    expect(await replace(' ')).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'reason' }] });
    for (const caller of [...strangers, testGuide, { ...testStaff, staffRole: 'ops' } as const])
      expect((await replace('Because', caller))?.__typename).not.toBe('VisitLinkReplaced');
    expect(await show()).toMatchObject({ __typename: 'Booking' });
  });

  it('is replaced by its visitor at once, and the new one goes to the guest’s address only', async () => {
    const answers = await Promise.all([replaceMine(), replaceMine()]);
    expect(answers.map((answer) => answer?.__typename)).toContain('BookingLinkRequested');
    expect(JSON.stringify(answers)).not.toContain('/visit/');
    expect(await show()).toMatchObject({ replaced: true });
    expect(await mails()).toBe(1);
    expect(await replaceMine()).toMatchObject({ __typename: 'InvalidInput' });
    expect(await show(await newToken())).toMatchObject({ __typename: 'Booking' });
  });

  it('is replaced by code and address', async () => {
    const { confirmationCode: code, email } = booking;
    const right = (await app.ask(FIND, { code, email })).data?.requestBookingLink;
    const wrong = (await app.ask(FIND, { code: 'HT-2222-2222', email })).data?.requestBookingLink;
    expect(right).toEqual(wrong);
    expect(await show()).toMatchObject({ replaced: true });
    expect(await mails()).toBe(1);
  });

  it('stays with staff when the party has no address', async () => {
    await rows(`UPDATE bookings SET email = ''`);
    expect(await replaceMine()).toMatchObject({ fields: [{ message: expect.stringContaining('call us') }] });
    expect(await replace()).toMatchObject({ __typename: 'VisitLinkReplaced' });
    expect(await mails()).toBe(0);
  });

  it('does not work again through a change that was read before', async () => {
    const store = app.app.get(StoreChange, { strict: false });
    const execute = store.execute.bind(store);
    store.execute = async (parts) => {
      await replace();
      return execute(parts);
    };
    try {
      const cancelled = await app.ask(CANCEL, { token: token() });
      expect(cancelled.data?.changeBooking).toMatchObject({ __typename: 'BookingChanged' });
    } finally {
      store.execute = execute;
    }
    expect(await show()).toMatchObject({ replaced: true });
  });

  it('is not mailed again for a canceled booking', async () => {
    await app.ask(CANCEL, { token: token() });
    const answer = (await app.ask(RESEND, { token: token() })).data?.resendTicket;
    expect(answer).toMatchObject({ fields: [{ message: 'This booking is canceled, so it has no ticket.' }] });
    expect(await mails()).toBe(0);
  });
});

describe('the contact data behind a link', () => {
  it('are masked, in changes too, and whole for the person who typed them and for staff', async () => {
    expect(booking.email).toBe('ada@example.test');
    expect(await show()).toMatchObject({ email: 'a…@e…', phone: '…23' });
    const cancelled = await app.ask(CANCEL, { token: token() });
    expect(cancelled.data?.changeBooking).toMatchObject({ booking: { email: 'a…@e…' } });
    const staffs = await app.ask(
      `query ($id: ID!) { booking(bookingId: $id) { email phone } }`,
      { id: booking.id },
      testStaff,
    );
    expect(staffs.data?.booking).toEqual({ email: 'ada@example.test', phone: '817-555-0123' });
  });

  it('are gone a day after the visit', async () => {
    app.clock.set('2026-12-06T15:59:59Z');
    expect(await show()).toMatchObject({ email: 'a…@e…' });
    app.clock.set('2026-12-06T16:00:00Z');
    expect(await show()).toMatchObject({ email: '', phone: '' });
  });

  it('are gone a day after the cancellation', async () => {
    await app.ask(CANCEL, { token: token() });
    app.clock.set('2026-11-22T16:29:59Z');
    expect(await show()).toMatchObject({ status: 'cancelled', email: 'a…@e…' });
    app.clock.set('2026-11-22T16:30:00Z');
    expect(await show()).toMatchObject({ status: 'cancelled', email: '', phone: '' });
  });
});
