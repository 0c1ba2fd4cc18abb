import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testGuide } from './support/door.js';
import { scanOf } from './support/door-app.js';
import { type GuideTimes, LEAD, openGuideTimes, otherGuide, SCAN, today } from './support/guide-times.js';

let app: GuideTimes;
let times: GuideTimes['times'];
beforeAll(async () => {
  app = await openGuideTimes();
  ({ times } = app);
});
afterAll(() => app.close());

describe('the list of a guide', () => {
  it('names the tours of a time whose parties it leaves out', async () => {
    const { answer } = await app.answerOf(
      `{ doorManifest(date: "${today}") { times { slotId tourNames } parties { startsAt } } }`,
    );
    const { times: named } = answer as unknown as { times: { slotId: string; tourNames: string[] }[] };
    const booked = named.filter(({ tourNames }) => tourNames.length > 0);
    const slots = [times.own.slotId, times.other.slotId];
    expect(booked).toEqual(slots.map((slotId) => ({ slotId, tourNames: [expect.any(String)] })));
  });
});

describe('a time that a guide took over', () => {
  it('is theirs from then on, and the record says who led it before', async () => {
    expect(await app.answerOf(LEAD, { slotId: times.other.slotId })).toMatchObject({
      answer: { __typename: 'CalendarChanged' },
    });
    expect(await app.pay(times.other.due)).toMatchObject({ answer: { __typename: 'BookingChanged' } });
    const [told] = await app.database.dataSource.query(
      `SELECT event->'data' AS data FROM outbox WHERE event->'data'->>'action' = 'leadTime' AND event->'data'->>'targetId' = $1`,
      [times.other.slotId],
    );
    expect(told.data).toMatchObject({ before: { guides: [otherGuide.id] }, after: { guides: [testGuide.id] } });
  });

  it('still counts what the one before saw there without a signal', async () => {
    const scan = scanOf({ id: times.other.fed }, { date: today, people: 3 });
    const { answer } = await app.answerOf(SCAN, { scans: [scan] }, otherGuide);
    expect(answer).toEqual({ results: [{ admitted: 3, fault: null }] });
    const stranger = { ...testGuide, id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a13' };
    const second = await app.answerOf(SCAN, { scans: [{ ...scan, id: randomUUID() }] }, stranger);
    expect(second.answer).toEqual({ results: [{ admitted: 0, fault: expect.stringContaining('you do not lead') }] });
    const { answer: ticket } = await app.answerOf(`{ doorTicket(bookingId: "${times.other.fed}") { admitted } }`);
    expect(ticket).toEqual({ admitted: 3 });
  });

  it('is one of today that the calendar has, whoever asks', async () => {
    for (const slotId of [
      'x',
      'standard@nonsense',
      'standard@2026-12-03T20:07:00.000Z',
      'vip@2026-12-03T20:00:00.000Z',
    ]) {
      expect((await app.answerOf(LEAD, { slotId }, testStaff)).answer).toMatchObject({ __typename: 'InvalidInput' });
    }
    const empty = 'standard@2026-12-03T16:00:00.000Z';
    expect((await app.answerOf(LEAD, { slotId: empty }, { ...testStaff, staffRole: 'desk' })).answer).toMatchObject({
      __typename: 'CalendarChanged',
    });
  });
});

describe('the desk', () => {
  it('reads and changes every time', async () => {
    const desk = { ...testStaff, staffRole: 'desk' } as const;
    expect(await app.pay(times.otherDay.due, { caller: desk })).toMatchObject({
      answer: { __typename: 'BookingChanged' },
    });
    const { answer } = await app.answerOf('{ kitchenSheet(date: "2026-12-05") { deliveries { total } } }', {}, desk);
    expect(answer).toEqual({ deliveries: [{ total: '155.88' }] });
  });
});
