import { readingRoles } from '@hilltop/platform/identity/identity';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { WAIVER_VERSION } from '../src/bookings/waiver-version.js';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id confirmationCode visitUrl } } ... on Refusal { message } } }`;
const CORRECT = `mutation ($id: ID!, $input: CorrectContactInput!) {
  staffCorrectContact(bookingId: $id, input: $input, reason: "Misheard") { __typename } }`;
const NOTE = `mutation ($id: ID!, $input: BookingNoteInput!) { addBookingNote(bookingId: $id, input: $input) { __typename } }`;
const SIGN = `mutation ($id: ID!, $input: SignWaiverInput!) { signWaiverAtDoor(bookingId: $id, input: $input) { __typename } }`;
const SHOW = `query ($code: ID!) {
  booking(bookingId: $code) { confirmationCode firstName lastName party totalAmount toPay email phone specialRequests additionalNotes
    accessNeeds foodOrderDetails foodDeliveryAddress visitUrl waiverUrl linkReplacedBecause ticket heldAt
    scans { id } notes { text } guestBookEntry { id } waivers { signed of guests { guestName } }
    payments { amount method } refunds { amount } disputes { amount } }
  bookingChanges(bookingId: $code) { kind reason formerContact { firstName email } } }`;

let app: TourApp;
let code: string;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
  const notes = { specialRequests: 'A birthday', additionalNotes: 'Quiet, please', accessNeeds: 'A wheelchair' };
  const { data } = await app.ask(BOOK, { input: bookingInput({ ...notes, tickets: adults(2) }) });
  const booking = data?.createBooking?.booking as { id: string; confirmationCode: string } | undefined;
  const [id, staff] = [booking?.id, testStaff];
  code = booking?.confirmationCode ?? '';
  const input = { firstName: 'Ada', lastName: 'Person', email: 'ada@example.test', phone: '817-555-0199', revision: 0 };
  await app.ask(CORRECT, { id, input }, staff);
  await app.ask(
    NOTE,
    { id, input: { id: '0195c1a2-3b4c-4d5e-8f60-112233445577', text: 'A regular', forDoor: true } },
    staff,
  );
  await app.ask(SIGN, { id, input: { guestName: 'Grace', textVersion: WAIVER_VERSION } }, staff);
});
afterAll(() => app.close());

it.each(readingRoles)(
  '%s reads of a booking whose it is and its money, and nothing else of its guests',
  async (staffRole) => {
    const { data, errors } = await app.ask(SHOW, { code }, { ...testStaff, staffRole });
    expect(errors).toBeUndefined();
    expect(data?.booking).toEqual({
      ...{ confirmationCode: code, firstName: 'Ada', lastName: 'Person', party: '2 guests' },
      ...{ totalAmount: '50.00', toPay: '0.00', email: '', phone: '', specialRequests: null, additionalNotes: null },
      ...{ accessNeeds: null, foodOrderDetails: null, foodDeliveryAddress: null, visitUrl: '', waiverUrl: '' },
      ...{ linkReplacedBecause: null, ticket: null, heldAt: null, scans: null, notes: null, guestBookEntry: null },
      waivers: { signed: expect.any(Number), of: 2, guests: [] },
      payments: [{ amount: '50.00', method: 'online' }],
      refunds: [],
      disputes: [],
    });
    expect(data?.bookingChanges).toEqual([{ kind: 'contact_corrected', reason: 'Misheard', formerContact: null }]);
  },
);

it('the desk reads what they do not', async () => {
  const { data } = await app.ask(SHOW, { code }, { ...testStaff, staffRole: 'desk' });
  expect(data?.booking).toMatchObject({
    ...{ email: 'ada@example.test', accessNeeds: 'A wheelchair', notes: [{ text: 'A regular' }] },
    visitUrl: expect.stringMatching(/^https:/),
  });
  expect(data?.booking?.waivers).toMatchObject({ guests: expect.arrayContaining([{ guestName: 'Grace' }]) });
  expect(data?.bookingChanges).toMatchObject([{ formerContact: { email: 'guest@example.test' } }]);
});
