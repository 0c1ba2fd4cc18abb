import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RequestBookingLink } from '../src/visits/request-booking-link/request-booking-link.js';
import { RequestVisitLinks } from '../src/visits/request-visit-links/request-visit-links.js';
import { bookingInput } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) {
  ... on BookingCreated { booking { id visitUrl confirmationCode } } ... on Refusal { message } } }`;
const LINK = `mutation ($code: String!, $email: String!) { requestBookingLink(code: $code, email: $email) { __typename
  ... on TooManyLinkRequests { retryAfterSeconds } ... on InvalidInput { fields { field message } } ... on Refusal { message } } }`;
const MAILED = `SELECT 1 FROM outbox WHERE aggregate_id = $1 AND subject = 'hilltop.bookings.booking-link-requested.v1'`;

interface Booked {
  readonly id: string;
  readonly visitUrl: string;
  readonly confirmationCode: string;
}

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.database.dataSource, 'bookings, payments, slots, waivers, outbox, link_counts'));

const rows = (query: string, values: unknown[] = []) => app.database.dataSource.query(query, values);
const mails = async (id: string): Promise<number> => (await rows(MAILED, [id])).length;
async function book(changes: object = {}): Promise<Booked> {
  const { data } = await app.ask(BOOK, { input: bookingInput({ ...changes }) });
  const created = data?.createBooking as unknown as { booking: Booked };
  return created.booking;
}

describe('a request for a link', () => {
  const asked = async (code: string, email: string) => (await app.ask(LINK, { code, email })).data?.requestBookingLink;
  const askedFrom = async (caller: string, code: string, email: string) => {
    const links = app.app.get(RequestBookingLink, { strict: false });
    return (await links.byCode({ code, email, replace: false }, caller))?.__typename ?? 'BookingLinkRequested';
  };

  it('gets the same answer whether or not the booking exists, and an e-mail only if it does', async () => {
    const booking = await book({ email: 'Ada@Example.test' });
    const right = await asked(booking.confirmationCode.toLowerCase(), 'ada@example.TEST');
    expect(right?.__typename).toBe('BookingLinkRequested');
    expect(await asked(booking.confirmationCode, 'eve@example.test')).toEqual(right);
    expect(await asked('HT-2222-2222', 'eve2@example.test')).toEqual(right);
    expect(await mails(booking.id)).toBe(1);
  });

  it('finds the code as people type it', async () => {
    const { id, confirmationCode } = await book({ email: 'ada@example.test' });
    const letters = confirmationCode.replace(/^HT-/, '');
    for (const typed of [letters.replace('-', ' ').toLowerCase(), `ht${letters}`, letters]) {
      expect((await asked(typed, 'ada@example.test'))?.__typename).toBe('BookingLinkRequested');
    }
    expect(await mails(id)).toBe(3);
  });

  it('says of something that is no code that it is none, without using up a try', async () => {
    const fields = [{ field: 'code', message: expect.stringContaining('HT-7K4M-9QXW') }];
    for (let time = 0; time < 10; time += 1)
      expect(await asked('HT-7K4M-9QX', 'ada@example.test')).toMatchObject({ __typename: 'InvalidInput', fields });
    expect(await rows('SELECT * FROM link_counts')).toEqual([]);
  });

  it('is limited to five for a mailbox and a caller', async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1)
      answers.push((await asked('HT-2222-2222', `often+${time}@example.test`))?.__typename);
    expect(answers).toEqual([...Array(5).fill('BookingLinkRequested'), 'TooManyLinkRequests']);
    expect(JSON.stringify(await rows('SELECT * FROM link_counts'))).not.toContain('often');
  });

  it('is not stopped by what strangers ask in the guest’s name', async () => {
    const { id, confirmationCode } = await book({ email: 'ada@example.test' });
    for (let time = 0; time < 30; time += 1)
      await askedFrom(`stranger ${time % 3}`, 'HT-2222-2222', 'ada@example.test');
    expect(await askedFrom('stranger 0', 'HT-2222-2222', 'ada@example.test')).toBe('TooManyLinkRequests');
    expect(await askedFrom('guest', confirmationCode, 'ada@example.test')).toBe('BookingLinkRequested');
    expect(await mails(id)).toBe(1);
  });

  it('mails one address five times at most, from whatever callers, once the code fits', async () => {
    const { id, confirmationCode } = await book({ email: 'ada@example.test' });
    for (let caller = 0; caller < 8; caller += 1)
      await askedFrom(`caller ${caller}`, confirmationCode, 'ADA@example.test');
    expect(await mails(id)).toBe(5);
  });
});

const LINKS = `mutation ($email: String!) { requestVisitLinks(email: $email) { __typename
  ... on InvalidInput { fields { field } } ... on Refusal { message } ... on BookingLinkRequested { message } } }`;
const OF_ADDRESS = 'query ($id: ID!) { visitLinks(bookingId: $id) { id visitUrl accessNeeds } }';
const LINKS_MAILED = `SELECT aggregate_id AS id, event FROM outbox WHERE subject = 'hilltop.bookings.visit-links-requested.v1'`;

describe('a request for all links of an address', () => {
  const asked = async (email: string) => (await app.ask(LINKS, { email })).data?.requestVisitLinks;
  const askedFrom = (caller: string, email: string) =>
    app.app.get(RequestVisitLinks, { strict: false }).execute(email, caller);

  it('gets the same answer whether or not there are visits, and causes one e-mail if there are', async () => {
    const first = await book({ email: 'Ada@Example.test' });
    const second = await book({ email: 'ada@example.test', tourTime: '11:00 AM', paymentIntentId: 'pi_second' });
    await book({ email: 'eve@example.test', tourTime: '2:00 PM', paymentIntentId: 'pi_third' });
    const right = await asked('ada@example.TEST');
    expect(right?.__typename).toBe('BookingLinkRequested');
    expect(await asked('nobody@example.test')).toEqual(right);
    const mailed: { id: string; event: object }[] = await rows(LINKS_MAILED);
    expect(mailed.map(({ id }) => id)).toEqual([first.id]);
    expect(JSON.stringify(mailed)).not.toMatch(/example/i);
    const service = { role: 'service', name: 'notifications' } as const;
    const { data } = await app.ask(OF_ADDRESS, { id: first.id }, service);
    expect(data?.visitLinks).toEqual([
      { id: first.id, visitUrl: first.visitUrl, accessNeeds: null },
      { id: second.id, visitUrl: second.visitUrl, accessNeeds: null },
    ]);
  });

  it('knows no canceled visit', async () => {
    const { id } = await book({ email: 'ada@example.test' });
    await rows(`UPDATE bookings SET status = 'cancelled' WHERE id = $1`, [id]);
    await asked('ada@example.test');
    expect(await rows(LINKS_MAILED)).toEqual([]);
    expect(await asked('no address')).toMatchObject({ fields: [{ field: 'email' }] });
  });

  it('is limited to thirty for a caller, who may be a full room, and strangers do not stop the guest', async () => {
    await book({ email: 'ada@example.test' });
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push(await askedFrom('stranger', `a${time}@example.test`));
    expect(answers.map((answer) => answer?.__typename)).toEqual([...Array(30).fill(undefined), 'TooManyLinkRequests']);
    expect(await askedFrom('stranger', 'ada@example.test')).toMatchObject({ __typename: 'TooManyLinkRequests' });
    expect(await askedFrom('guest', 'ada@example.test')).toBeUndefined();
    expect(await rows(LINKS_MAILED)).toHaveLength(1);
  });

  it('mails one address five times at most, from whatever callers', async () => {
    await book({ email: 'ada@example.test' });
    for (let caller = 0; caller < 8; caller += 1) await askedFrom(`caller ${caller}`, 'ada@example.test');
    expect(await rows(LINKS_MAILED)).toHaveLength(5);
  });
});
