import { randomUUID } from 'node:crypto';
import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { erasePerson } from '@hilltop/platform/personal-data/erase-when-requested';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data.js';
import { adults, bookingInput } from './support/booking-request.js';
import { testGuide } from './support/door.js';
import { putOnAll } from './support/put-on.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id visitUrl confirmationCode } } ... on Refusal { message } } }`;
const CORRECT = `mutation ($id: ID!, $input: CorrectContactInput!) { staffCorrectContact(bookingId: $id, input: $input, reason: "A typing mistake") {
  __typename ... on BookingChanged { booking { visitUrl email revision } } ... on InvalidInput { fields { field } } } }`;
const REFUND = `mutation ($id: ID!, $input: RefundGoodwillInput!) { staffRefundGoodwill(bookingId: $id, input: $input, reason: "They waited") {
  __typename ... on RefundTooHigh { left } ... on InvalidInput { fields { field } } ... on BookingChanged { booking { refunds { reason amount } } } } }`;
const NOTE = `mutation ($id: ID!, $input: BookingNoteInput!) { addBookingNote(bookingId: $id, input: $input) {
  __typename ... on BookingNoteAdded { note { id } } ... on InvalidInput { fields { field } } } }`;
const REMOVE = `mutation ($id: ID!) { removeBookingNote(noteId: $id) { __typename ... on BookingNoteRemoved { note { text } } } }`;
const SHOW = `query ($token: String!) { myBooking(token: $token) { __typename
  ... on Booking { firstName notes { text } } ... on BookingNotFound { replaced } } }`;
const STORED = `query ($email: String!) { bookingsByEmail(email: $email) { firstName notes { text } }
  formerContactsByEmail(email: $email) { confirmationCode firstName email phone } }`;
const contact = { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@example.test', phone: '817-555-0168' };

let app: TourApp;
let booking: { id: string; visitUrl: string; confirmationCode: string };
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());
beforeEach(async () => {
  const tables = 'bookings, booking_changes, booking_notes, payments, refunds, slots, waivers, outbox';
  await emptyTables(app.database.dataSource, tables);
  const { data } = await app.ask(BOOK, { input: bookingInput({ tickets: adults(2), email: 'rosa@exmaple.test' }) });
  const created = data?.createBooking as unknown as { booking: typeof booking };
  booking = created.booking;
});

const rows = (query: string) => app.database.dataSource.query(query);
const mails = async () => (await rows(`SELECT 1 FROM outbox WHERE subject LIKE '%booking-link-requested%'`)).length;
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const show = async (url: string) => (await app.ask(SHOW, { token: tokenOf(url) })).data?.myBooking;
type Caller = Parameters<TourApp['ask']>[2];
const correct = async (input: object, caller: Caller = testStaff) =>
  (await app.ask(CORRECT, { id: booking.id, input }, caller)).data?.staffCorrectContact as unknown as {
    __typename: string;
    booking: { visitUrl: string };
  };
const note = async (text: string, forDoor: boolean, id: string = randomUUID()) =>
  (await app.ask(NOTE, { id: booking.id, input: { id, text, forDoor } }, testStaff)).data?.addBookingNote;

describe('staff who correct an address', () => {
  it('end the link that went to it, and have the ticket mailed with a new one', async () => {
    const answer = await correct({ ...contact, revision: 0 });
    expect(answer).toMatchObject({ __typename: 'BookingChanged', booking: { email: contact.email, revision: 1 } });
    expect(await show(booking.visitUrl)).toEqual({ __typename: 'BookingNotFound', replaced: true });
    expect(await show(answer.booking.visitUrl)).toMatchObject({ __typename: 'Booking', firstName: 'Rosa' });
    expect(await mails()).toBe(1);
    expect(JSON.stringify(await rows('SELECT event FROM outbox'))).not.toMatch(/rosa|Delgado|typing mistake/i);
  });

  it('keep the link when only the name or the phone changes, and mail the ticket', async () => {
    const answer = await correct({ ...contact, email: 'ROSA@exmaple.test', revision: 0 });
    expect(answer.booking.visitUrl).toBe(booking.visitUrl);
    expect(await mails()).toBe(1);
  });

  it('may leave no address, and then nothing is mailed', async () => {
    expect(await correct({ ...contact, email: '', phone: null, revision: 0 })).toMatchObject({
      booking: { email: '' },
    });
    expect(await mails()).toBe(0);
  });

  it.each([
    [{ email: 'rosa@delgado' }, 'email'],
    [{ phone: '555' }, 'phone'],
    [{ firstName: ' R' }, 'firstName'],
  ])('are told what is wrong with %j', async (wrong, field) => {
    const refused = { __typename: 'InvalidInput', fields: [{ field }] };
    expect(await correct({ ...contact, ...wrong, revision: 0 })).toEqual(refused);
  });

  it('find the guest under the new address; what there was of the old one is exported and erased under either', async () => {
    await correct({ ...contact, revision: 0 });
    const stored = async (email: string) => (await app.ask(STORED, { email }, testStaff)).data;
    const former = [{ confirmationCode: booking.confirmationCode, email: 'rosa@exmaple.test' }];
    expect(await stored('rosa@example.test')).toMatchObject({
      bookingsByEmail: [{ firstName: 'Rosa' }],
      formerContactsByEmail: former,
    });
    expect(await stored('Rosa@Exmaple.test')).toMatchObject({ bookingsByEmail: [], formerContactsByEmail: former });
    const { manager } = app.database.dataSource;
    await erasePerson(manager, PERSONAL_DATA, emailHash('rosa@exmaple.test'));
    expect(await stored('rosa@example.test')).toMatchObject({
      bookingsByEmail: [{ firstName: 'Rosa' }],
      formerContactsByEmail: [],
    });
  });

  it('are of the desk or managers', async () => {
    for (const caller of [...strangers, testGuide])
      expect((await correct({ ...contact, revision: 0 }, caller))?.__typename ?? 'refused').not.toBe('BookingChanged');
  });
});

