import { createDecipheriv, createHash, hkdfSync, randomUUID } from 'node:crypto';
import { readTicket } from '@hilltop/contracts/ticket/ticket-code';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingPayload } from './support/booking-request.js';
import { testGuide } from './support/door.js';
import { openTourApp, strangers, type TourApp } from './support/tour-app.js';

const DATE = '2026-12-05';
const BOOKED = 'id confirmationCode ticket visitUrl';
const BOOK = `mutation ($input: CreateBookingInput!) { createBooking(input: $input) { ... on BookingCreated { booking { ${BOOKED} } } } }`;
const MOVE =
  'mutation ($token: String!, $input: MoveBookingInput!) { moveBooking(token: $token, input: $input) { __typename } }';
const CANCEL =
  'mutation ($token: String!, $input: CancelBookingInput!) { cancelBooking(token: $token, input: $input) { __typename } }';
const MANIFEST = `query ($since: String) { doorManifest(date: "${DATE}", since: $since) { version keys { id publicKey }
  times { time tourType guests admitted seatsLeft } admitted { bookingId people } tickets { key sealed }
  parties { bookingId code name status } } }`;
const SUBMIT = `mutation ($scans: [ScanInput!]!) { submitScans(scans: $scans) {
  ... on ScansSubmitted { results { id admitted conflict fault } } ... on InvalidInput { fields { field } } } }`;
const DAY = `query ($date: String!) { doorDay(date: $date) { conflicts { id kind admitted outcome booking { id } scans { deviceId people } }
  phones { deviceId scans clockOffsetMs } } }`;
const SETTLE = `mutation ($id: ID!, $counted: Int!, $people: Int, $reason: String!) { settleConflict(conflictId: $id, counted: $counted, people: $people, reason: $reason) {
  __typename ... on ConflictSettled { conflict { admitted outcome settledBy scans { verdict people } } }
  ... on InvalidInput { fields { field } } } }`;
const EXPORT = `{ checkInsByEmail(email: "ADA@example.test") { bookingId scans { deviceId people reason }
  conflicts { kind reason } } }`;

interface Booked {
  readonly id: string;
  readonly confirmationCode: string;
  readonly ticket: string;
  readonly token: string;
}
interface Sealed {
  readonly key: string;
  readonly sealed: string;
}
interface Manifest {
  readonly version: string;
  readonly times: { time: string; tourType: string; guests: number; admitted: number; seatsLeft: number }[];
  readonly admitted: { bookingId: string; people: number }[];
  readonly tickets: Sealed[] | null;
  readonly parties: { bookingId: string; code: string; name: string; status: string }[] | null;
}
interface Result {
  readonly id: string;
  readonly admitted: number;
  readonly conflict: string | null;
  readonly fault: string | null;
}
interface Conflict {
  readonly id: string;
  readonly kind: string;
  readonly admitted: number;
  readonly booking: { id: string } | null;
}

let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  // Two days before the day at the door.
  app.clock.set('2026-12-03T16:30:00Z');
  await app.create();
  await app.create('premium');
}, 30_000);
afterAll(() => app.close());

async function book(changes: object = {}): Promise<Booked> {
  const { data } = await app.ask(BOOK, { input: bookingPayload({ groupSize: 2, ...changes }) });
  const booking = data?.createBooking?.booking as unknown as Booked & { visitUrl: string };
  return { ...booking, token: booking.visitUrl.split('/visit/')[1] ?? '' };
}
async function manifest(caller: Parameters<TourApp['ask']>[2] = testStaff, since?: string): Promise<Manifest> {
  const { data, errors } = await app.ask(MANIFEST, { since }, caller);
  if (!data?.doorManifest) throw new Error(JSON.stringify(errors));
  return data.doorManifest as unknown as Manifest;
}
/** Like a phone: finds the row by the hash of the signature, and decrypts it. */
function byTicket(ticket: string, rows: Sealed[] | null, date = DATE) {
  const signature = readTicket(ticket)?.signature ?? new Uint8Array();
  const name = createHash('sha256').update(signature).digest().subarray(0, 16).toString('base64url');
  const row = rows?.find(({ key }) => key === name);
  if (!row) return undefined;
  const bytes = Buffer.from(row.sealed, 'base64url');
  const key = Buffer.from(hkdfSync('sha256', signature, date, '', 32));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString());
}

