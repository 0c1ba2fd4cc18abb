import { randomUUID } from 'node:crypto';
import type { Language } from '@hilltop/contracts/house/languages';
import type { Identity } from '@hilltop/platform/identity/identity';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adults, bookingInput, SLOT } from './support/booking-request.js';
import { callerInput, linkPayment } from './support/caller.js';
import { openTourApp, type TourApp } from './support/tour-app.js';
import { acceptance } from './support/waiting-parties.js';

const BOOKED = 'id revision language visitUrl waiverUrl';
const BOOK = `mutation ($input: CreateBookingInput!, $key: String) { createBooking(input: $input, idempotencyKey: $key) { __typename
  ... on BookingCreated { replayed booking { ${BOOKED} } } ... on Refusal { message } } }`;
const CANCEL = `mutation ($id: ID!, $revision: Int!) { staffChangeBooking(bookingId: $id, input: { cancel: {}, revision: $revision },
  reason: "They called") { __typename } }`;
const WRITE = `mutation ($token: String!, $language: String!) { writeIn(token: $token, language: $language) { __typename
  ... on Booking { ${BOOKED} } ... on InvalidInput { fields { field } } } }`;
const STAFF_WRITE = `mutation ($id: ID!, $language: String!) { staffWriteIn(bookingId: $id, language: $language) { __typename
  ... on Booking { ${BOOKED} } } }`;
const HISTORY = 'query ($id: ID!) { bookingChanges(bookingId: $id) { kind byVisitor staffId revision } }';
const CALL = `mutation ($input: CallerBookingInput!, $key: String!) { bookForCaller(input: $input, idempotencyKey: $key) { __typename
  ... on BookingCreated { booking { ${BOOKED} } } ... on PaymentLinkMade { replayed link { id language payUrl } } ... on Refusal { message } } }`;
const PAY = `mutation ($token: String!, $input: PayByLinkInput!) { payByLink(token: $token, input: $input) { __typename
  ... on BookingCreated { booking { ${BOOKED} } } ... on Refusal { message } } }`;
const JOIN = `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { __typename
  ... on WaitlistJoined { entry { id language waitlistUrl } } ... on Refusal { message } } }`;
const NOTICE = 'query ($id: ID!) { waitlistNotice(entryId: $id) { waitlistUrl } }';
const CONFIRM = 'mutation ($token: String!) { confirmWaitlistEntry(token: $token) { __typename } }';
const ACCEPT = `mutation ($token: String!, $input: AcceptOfferInput!) { acceptOffer(token: $token, input: $input) { __typename
  ... on BookingCreated { booking { ${BOOKED} } } ... on Refusal { message } } }`;
const SALE_LINE = `mutation ($lineId: ID!, $input: TourLineInput!) { confirmSaleLine(lineId: $lineId, input: $input) { __typename
  ... on SaleLineConfirmed { bookingId } } }`;
const SHOW = `query ($id: ID!) { booking(bookingId: $id) { ${BOOKED} } }`;

interface Answer {
  readonly __typename: string;
  readonly booking: { readonly id: string; readonly revision: number; readonly language: string; visitUrl: string };
  readonly link: { readonly id: string; readonly payUrl: string };
  readonly entry: { readonly id: string; readonly waitlistUrl: string };
}

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
}, 60_000);
afterAll(() => app.close());
beforeEach(() =>
  emptyTables(
    app.database.dataSource,
    'bookings, booking_changes, payments, payment_links, refunds, holds, slots, waivers, outbox, waitlist_entries',
  ),
);

