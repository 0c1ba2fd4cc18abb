import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults } from './support/booking-request.js';
import { testGuide } from './support/door.js';
import { type Booked, DATE, type DoorApp, openDoorApp, scanOf } from './support/door-app.js';

const SUBMIT = `mutation ($scans: [ScanInput!]!) { submitScans(scans: $scans) { ... on InvalidInput { fields { field } } } }`;

let app: DoorApp;
beforeAll(async () => {
  app = await openDoorApp();
});
afterAll(() => app.close());

describe('scans', () => {
  it('that are repeated change nothing', async () => {
    const booking = await app.book({ tickets: adults(5), tourTime: '12:00 PM' });
    const sent = scanOf(booking, { people: 3 });
    const first = await app.submit([sent]);
    expect(first).toEqual([{ id: sent.id, admitted: 3, conflict: null, fault: null }]);
    expect(await app.submit([sent, sent])).toEqual([...first, ...first]);
  });

  it('of two phones that admit too many are counted together, in any order and also concurrently', async () => {
    const parties = [];
    for (const tourTime of ['1:00 PM', '2:00 PM', '3:00 PM'])
      parties.push(await app.book({ tickets: adults(6), tourTime }));
    const seen = parties.flatMap((party) => [
      scanOf(party, { people: 4 }),
      scanOf(party, { people: 3, deviceId: 'House phone' }),
    ]);
    await Promise.all(seen.map((one) => app.submit([one])));
    for (const party of parties) {
      expect(await app.conflictsOf(party)).toMatchObject([
        {
          kind: 'TOO_MANY',
          admitted: 7,
          scans: expect.arrayContaining([expect.objectContaining({ deviceId: 'House phone', people: 3 })]),
        },
      ]);
    }
  });

  it('of cancelled, moved, changed and unknown tickets are stored and open a conflict', async () => {
    const cancelled = await app.book({ tourTime: '4:00 PM' });
    await app.cancel(cancelled);
    const moved = await app.book({ tourTime: '4:00 PM' });
    await app.move(moved, { tourDate: '2026-12-06', tourTime: '4:00 PM' });
    const changed = await app.book({ tourTime: '4:00 PM' });
    await app.move(changed, { tourDate: DATE, tourTime: '5:00 PM' });
    const known = scanOf(changed, { verdict: 'CHANGED' });
    const before = scanOf(changed, { people: 0, deviceTime: '2026-11-20T15:00:00Z' });
    const stray = scanOf(null, { verdict: 'NOT_OURS', overridden: true, reason: 'Says a friend booked' });
    const sent = [scanOf(cancelled), scanOf(moved), known, before, stray, scanOf({ id: randomUUID() })];
    const results = await app.submit(sent);
    expect(results.map(({ conflict }) => conflict)).toEqual([
      ...['CANCELLED', 'MOVED', null, null, 'UNKNOWN_TICKET', 'UNKNOWN_TICKET'],
    ]);
    // The phone's outdated list is no conflict in itself.
    for (const [party, kind] of [
      [cancelled, 'CANCELLED'],
      [moved, 'MOVED'],
    ] as const) {
      expect((await app.conflictsOf(party)).map((conflict) => conflict.kind)).toEqual([kind]);
    }
    const [stale] = await app.submit([scanOf(changed, { people: 0 }), scanOf(changed, { people: 1, sequence: 2 })]);
    expect(stale?.conflict).toBe('TOO_MANY');
    expect((await app.conflictsOf(changed)).map(({ kind }) => kind).toSorted()).toEqual(['OLD_REVISION', 'TOO_MANY']);
  });

  it('that are invalid get their own answer, and 201 are too many', async () => {
    const booking = await app.book({ tourTime: '5:00 PM' });
    const results = await app.submit([scanOf(booking, { id: 'x' }), scanOf(booking), scanOf(booking, { people: 101 })]);
    expect(results).toMatchObject([
      { id: 'x', fault: 'This is not the id of a scan' },
      { admitted: 2, conflict: null, fault: null },
      { admitted: 0, fault: 'At most 100 people can come with one ticket' },
    ]);
    const { data } = await app.ask(SUBMIT, { scans: Array.from({ length: 201 }, () => scanOf(null)) }, testGuide);
    expect(data?.submitScans).toEqual({ fields: [{ field: 'scans' }] });
  });

  it('that are all invalid get an answer each, and no scans none', async () => {
    const faulty = [
      scanOf(null, { people: -1 }),
      scanOf(null, { people: 2_147_483_647 }),
      scanOf(null, { deviceId: '' }),
      scanOf(null, { deviceId: 'x'.repeat(65) }),
      scanOf(null, { deviceId: 'Gate \ud800' }),
    ];
    const results = await app.submit(faulty);
    expect(results.map(({ id }) => id)).toEqual(faulty.map(({ id }) => id));
    for (const result of results) expect(result).toMatchObject({ admitted: 0, fault: expect.stringMatching(/\w+/) });
    expect(await app.submit([])).toEqual([]);
  });

  it.each(['9999-12-31', '2027-03-05', '2026-11-02', '2026-02-30'])(
    'of %s are refused, each with its fault',
    async (date) => {
      expect(await app.submit([scanOf(null, { date, people: 0 })])).toMatchObject([
        { fault: expect.stringContaining('day') },
      ]);
    },
  );

  it.each(['2026-12-03', '2027-03-04', '2026-11-03'])(
    'of %s are kept, though a phone sends them late',
    async (date) => {
      expect(await app.submit([scanOf(null, { date, people: 0 })])).toMatchObject([{ fault: null }]);
    },
  );

  it('500 of two phones are all counted, once, with every conflict', async () => {
    const parties: Booked[] = [];
    for (let at = 0; at < 10; at += 1) parties.push(await app.book({ tickets: adults(1), tourDate: '2026-12-04' }));
    const phones = ['North', 'South'].map((deviceId) =>
      Array.from({ length: 250 }, (_, at) =>
        scanOf(parties[at % 10] ?? null, { deviceId, sequence: at, date: '2026-12-04', people: at < 5 ? 1 : 0 }),
      ),
    );
    // Each phone repeats its first batch, as after a lost answer.
    const batches = phones.flatMap((scans) => [scans.slice(0, 200), scans.slice(0, 200), scans.slice(200)]);
    await Promise.all(batches.map((batch) => app.submit(batch)));
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
