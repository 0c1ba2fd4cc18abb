import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testGuide } from './support/door.js';
import { type Caller, DATE, type DoorApp, openDoorApp, scanOf } from './support/door-app.js';

const SETTLE = `mutation ($id: ID!, $counted: Int!, $people: Int, $reason: String!) { settleConflict(conflictId: $id, counted: $counted, people: $people, reason: $reason) {
  __typename ... on ConflictSettled { conflict { admitted outcome settledBy scans { verdict people } } }
  ... on InvalidInput { fields { field } } } }`;

let app: DoorApp;
beforeAll(async () => {
  app = await openDoorApp();
}, 30_000);
afterAll(() => app.close());

describe('a conflict', () => {
  it('is settled once, with a reason, and the scans stay unchanged', async () => {
    const party = await app.book({ groupSize: 2, tourDate: DATE, tourTime: '5:00 PM' });
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
