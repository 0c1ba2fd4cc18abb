import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults } from './support/booking-request.js';
import { testGuide } from './support/door.js';
import { type Caller, DATE, type DoorApp, openDoorApp, scanOf } from './support/door-app.js';

const SETTLE = `mutation ($id: ID!, $counted: Int!, $people: Int, $reason: String!) { settleConflict(conflictId: $id, counted: $counted, people: $people, reason: $reason) {
  __typename ... on ConflictSettled { conflict { admitted outcome settledBy scans { verdict people } } }
  ... on InvalidInput { fields { field } } } }`;

let app: DoorApp;
beforeAll(async () => {
  app = await openDoorApp();
});
afterAll(() => app.close());

describe('a conflict', () => {
  it('is settled once, with a reason, and the scans stay unchanged', async () => {
    const party = await app.book({ tickets: adults(2), tourDate: DATE, tourTime: '5:00 PM' });
    await app.submit([
      scanOf(party),
      scanOf(party, { deviceId: 'House phone', sequence: 9, people: 1, clockOffsetMs: 240_000 }),
    ]);
    const [{ id } = { id: '' }] = await app.conflictsOf(party);
    const settle = async (variables: object, caller: Caller = testStaff) =>
      (await app.ask(SETTLE, { id, counted: 3, people: 2, reason: 'Counted twice', ...variables }, caller)).data
        ?.settleConflict;
    expect(await settle({ reason: ' ' })).toMatchObject({ fields: [{ field: 'reason' }] });
    expect(await settle({}, testGuide)).toEqual({ __typename: 'NotAllowed' });
    // A settlement based on two people does not lose those admitted since.
    expect(await settle({ counted: 2 })).toMatchObject({ __typename: 'ConflictSettledMeanwhile' });
    expect((await app.conflictsOf(party)).map((open) => open.id)).toEqual([id]);
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
    const isOn = async (date: string) => (await app.day({ date })).conflicts.some((conflict) => conflict.id === id);
    // The service's clock is fixed on the 3rd.
    expect([await isOn('2026-12-03'), await isOn('2026-12-02')]).toEqual([true, false]);
    // One more person than at the settlement reopens the conflict.
    expect(await app.submit([scanOf(party, { people: 1 })])).toMatchObject([{ admitted: 3, conflict: 'TOO_MANY' }]);
    expect([await isOn('2026-12-03'), await isOn('2026-12-02')]).toEqual([true, true]);
    const house = { deviceId: 'House phone', clockOffsetMs: 240_000 };
    expect((await app.day()).phones).toContainEqual(expect.objectContaining(house));
  });
});

describe('the list of conflicts', () => {
  const strays = (deviceId: string, count: number, changes: object = {}) =>
    Array.from({ length: count }, () => scanOf(null, { deviceId, verdict: 'NOT_OURS', people: 1, ...changes }));

  it('shows a new one of today in front of 150 unknown tickets and of other days, with totals and pages', async () => {
    const before = await app.day();
    await app.submit(strays('Stolen phone', 150));
    await app.submit(strays('Late phone', 3, { date: '2026-12-04' }));
    const old = await app.book({ tourDate: '2026-12-04', tourTime: '2:00 PM' });
    await app.submit([scanOf(old, { date: '2026-12-04', people: 9 })]);
    const party = await app.book({ tourTime: '9:00 AM' });
    await app.submit([scanOf(party, { people: 99 })]);
    const cancelled = await app.book({ tourTime: '9:00 AM' });
    await app.cancel(cancelled);
    await app.submit([scanOf(cancelled)]);

    const { total, open, conflicts } = await app.day();
    expect({ total, open }).toEqual({ total: before.total + 5, open: before.open + 5 });
    expect(conflicts[0]).toMatchObject({ kind: 'CANCELLED', booking: { id: cancelled.id } });
    expect(conflicts.slice(0, open).map(({ kind, date }) => `${date === DATE} ${kind}`)).toEqual([
      'true CANCELLED',
      ...Array(before.open + 1).fill('true TOO_MANY'),
      'true UNKNOWN_TICKET',
      'false TOO_MANY',
      'false UNKNOWN_TICKET',
    ]);
    const stolen = conflicts.find(({ kind }) => kind === 'UNKNOWN_TICKET');
    expect(stolen).toMatchObject({ admitted: 150, scansTotal: 150 });
    expect(stolen?.scans).toHaveLength(50);

    const pages = [await app.day({ first: 2 }), await app.day({ first: 2, offset: 2 })];
    expect(pages.map((page) => page.total)).toEqual([total, total]);
    const shown = pages.flatMap((page) => page.conflicts.map(({ id }) => id));
    expect(shown).toEqual(conflicts.slice(0, 4).map(({ id }) => id));
    expect((await app.day({ offset: 1000 })).total).toBe(total);
  });

  it('settles the unknown tickets of a phone together, but none that came in since', async () => {
    const stray = async () => (await app.day()).conflicts.filter(({ scans }) => scans[0]?.deviceId === 'House phone 2');
    await app.submit(strays('House phone 2', 4));
    const [row] = await stray();
    const settle = async (counted: number) =>
      (await app.ask(SETTLE, { id: row?.id, counted, reason: 'Friends of the house' }, testStaff)).data?.settleConflict;
    await app.submit(strays('House phone 2', 1));
    expect(await settle(4)).toMatchObject({ __typename: 'ConflictSettledMeanwhile' });
    expect(await settle(5)).toMatchObject({ conflict: { admitted: 5, outcome: 'LEFT' } });
    expect((await stray()).map(({ outcome }) => outcome)).toEqual([]);
    const settled = (await app.day({ date: '2026-12-03' })).conflicts.filter(({ admitted }) => admitted === 5);
    expect(settled).toMatchObject([{ outcome: 'LEFT', scansTotal: 5 }]);
    await app.submit(strays('House phone 2', 1));
    expect(await stray()).toMatchObject([{ admitted: 1, outcome: null }]);
  });

  it('names phones as staff named them', async () => {
    const party = await app.book({ tourTime: '11:00 AM', tickets: adults(1) });
    const deviceId = '3f2a66aa-0000-4000-8000-000000000001';
    await app.submit([scanOf(party, { deviceId })]);
    expect((await app.day()).phones).toContainEqual(expect.objectContaining({ deviceId, deviceLabel: null }));
    await app.submit([scanOf(party, { deviceId, deviceLabel: `  Main gate ${'x'.repeat(50)}` })]);
    const deviceLabel = `Main gate ${'x'.repeat(30)}`;
    expect((await app.day()).phones).toContainEqual(expect.objectContaining({ deviceId, deviceLabel }));
    expect((await app.conflictsOf(party))[0]?.scans).toContainEqual({ deviceId, deviceLabel, people: 2 });
    const events = await app.database.dataSource.query(`SELECT 1 FROM outbox WHERE event::text LIKE '%Main gate%'`);
    expect(events).toEqual([]);
  });
});
