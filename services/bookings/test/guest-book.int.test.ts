import { randomUUID } from 'node:crypto';
import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { erasePerson } from '@hilltop/platform/personal-data/erase-when-requested';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data.js';
import { testGuide } from './support/door.js';
import { type Booked, type Caller, type DoorApp, openDoorApp, scanOf } from './support/door-app.js';

const WRITE = `mutation ($token: String!, $input: WriteGuestBookInput!) { writeGuestBook(token: $token, input: $input) {
  __typename ... on GuestBookWritten { visit { state writtenAt } } ... on GuestBookNotOpen { state }
  ... on InvalidInput { fields { field } } } }`;
const AFTER = `query ($token: String!) { afterVisit(token: $token) { __typename ... on AfterVisit { state firstName cameIn tourName } } }`;
const BOOK = `query ($sheet: Int!) { guestBook(sheet: $sheet) { pages { words firstName visitedIn } total since sheet sheets } }`;
const LIST = `query ($list: GuestBookList!) { guestBookEntries(list: $list) {
  entries { id words privateWords stars state confirmationCode leftOutBecause } held takenIn leftOut private starsGiven starsAverage } }`;
const DECIDE = `mutation ($id: ID!, $was: GuestBookState!, $state: GuestBookState!, $because: LeftOutBecause) {
  decideGuestBookEntry(id: $id, was: $was, state: $state, because: $because) { __typename
    ... on GuestBookEntry { state words } ... on GuestBookDecidedMeanwhile { state } ... on InvalidInput { fields { field } } } }`;

const words = { words: 'I came for the tunnel and stayed for the view.', firstName: 'Ada' };

let app: DoorApp;
beforeAll(async () => {
  app = await openDoorApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-12-03T16:30:00Z');
  await emptyTables(app.database.dataSource, 'bookings, payments, slots, scans, guest_book_entries, outbox');
});

const write = async ({ token }: { token: string }, input: object = words) =>
  (await app.ask(WRITE, { token, input })).data?.writeGuestBook;
const after = async ({ token }: { token: string }) => (await app.ask(AFTER, { token })).data?.afterVisit;
const show = async (sheet = 1) => (await app.ask(BOOK, { sheet })).data?.guestBook;
async function list(which = 'HELD') {
  const { data } = await app.ask(LIST, { list: which }, testStaff);
  return data?.guestBookEntries as unknown as { entries: { id: string }[] } & Record<string, unknown>;
}
const decide = async (
  id: string,
  was: string,
  state: string,
  because: string | null = null,
  caller: Caller = testStaff,
) => (await app.ask(DECIDE, { id, was, state, because }, caller)).data?.decideGuestBookEntry;

/** A party that was let in, on the day after its visit. */
async function cameYesterday(people = 2, changes: object = {}): Promise<Booked> {
  app.clock.set('2026-12-03T16:30:00Z');
  const booking = await app.book(changes);
  await app.submit([scanOf(booking, { people })]);
  app.clock.set('2026-12-06T16:00:00Z');
  return booking;
}

describe('a party', () => {
  it('that came writes once, also when it presses often at once', async () => {
    const booking = await cameYesterday();
    expect(await after(booking)).toMatchObject({ state: 'OPEN', firstName: 'Guest', cameIn: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(booking)));
    expect(answers.filter((answer) => answer?.__typename === 'GuestBookWritten')).toHaveLength(1);
    expect(answers.filter((answer) => answer?.__typename === 'GuestBookNotOpen')).toHaveLength(4);
    expect(await after(booking)).toMatchObject({ state: 'WRITTEN' });
    const events = await app.database.dataSource.query(`SELECT event FROM outbox WHERE subject LIKE '%guest-book%'`);
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain('tunnel');
  });

  it('that was not let in cannot write, nor one whose count was put right to nobody', async () => {
    const missed = await app.book({ tourTime: '11:00 AM' });
    const mistaken = await cameYesterday(2, { tourTime: '12:00 PM' });
    await app.submit([scanOf(mistaken, { people: 0 })]);
    await app.database.dataSource.query('UPDATE scans SET people = 0 WHERE booking_id = $1', [mistaken.id]);
    for (const party of [missed, mistaken]) {
      expect(await after(party)).toMatchObject({ state: 'DID_NOT_COME', cameIn: 0 });
      expect(await write(party)).toEqual({ __typename: 'GuestBookNotOpen', state: 'DID_NOT_COME' });
    }
  });

  it('writes neither before its start, nor after four weeks, nor with another link', async () => {
    const booking = await app.book();
    await app.submit([scanOf(booking)]);
    expect(await write(booking)).toMatchObject({ state: 'NOT_YET' });
    app.clock.set('2027-01-02T16:00:00Z');
    expect(await write(booking)).toMatchObject({ state: 'OVER' });
    const [invited] = await app.database.dataSource.query('SELECT id FROM bookings');
    expect(invited.id).toBe(booking.id);
    expect(await write({ token: booking.token.slice(0, -1) })).toMatchObject({ __typename: 'BookingNotFound' });
    expect(await after({ token: 'no' })).toMatchObject({ __typename: 'BookingNotFound' });
  });

  it('is told which field is wrong, and nothing is stored', async () => {
    const booking = await cameYesterday();
    expect(await write(booking, { words: 'x'.repeat(401), firstName: 'Ada', stars: 9 })).toEqual({
      __typename: 'InvalidInput',
      fields: [{ field: 'words' }, { field: 'stars' }],
    });
    expect(await write(booking, { words: 'nul \u0000', firstName: 'A' })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await after(booking)).toMatchObject({ state: 'OPEN' });
  });
});

