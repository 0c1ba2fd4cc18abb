import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adults } from './support/booking-request.js';
import { testGuide } from './support/door.js';
import { type Caller, scanOf } from './support/door-app.js';
import { type GuideTimes, openGuideTimes, today } from './support/guide-times.js';

const TAKE = `mutation ($id: ID!, $input: DoorPaymentInput!, $key: String!) {
  takeDoorPayment(bookingId: $id, input: $input, idempotencyKey: $key) { __typename ... on BookingChanged { booking { revision toPay } } } }`;
const LIST = `{ doorManifest(date: "${today}") { parties { bookingId revision ticketRevision toPay } } }`;
const noted = { date: today, deviceTime: '2026-12-03T16:31:04Z' };

let app: GuideTimes;
beforeAll(async () => {
  app = await openGuideTimes();
});
afterAll(() => app.close());

async function submit(scans: object[], caller: Caller = testGuide) {
  return app.submit(scans, caller);
}

async function conflictKinds(id: string): Promise<string[]> {
  return (await app.conflictsOf({ id })).map(({ kind }) => kind);
}

describe('money at the gate', () => {
  it('is recorded once by a guide whose phone repeats its key, and the ticket stays good', async () => {
    const { due } = app.times.own;
    const key = randomUUID();
    const take = async () =>
      (await app.answerOf(TAKE, { id: due, input: { amount: '50.00', paidBy: 'cash', revision: 0 }, key })).answer;
    const first = await take();
    expect(first).toEqual({ __typename: 'BookingChanged', booking: { revision: 1, toPay: '0.00' } });
    expect([await take(), await take()]).toEqual([first, first]);
    const { answer } = await app.answerOf(LIST);
    const { parties } = answer as unknown as { parties: { bookingId: string }[] };
    expect(parties.find(({ bookingId }) => bookingId === due)).toMatchObject({
      ...{ revision: 1, ticketRevision: 0, toPay: null },
    });
    expect(await submit([scanOf({ id: due }, noted)])).toMatchObject([{ admitted: 2, conflict: null, fault: null }]);
  });

  it('that the desk should check is a conflict for each scan that says so, of own times alone', async () => {
    const { fed } = app.times.own;
    const claimed = scanOf({ id: fed }, { ...noted, overridden: true, reason: 'Said to be paid already' });
    const refused = scanOf({ id: fed }, { ...noted, people: 0, reason: '$50.00 in cash, not recorded' });
    const sent = [claimed, refused].map((scan) => ({ ...scan, checkMoney: true }));
    expect(await submit(sent)).toMatchObject([{ conflict: 'MONEY' }, { conflict: 'MONEY' }]);
    await submit(sent);
    expect(await conflictKinds(fed)).toEqual(['MONEY', 'MONEY']);

    const foreign = { ...scanOf({ id: app.times.other.fed }, { ...noted, people: 0 }), checkMoney: true };
    expect(await submit([foreign])).toMatchObject([{ fault: expect.stringContaining('you do not lead') }]);
    expect(await conflictKinds(app.times.other.fed)).toEqual([]);
    expect(await submit([{ ...foreign, id: randomUUID() }], testStaff)).toMatchObject([{ conflict: 'MONEY' }]);
  });
});

describe('an admission', () => {
  const undo = { verdict: 'CORRECTED', reason: 'Wrong party' };

  it('is taken back once, with a reason, and never more people than are in', async () => {
    const party = await app.book({ tourDate: today, tourTime: '2:00 PM', tickets: adults(5) });
    const back = scanOf(party, { ...noted, ...undo, people: -2 });
    expect(await submit([scanOf(party, { ...noted, people: 3 }), back])).toMatchObject([{}, { admitted: 1 }]);
    expect(await submit([back])).toMatchObject([{ admitted: 1, fault: null }]);
    expect(await submit([scanOf(party, { ...noted, ...undo, people: -4 })])).toMatchObject([{ admitted: 0 }]);
    const rows = await app.database.dataSource.query(
      'SELECT people, reason, staff_id FROM scans WHERE booking_id = $1 AND people < 0 ORDER BY people',
      [party.id],
    );
    const by = { reason: 'Wrong party', staff_id: testGuide.id };
    expect(rows).toEqual([
      { people: -2, ...by },
      { people: -1, ...by },
    ]);
  });

  it('is taken back by a guide of own times, and by the desk of any', async () => {
    const { fed } = app.times.other;
    await submit([scanOf({ id: fed }, { ...noted, people: 2 })], testStaff);
    const back = scanOf({ id: fed }, { ...noted, ...undo, people: -1 });
    expect(await submit([back])).toMatchObject([{ fault: expect.stringContaining('you do not lead') }]);
    expect(await submit([{ ...back, id: randomUUID() }], testStaff)).toMatchObject([{ admitted: 1, fault: null }]);
  });

  it.each([
    ['without a reason', { people: -1, verdict: 'CORRECTED' }],
    ['that adds people', { people: 1, ...undo }],
    ['of no booking', { people: -1, bookingId: null, ...undo }],
    ['that is a scan of a ticket', { people: -1, reason: 'Wrong party' }],
  ])('is not taken back by a correction %s', async (_, changes) => {
    const [result] = await submit([scanOf({ id: app.times.own.fed }, { ...noted, ...changes })], testStaff);
    expect(result?.fault).toMatch(/\w/);
  });
});