const scan = (booking: { id: string } | null, changes: object = {}) => ({
  ...{ id: randomUUID(), deviceId: 'Gate phone', sequence: 1, date: DATE, bookingId: booking?.id ?? null, revision: 0 },
  ...{
    people: 2,
    verdict: 'ADMIT',
    overridden: false,
    deviceTime: '2026-12-05T15:51:04Z',
    clockOffsetMs: 0,
    ...changes,
  },
});
async function submit(scans: object[], caller: Parameters<TourApp['ask']>[2] = testGuide): Promise<Result[]> {
  const { data, errors } = await app.ask(SUBMIT, { scans }, caller);
  if (!data?.submitScans?.results) throw new Error(JSON.stringify(errors ?? data));
  return data.submitScans.results as unknown as Result[];
}
async function day(date = DATE) {
  const { data } = await app.ask(DAY, { date }, testStaff);
  return data?.doorDay as unknown as { conflicts: Conflict[]; phones: { deviceId: string; scans: number }[] };
}
const conflictsOf = async ({ id }: { id: string }) =>
  (await day()).conflicts.filter(({ booking }) => booking?.id === id);

describe('the manifest', () => {
  it('can be decrypted with each ticket of a booking, and with nothing else', async () => {
    const moved = await book();
    const other = await book({ tourDate: '2026-12-06', tourTime: '2:00 PM' });
    await app.ask(MOVE, { token: moved.token, input: { revision: 0, tourDate: '2026-12-06', tourTime: '2:00 PM' } });
    const cancelled = await book();
    await app.ask(CANCEL, { token: cancelled.token, input: { revision: 0 } });
    const { tickets, parties } = await manifest();
    const status = { status: 'moved', movedTo: { date: '2026-12-06', time: '2:00 PM' }, revision: 1 };
    expect(byTicket(moved.ticket, tickets)).toMatchObject({ bookingId: moved.id, ...status });
    expect(byTicket(cancelled.ticket, tickets)).toMatchObject({ bookingId: cancelled.id, status: 'cancelled' });
    expect(parties?.find(({ code }) => code === moved.confirmationCode)).toMatchObject({ bookingId: moved.id });
    expect(byTicket(other.ticket, tickets)).toBeUndefined();
    expect(() => byTicket(moved.ticket, tickets, '2026-12-06')).toThrow();
    expect(JSON.stringify(tickets)).not.toContain('Person');
  });

  it('sends no rows that the phone already has, and new ones after a change', async () => {
    const { version, tickets } = await manifest();
    expect(tickets).not.toBeNull();
    expect(await manifest(testStaff, version)).toMatchObject({ version, tickets: null, parties: null });
    await book();
    const next = await manifest(testStaff, version);
    expect(next.version).not.toBe(version);
    expect(next.tickets).toHaveLength((tickets ?? []).length + 1);
  });

  it('shows guides only the parties of their own times, and visitors nothing', async () => {
    const own = await book({ tourType: 'premium', tourTime: '12:00 PM', totalAmount: '50.00' });
    const slot = 'premium@2026-12-05T18:00:00.000Z';
    await app.database.dataSource.query('UPDATE slots SET guide_id = $1 WHERE id = $2', [testGuide.id, slot]);
    const { parties, times } = await manifest(testGuide);
    expect(parties).toMatchObject([{ bookingId: own.id, status: 'confirmed' }]);
    expect((await manifest()).parties?.length).toBeGreaterThan(1);
    const premium = { time: '12:00 PM', tourType: 'premium', guests: 2, admitted: 0, seatsLeft: 13 };
    expect(times).toContainEqual(premium);
    await submit([scan(own)]);
    const after = await manifest(testGuide);
    expect(after.times).toContainEqual({ ...premium, admitted: 2 });
    expect(after.admitted).toContainEqual({ bookingId: own.id, people: 2 });
    for (const caller of [...strangers, { ...testStaff, staffRole: 'ops' } as const]) {
      expect((await app.ask(MANIFEST, {}, caller)).data?.doorManifest ?? null).toBeNull();
    }
  });
});