describe('words', () => {
  it('stand in the book only while a manager has taken them in, as they were written', async () => {
    const hostile = '<script>alert(1)</script>\n=HYPERLINK("x") \u202eelbisivni';
    await write(await cameYesterday(), { words: hostile, firstName: 'Zoë 👩‍🌾', privateWords: 'The gravel', stars: 4 });
    expect(await show()).toEqual({ pages: [], total: 0, since: null, sheet: 1, sheets: 1 });
    const waiting = await list();
    expect(waiting).toMatchObject({ held: 1, takenIn: 0, private: 1, starsGiven: 1, starsAverage: '4.0' });
    const id = waiting.entries[0]?.id ?? '';
    expect(await decide(id, 'held', 'taken_in')).toMatchObject({ state: 'taken_in' });
    const shown = await show();
    expect(shown).toMatchObject({ total: 1, since: '2026-12' });
    expect(shown?.pages).toEqual([
      {
        words: '<script>alert(1)</script>\n=HYPERLINK("x") elbisivni',
        firstName: 'Zoë 👩‍🌾',
        visitedIn: '2026-12',
      },
    ]);
    expect(await decide(id, 'taken_in', 'held')).toMatchObject({ state: 'held' });
    expect(await show()).toMatchObject({ total: 0 });
    expect(await decide(id, 'held', 'left_out')).toEqual({
      __typename: 'InvalidInput',
      fields: [{ field: 'because' }],
    });
    expect(await decide(id, 'held', 'left_out', 'advertising')).toMatchObject({ state: 'left_out' });
    expect((await list('LEFT_OUT')).entries).toMatchObject([{ leftOutBecause: 'advertising' }]);
  });

  it('are decided on once: the second manager is told', async () => {
    await write(await cameYesterday());
    const id = (await list()).entries[0]?.id ?? '';
    const answers = await Promise.all([decide(id, 'held', 'taken_in'), decide(id, 'held', 'left_out', 'person')]);
    const names = answers.map((answer) => answer?.__typename).sort();
    expect(names).toEqual(['GuestBookDecidedMeanwhile', 'GuestBookEntry']);
    expect(await decide(randomUUID(), 'held', 'taken_in')).toEqual({ __typename: 'GuestBookEntryNotFound' });
  });

  it('are decided on and read in private by managers alone', async () => {
    await write(await cameYesterday(), { privateWords: 'The gravel', stars: 2 });
    expect((await list('PRIVATE')).entries).toMatchObject([{ privateWords: 'The gravel', words: null }]);
    for (const caller of [{ role: 'visitor' }, testGuide, { ...testStaff, staffRole: 'desk' }] as const) {
      const { data } = await app.ask(LIST, { list: 'PRIVATE' }, caller as Caller);
      expect(data?.guestBookEntries ?? null).toBeNull();
      const entry = '{ bookingsByEmail(email: "guest@example.test") { guestBookEntry { privateWords } } }';
      expect(JSON.stringify(await app.ask(entry, {}, caller as Caller))).not.toContain('gravel');
    }
    const exported = '{ bookingsByEmail(email: "GUEST@example.test") { guestBookEntry { privateWords stars } } }';
    expect((await app.ask(exported, {}, testStaff)).data?.bookingsByEmail).toEqual([
      { guestBookEntry: { privateWords: 'The gravel', stars: 2 } },
    ]);
  });

  it('turn by 12 a sheet, newest visits first, and a sheet beyond the last is the last', async () => {
    await app.database.dataSource.query(
      `INSERT INTO guest_book_entries (id, booking_id, first_name, words, visited_on, written_at, state)
       SELECT gen_random_uuid(), gen_random_uuid(), 'Guest ' || n, 'Words ' || n, date '2026-06-01' + n, now(), 'taken_in'
       FROM generate_series(1, 25) n`,
    );
    expect(await show(3)).toMatchObject({ total: 25, since: '2026-06', sheet: 3, sheets: 3 });
    expect((await show(1))?.pages).toMatchObject([{ words: 'Words 25' }, ...Array.from({ length: 11 }, () => ({}))]);
    expect(await show(99)).toEqual(await show(3));
    expect(await show(-4)).toEqual(await show(1));
  });

  it('go with the guest: name, words and what was private', async () => {
    const booking = await cameYesterday();
    await write(booking, { ...words, privateWords: 'Secret', stars: 5 });
    await decide((await list()).entries[0]?.id ?? '', 'held', 'taken_in');
    const { manager } = app.database.dataSource;
    await manager.query(`UPDATE bookings SET starts_at = now() - interval '1 day'`);
    await erasePerson(manager, PERSONAL_DATA, emailHash('guest@example.test'));
    const [row] = await manager.query('SELECT * FROM guest_book_entries');
    expect(row).toMatchObject({ first_name: '', words: null, private_words: null, stars: null });
    expect(await show()).toMatchObject({ total: 0 });
    expect(await write(booking)).toMatchObject({ state: 'WRITTEN' });
  });
});