async function ask(query: string, variables: object, language: Language = 'en', by?: Identity): Promise<Answer> {
  const { data, errors } = await app.ask(query, variables, by, undefined, undefined, language);
  if (!data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as unknown as Answer;
}
const book = async (language: Language, changes: object = {}) =>
  (await ask(BOOK, { input: bookingInput({ ...changes }) }, language)).booking;
const lastPart = (url: string) => url.split('/').at(-1) ?? '';
/** The languages in events of a kind about something, oldest first. */
const told = async (id: string, name: string): Promise<string[]> => {
  const rows: { language: string }[] = await app.database.dataSource.query(
    `SELECT event -> 'data' ->> 'language' AS language FROM outbox WHERE aggregate_id = $1 AND subject = $2 ORDER BY position`,
    [id, `hilltop.bookings.${name}.v1`],
  );
  return rows.map(({ language }) => language);
};
const spanish = {
  language: 'es',
  visitUrl: expect.stringMatching(/^https:\/\/hilltop\.example\/es\/visit\/[\w-]{43}$/),
  waiverUrl: expect.stringMatching(/^https:\/\/hilltop\.example\/es\/waiver\/[\w-]{43}$/),
};

describe('a booking', () => {
  it('keeps the language of the page, in its links and events, and is the same when English repeats it', async () => {
    const request = { input: bookingInput(), key: randomUUID() };
    const { booking } = await ask(BOOK, request, 'es');
    expect(booking).toMatchObject(spanish);
    expect(await ask(BOOK, request)).toMatchObject({ replayed: true, booking: { id: booking.id, language: 'es' } });
    await ask(CANCEL, { id: booking.id, revision: 0 }, 'en', testStaff);
    expect(await told(booking.id, 'booking-confirmed')).toEqual(['es']);
    expect(await told(booking.id, 'booking-cancelled')).toEqual(['es']);
  });

  it('is English on an English page', async () => {
    const booking = await book('en');
    expect(booking).toMatchObject({ language: 'en', visitUrl: expect.stringMatching(/example\/visit\//) });
    expect(await told(booking.id, 'booking-confirmed')).toEqual(['en']);
  });

  it('is written in another language once its guest chooses it, by a line of the history and without a mail', async () => {
    const { id, visitUrl } = await book('en');
    const token = lastPart(visitUrl);
    const chosen = { __typename: 'Booking', revision: 1, ...spanish };
    for (let time = 0; time < 2; time += 1) expect(await ask(WRITE, { token, language: 'es' })).toMatchObject(chosen);
    const { data } = await app.ask(HISTORY, { id }, testStaff);
    expect(data?.bookingChanges).toEqual([{ kind: 'language_changed', byVisitor: true, staffId: null, revision: 1 }]);
    expect(await told(id, 'booking-link-requested')).toEqual([]);
    await ask(CANCEL, { id, revision: 1 }, 'en', testStaff);
    expect(await told(id, 'booking-cancelled')).toEqual(['es']);
  });

  it('takes no language that nobody can write', async () => {
    const token = lastPart((await book('en')).visitUrl);
    expect(await ask(WRITE, { token, language: 'fr' })).toEqual({
      __typename: 'InvalidInput',
      fields: [{ field: 'language' }],
    });
    expect(await ask(WRITE, { token: 'x', language: 'es' })).toMatchObject({ __typename: 'BookingNotFound' });
  });

  it('gets its language from staff too, who are recorded', async () => {
    const { id } = await book('en');
    expect(await ask(STAFF_WRITE, { id, language: 'es' }, 'en', testStaff)).toMatchObject(spanish);
    const [action] = await app.database.dataSource.query(
      `SELECT event -> 'data' AS data FROM outbox WHERE subject LIKE '%staff-action-recorded%'`,
    );
    expect(action.data).toMatchObject({
      action: 'staffWriteIn',
      before: { language: 'en' },
      after: { language: 'es' },
    });
    expect(await ask(STAFF_WRITE, { id, language: 'en' })).toMatchObject({ __typename: 'NotSignedIn' });
  });

  it('of a cart has the language in which its order asks for it', async () => {
    const { visit } = bookingInput();
    const line = (await ask(SALE_LINE, { lineId: randomUUID(), input: visit }, 'es', {
      role: 'service',
      name: 'orders',
    })) as unknown as { bookingId: string };
    expect(await ask(SHOW, { id: line.bookingId }, 'en', testStaff)).toMatchObject(spanish);
  });
});

describe('a booking for a caller', () => {
  const call = (changes: object, more: object, key: string = randomUUID()) =>
    ask(CALL, { input: { ...callerInput({ ...changes }), ...more }, key }, 'en', testStaff);
  const link = { payment: 'link', payUntil: '2026-11-21T20:00:00Z' };

  it('is English unless staff pick another language', async () => {
    expect((await call({}, {})).booking).toMatchObject({ language: 'en' });
    expect((await call({}, { language: 'es' })).booking).toMatchObject(spanish);
  });

  it('has the language of its link when it is paid, or of the page that its payer reads', async () => {
    const key = randomUUID();
    const made = await call(link, { language: 'es' }, key);
    expect(made.link).toMatchObject({ language: 'es', payUrl: expect.stringContaining('example/es/pay/') });
    expect(await call(link, {}, key)).toMatchObject({ replayed: true });
    expect(await told(made.link.id, 'payment-link-sent')).toEqual(['es']);
    const paid = await ask(PAY, { token: lastPart(made.link.payUrl), input: linkPayment() });
    expect(paid.booking).toMatchObject(spanish);

    const english = await call({ ...link, tourTime: '2:00 PM' }, {});
    const input = linkPayment({ paymentIntentId: 'pi_other' });
    expect((await ask(PAY, { token: lastPart(english.link.payUrl), input }, 'es')).booking).toMatchObject(spanish);
  });
});

describe('a party that waits', () => {
  it('has the language of the page, in its links, its events and its booking', async () => {
    const five = await book('en', { tickets: adults(5) });
    await book('en', { tickets: adults(20) });
    const party = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', phone: '817-555-0100' };
    const { entry } = await ask(JOIN, { input: { ...SLOT, tickets: adults(4), ...party } }, 'es');
    expect(entry).toMatchObject({ language: 'es', waitlistUrl: expect.stringContaining('example/es/waitlist/') });
    const notice = await app.ask(NOTICE, { id: entry.id }, { role: 'service', name: 'notifications' });
    const mailed = String(notice.data?.waitlistNotice?.waitlistUrl);
    expect(mailed).toContain('example/es/waitlist/');
    await ask(CONFIRM, { token: lastPart(mailed) });
    await ask(CANCEL, { id: five.id, revision: 0 }, 'en', testStaff);
    expect(await told(entry.id, 'waitlist-joined')).toEqual(['es']);
    expect(await told(entry.id, 'seats-offered')).toEqual(['es']);
    const accepted = await ask(ACCEPT, { token: lastPart(entry.waitlistUrl), input: acceptance(4, 'pi_offer') });
    expect(accepted.booking).toMatchObject(spanish);
  });
});