describe('scans', () => {
  it('that are repeated change nothing', async () => {
    const booking = await book({ groupSize: 5, tourTime: '12:00 PM' });
    const sent = scan(booking, { people: 3 });
    const first = await submit([sent]);
    expect(first).toEqual([{ id: sent.id, admitted: 3, conflict: null, fault: null }]);
    expect(await submit([sent, sent])).toEqual([...first, ...first]);
  });

  it('of two phones that admit too many are counted together, in any order and also concurrently', async () => {
    const parties = [];
    for (const tourTime of ['1:00 PM', '2:00 PM', '3:00 PM']) parties.push(await book({ groupSize: 6, tourTime }));
    const seen = parties.flatMap((party) => [
      scan(party, { people: 4 }),
      scan(party, { people: 3, deviceId: 'House phone' }),
    ]);
    await Promise.all(seen.map((one) => submit([one])));
    for (const party of parties) {
      expect(await conflictsOf(party)).toMatchObject([
        { kind: 'TOO_MANY', admitted: 7, scans: expect.arrayContaining([{ deviceId: 'House phone', people: 3 }]) },
      ]);
    }
  });

  it('of cancelled, moved, changed and unknown tickets are stored and open a conflict', async () => {
    const cancelled = await book({ tourTime: '4:00 PM' });
    await app.ask(CANCEL, { token: cancelled.token, input: { revision: 0 } });
    const moved = await book({ tourTime: '4:00 PM' });
    await app.ask(MOVE, { token: moved.token, input: { revision: 0, tourDate: '2026-12-06', tourTime: '4:00 PM' } });
    const changed = await book({ tourTime: '4:00 PM' });
    await app.ask(MOVE, { token: changed.token, input: { revision: 0, tourDate: DATE, tourTime: '5:00 PM' } });
    const known = scan(changed, { verdict: 'CHANGED' });
    const before = scan(changed, { people: 0, deviceTime: '2026-11-20T15:00:00Z' });
    const stray = scan(null, { verdict: 'NOT_OURS', overridden: true, reason: 'Says a friend booked' });
    const sent = [scan(cancelled), scan(moved), known, before, stray, scan({ id: randomUUID() })];
    const results = await submit(sent);
    expect(results.map(({ conflict }) => conflict)).toEqual([
      ...['CANCELLED', 'MOVED', null, null, 'UNKNOWN_TICKET', 'UNKNOWN_TICKET'],
    ]);
    // The phone's outdated list is no conflict in itself.
    for (const [party, kind] of [
      [cancelled, 'CANCELLED'],
      [moved, 'MOVED'],
    ] as const) {
      expect((await conflictsOf(party)).map((conflict) => conflict.kind)).toEqual([kind]);
    }
    const [stale] = await submit([scan(changed, { people: 0 }), scan(changed, { people: 1, sequence: 2 })]);
    expect(stale?.conflict).toBe('TOO_MANY');
    expect((await conflictsOf(changed)).map(({ kind }) => kind).toSorted()).toEqual(['OLD_REVISION', 'TOO_MANY']);
  });

  it('that are invalid get their own answer, and 201 are too many', async () => {
    const booking = await book({ tourTime: '5:00 PM' });
    const results = await submit([scan(booking, { id: 'x' }), scan(booking), scan(booking, { people: 101 })]);
    expect(results).toMatchObject([
      { id: 'x', fault: 'This is not the id of a scan' },
      { admitted: 2, conflict: null, fault: null },
      { admitted: 0, fault: 'At most 100 people can come with one ticket' },
    ]);
    const { data } = await app.ask(SUBMIT, { scans: Array.from({ length: 201 }, () => scan(null)) }, testGuide);
    expect(data?.submitScans).toEqual({ fields: [{ field: 'scans' }] });
  });

  it('that are all invalid get an answer each, and no scans none', async () => {
    const faulty = [
      scan(null, { people: -1 }),
      scan(null, { people: 2_147_483_647 }),
      scan(null, { deviceId: '' }),
      scan(null, { deviceId: 'x'.repeat(65) }),
      scan(null, { deviceId: 'Gate \ud800' }),
    ];
    const results = await submit(faulty);
    expect(results.map(({ id }) => id)).toEqual(faulty.map(({ id }) => id));
    for (const result of results) expect(result).toMatchObject({ admitted: 0, fault: expect.stringMatching(/\w+/) });
    expect(await submit([])).toEqual([]);
  });

  it.each(['9999-12-31', '2026-12-06', '2026-11-02', '2026-02-30'])(
    'of %s are refused, each with its fault',
    async (date) => {
      expect(await submit([scan(null, { date, people: 0 })])).toMatchObject([
        { fault: expect.stringContaining('day') },
      ]);
    },
  );

  it.each(['2026-12-05', '2026-11-03'])('of %s are kept, though a phone sends them late', async (date) => {
    expect(await submit([scan(null, { date, people: 0 })])).toMatchObject([{ fault: null }]);
  });

  it('500 of two phones are all counted, once, with every conflict', async () => {
    const parties: Booked[] = [];
    for (let at = 0; at < 10; at += 1) parties.push(await book({ groupSize: 1, tourDate: '2026-12-04' }));
    const phones = ['North', 'South'].map((deviceId) =>
      Array.from({ length: 250 }, (_, at) =>
        scan(parties[at % 10] ?? null, { deviceId, sequence: at, date: '2026-12-04', people: at < 5 ? 1 : 0 }),
      ),
    );
    // Each phone repeats its first batch, as after a lost answer.
    const batches = phones.flatMap((scans) => [scans.slice(0, 200), scans.slice(0, 200), scans.slice(200)]);
    await Promise.all(batches.map((batch) => submit(batch)));
    const stored = await app.database.dataSource.query(
      `SELECT count(*)::integer AS scans, sum(people)::integer AS people FROM scans WHERE date = '2026-12-04'`,
    );
    expect(stored).toEqual([{ scans: 500, people: 10 }]);
    const found: { booking_id: string }[] = await app.database.dataSource.query(
      `SELECT booking_id FROM check_in_conflicts WHERE date = '2026-12-04' AND kind = 'TOO_MANY'`,
    );
    const twice = parties.slice(0, 5).map(({ id }) => id);
    expect(found.map(({ booking_id }) => booking_id).toSorted()).toEqual(twice.toSorted());
  });
});