describe('staff who give money back', () => {
  const refund = async (amount: string, revision: number) =>
    (await app.ask(REFUND, { id: booking.id, input: { amount, revision } }, testStaff)).data?.staffRefundGoodwill;

  it('choose the amount up to what was paid, and the guest gets a mail', async () => {
    expect(await refund('10.00', 0)).toMatchObject({ booking: { refunds: [{ reason: 'goodwill', amount: '10.00' }] } });
    expect(await mails()).toBe(1);
    expect(await refund('40.01', 1)).toEqual({ __typename: 'RefundTooHigh', left: '40.00' });
    for (const wrong of ['0', '-5', 'ten'])
      expect(await refund(wrong, 1)).toEqual({ __typename: 'InvalidInput', fields: [{ field: 'amount' }] });
  });
});

describe('the notes of a booking', () => {
  const notes = async (caller: Caller) => {
    const list = `{ bookings(date: "2026-12-05") { bookings { notes { text } } } }`;
    const { data } = await app.ask(list, {}, caller);
    const page = data?.bookings as unknown as { bookings: { notes: { text: string }[] }[] } | undefined;
    return page?.bookings[0]?.notes.map(({ text }) => text);
  };

  it('are seen by staff alone; guides and the door see those for the door', async () => {
    await note('Asked about the steps twice', false);
    // Notes of the same millisecond have no order.
    app.clock.forward(1);
    await note('A chair at the garden stop', true);
    expect(await notes(testStaff)).toEqual(['Asked about the steps twice', 'A chair at the garden stop']);
    expect(await show(booking.visitUrl)).toMatchObject({ notes: null });
    const manifest = '{ doorManifest(date: "2026-12-05") { parties { notes } } }';
    const { data } = await app.ask(manifest, {}, testStaff);
    expect(data?.doorManifest).toMatchObject({ parties: [{ notes: ['A chair at the garden stop'] }] });
    await putOnAll(app.database.dataSource, testGuide.id);
    const day = '2026-12-05T14:00:00Z';
    app.clock.set(day);
    expect(await notes(testGuide)).toEqual(['A chair at the garden stop']);
    app.clock.set('2026-11-21T16:30:00Z');
    expect(JSON.stringify(await rows('SELECT event FROM outbox'))).not.toMatch(/steps|garden stop/);
  });

  it('are there once however often they are sent, and can be removed once', async () => {
    const id = randomUUID();
    await Promise.all([1, 2, 3].map(() => note('Call back', false, id)));
    expect(await notes(testStaff)).toEqual(['Call back']);
    const remove = async () => (await app.ask(REMOVE, { id }, testStaff)).data?.removeBookingNote?.__typename;
    expect((await Promise.all([remove(), remove()])).toSorted()).toEqual(['BookingNoteNotFound', 'BookingNoteRemoved']);
    expect(await notes(testStaff)).toEqual([]);
  });

  it('are 50 at most, also when they are sent at once', async () => {
    for (let at = 0; at < 49; at += 1) await note(`Note ${at}`, false);
    const last = await Promise.all([1, 2, 3, 4].map((at) => note(`Last ${at}`, false)));
    const names = last.map((answer) => answer?.__typename).toSorted();
    expect(names).toEqual(['BookingNoteAdded', 'InvalidInput', 'InvalidInput', 'InvalidInput']);
  });
});
