import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeDayInput } from '../src/opening/closures/close-day/close-day.input.js';
import { adults } from './support/booking-request.js';
import { type ClosingApp, DAY, openClosingApp } from './support/closing-app.js';
import { booked } from './support/visits.js';

let app: ClosingApp;
beforeAll(async () => {
  app = await openClosingApp();
}, 60_000);
afterAll(() => app.end());
beforeEach(() => app.reset());

const notices = () => app.rows<{ from: Date }>('SELECT valid_from AS "from" FROM notices');

describe('closing a day ahead', () => {
  it('puts a notice above the pages from the day that was chosen, and the calendar says it at once', async () => {
    await app.close({ noticeFrom: '2026-12-02' });
    expect(await notices()).toEqual([{ from: new Date('2026-12-02T06:00:00.000Z') }]);
    expect(await app.countOf('calendar_exceptions', 'closed')).toBe(1);
  });

  it('puts it there now where the chosen day has passed, and without a choice', async () => {
    await app.close({ noticeFrom: '2026-11-19' });
    await app.close({ date: '2026-12-06' });
    const now = app.clock.now();
    expect(await notices()).toEqual([{ from: now }, { from: now }]);
  });

  it('puts none there if none is wanted, and reopens the day as any other', async () => {
    await app.close({ withoutNotice: true });
    expect(await notices()).toEqual([]);
    expect(await app.reopen()).toMatchObject({ parties: 0 });
    expect(await app.countOf('calendar_exceptions', 'closed')).toBe(0);
  });

  it('refuses a notice that would begin after the day', () => {
    const input = { date: DAY, reason: 'Christmas', message: 'We are closed.', noticeFrom: '2026-12-06' };
    expect(closeDayInput.safeParse(input).error?.issues).toMatchObject([{ path: ['noticeFrom'] }]);
  });

  it('closes nothing that has guests, if only an empty day is meant', async () => {
    const party = await booked(app, { tickets: adults(2) });
    expect(await app.close({ onlyIfEmpty: true })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await app.statusOf(party.id)).toBe('confirmed');
    expect(await app.countOf('calendar_exceptions')).toBe(0);
    expect(await app.close({ date: '2026-12-06', onlyIfEmpty: true })).toHaveProperty('closureId');
  });
});