describe('the export of one person', () => {
  it('has the scans and conflicts of their bookings, for managers only', async () => {
    const hers = await book({ email: 'Ada@Example.test', tourDate: '2026-12-04', tourTime: '1:00 PM' });
    await book({ email: 'ada@example.test', tourDate: '2026-12-04', tourTime: '2:00 PM' });
    const others = await book({ tourDate: '2026-12-04', tourTime: '1:00 PM' });
    const seen = { date: '2026-12-04', people: 3, overridden: true, reason: 'Brought a niece' };
    await submit([scan(hers, seen), scan(others)]);
    expect((await app.ask(EXPORT, {}, testStaff)).data?.checkInsByEmail).toEqual([
      {
        bookingId: hers.id,
        scans: [{ deviceId: 'Gate phone', people: 3, reason: 'Brought a niece' }],
        conflicts: [{ kind: 'TOO_MANY', reason: null }],
      },
    ]);
    const desk = { ...testStaff, staffRole: 'desk' } as const;
    for (const caller of [...strangers, testGuide, desk]) {
      expect((await app.ask(EXPORT, {}, caller)).data?.checkInsByEmail ?? null).toBeNull();
    }
  });
});

describe('a conflict', () => {
  it('is settled once, with a reason, and the scans stay unchanged', async () => {
    const party = await book({ groupSize: 2, tourDate: DATE, tourTime: '5:00 PM' });
    await submit([
      scan(party),
      scan(party, { deviceId: 'House phone', sequence: 9, people: 1, clockOffsetMs: 240_000 }),
    ]);
    const [{ id } = { id: '' }] = await conflictsOf(party);
    const settle = async (variables: object, caller: Parameters<TourApp['ask']>[2] = testStaff) =>
      (await app.ask(SETTLE, { id, counted: 3, people: 2, reason: 'Counted twice', ...variables }, caller)).data
        ?.settleConflict;
    expect(await settle({ reason: ' ' })).toMatchObject({ fields: [{ field: 'reason' }] });
    expect(await settle({}, testGuide)).toEqual({ __typename: 'NotAllowed' });
    // A settlement based on two people does not lose those admitted since.
    expect(await settle({ counted: 2 })).toMatchObject({ __typename: 'ConflictSettledMeanwhile' });
    expect((await conflictsOf(party)).map((open) => open.id)).toEqual([id]);
    const answers = await Promise.all([settle({}), settle({})]);
    expect(answers.map((answer) => answer?.__typename).toSorted()).toEqual([
      'ConflictSettled',
      'ConflictSettledMeanwhile',
    ]);
    expect(answers.find((answer) => answer?.__typename === 'ConflictSettled')).toMatchObject({
      conflict: {
        ...{ admitted: 2, outcome: 'CORRECTED', settledBy: testStaff.id },
        scans: expect.arrayContaining([{ verdict: 'CORRECTED', people: -1 }]),
      },
    });
    const isOn = async (date: string) => (await day(date)).conflicts.some((conflict) => conflict.id === id);
    // The service's clock is fixed on the 3rd.
    expect([await isOn('2026-12-03'), await isOn('2026-12-02')]).toEqual([true, false]);
    // One more person than at the settlement reopens the conflict.
    expect(await submit([scan(party, { people: 1 })])).toMatchObject([{ admitted: 3, conflict: 'TOO_MANY' }]);
    expect([await isOn('2026-12-03'), await isOn('2026-12-02')]).toEqual([true, true]);
    const house = { deviceId: 'House phone', clockOffsetMs: 240_000 };
    expect((await day()).phones).toContainEqual(expect.objectContaining(house));
  });
});
