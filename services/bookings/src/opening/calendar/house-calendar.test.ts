import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { shownTime } from '../schedule/start-times.js';
import { VenueClock } from '../schedule/venue-clock.js';
import type { CalendarData, ExceptionData } from './calendar-data.js';
import { HouseCalendar } from './house-calendar.js';
import { houseCalendarView } from './house-calendar.resolver.js';

const venue = new VenueClock('America/Chicago');
const HOURS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
const week = [2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  starts: HOURS,
  validFrom: '2020-01-01',
  validUntil: null,
}));
const calendarOf = (changes: Partial<CalendarData> = {}): HouseCalendar =>
  new HouseCalendar(venue, {
    version: 1,
    rules: week,
    exceptions: [],
    notices: [],
    changeRule: { changesUntilHours: 24, refundSteps: [] },
    ...changes,
  });
const exception = (date: string, changes: Partial<ExceptionData> = {}): ExceptionData => ({
  date,
  closed: false,
  starts: null,
  closedStarts: [],
  note: '',
  noteEs: null,
  ...changes,
});
const usual = calendarOf();
const date = (text: string) => Temporal.PlainDate.from(text);
const openTimes = (calendar: HouseCalendar, day: string, moment: Date) =>
  calendar.openStarts(date(day), moment).map(({ time }) => time);
/** Saturday 2026-11-21, 10:30 AM at the venue. */
const now = new Date('2026-11-21T16:30:00Z');

describe('which days are open', () => {
  it('are those with start times by a rule', () => {
    const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-28'];
    expect(days.map((day) => usual.closedReason(date(day), now))).toEqual([undefined, 'MONDAY', undefined, undefined]);
    const noFridays = calendarOf({ rules: week.filter(({ weekday }) => weekday !== 5) });
    expect(noFridays.closedReason(date('2026-11-27'), now)).toBe('WEEKDAY');
  });

  it('are from today to three months ahead', () => {
    expect(usual.closedReason(date('2026-11-20'), now)).toBe('PAST');
    expect(usual.closedReason(date('2027-02-21'), now)).toBeUndefined();
    expect(usual.closedReason(date('2027-02-23'), now)).toBe('TOO_FAR_AHEAD');
    expect(usual.lastDate(new Date('2026-11-30T18:00:00Z')).toString()).toBe('2027-02-28');
  });

  it('include today until its last start, with the times still ahead', () => {
    expect(openTimes(usual, '2026-11-21', now)).toEqual(HOURS.slice(2).map(shownTime));
    const five = new Date('2026-11-21T23:00:00Z');
    expect(openTimes(usual, '2026-11-21', new Date(five.getTime() - 1))).toEqual(['5:00 PM']);
    expect(usual.closedReason(date('2026-11-21'), five)).toBe('PAST');
  });

  it('are in the time zone of the venue: at 03:00 UTC it is still the evening before', () => {
    expect(usual.firstDate(new Date('2026-11-22T03:00:00Z')).toString()).toBe('2026-11-21');
  });

  it('never have a time on a closed day or a past start on an open one', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: -40, max: 140 }), (moment, offset) => {
        const day = usual.firstDate(moment).add({ days: offset });
        const starts = usual.openStarts(day, moment);
        expect(starts.length > 0).toBe(usual.closedReason(day, moment) === undefined);
        expect(starts.every(({ epochMs }) => epochMs > moment.getTime())).toBe(true);
        if (day.dayOfWeek === 1) expect(starts).toEqual([]);
      }),
    );
  });
});

describe('exceptions', () => {
  it('close a day or some of its times, or set its own times', () => {
    const calendar = calendarOf({
      exceptions: [
        exception('2026-12-05', { closed: true, note: 'Ice on the hill.' }),
        exception('2026-12-06', { closedStarts: ['09:00', '10:00'] }),
        exception('2026-12-07', { starts: ['18:15'] }),
      ],
    });
    expect(calendar.closedReason(date('2026-12-05'), now)).toBe('CLOSURE');
    expect(openTimes(calendar, '2026-12-06', now)).toEqual(HOURS.slice(2).map(shownTime));
    expect(openTimes(calendar, '2026-12-07', now)).toEqual(['6:15 PM']);
  });

  it('of a whole year all apply, and no other day changes', () => {
    const exceptions = Array.from({ length: 365 }, (_, days) =>
      exception(date('2026-11-21').add({ days }).toString(), { closed: days % 2 === 0, starts: ['12:00'] }),
    );
    const calendar = calendarOf({ exceptions });
    for (const { date: day, closed } of exceptions) {
      expect(calendar.starts(date(day))).toEqual(closed ? [] : ['12:00']);
    }
    expect(calendar.starts(date('2027-11-21'))).toEqual(usual.starts(date('2027-11-21')));
  });
});

describe('rules', () => {
  it('added last take precedence while they are valid', () => {
    const winter = { weekday: 6, starts: ['11:00'], validFrom: '2026-12-01', validUntil: '2026-12-12' };
    const calendar = calendarOf({ rules: [winter, ...week] });
    const starts = ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19'].map((day) => calendar.starts(date(day)));
    expect(starts).toEqual([HOURS, ['11:00'], ['11:00'], HOURS]);
  });

  it('keep the local time on both days of the clock change', () => {
    const instants = (day: string) =>
      calendarOf()
        .startsAhead(date(day), now)
        .map(({ iso }) => iso.slice(11, 16));
    expect(instants('2027-03-14')[0]).toBe('14:00');
    expect(instants('2027-03-13')[0]).toBe('15:00');
    expect(instants('2027-10-31')[0]).toBe('14:00');
    expect(instants('2027-11-07')[0]).toBe('15:00');
    expect([instants('2027-03-14').length, instants('2027-11-07').length]).toEqual([9, 9]);
  });
});

describe('the public calendar', () => {
  it('has the week, and the days of the booking window that differ', () => {
    const winter = { weekday: 6, starts: ['11:00'], validFrom: '2026-12-12', validUntil: '2026-12-12' };
    const closed = exception('2026-12-05', { closed: true, note: 'Ice on the hill.' });
    const far = exception('2027-06-01', { closed: true });
    const view = houseCalendarView(calendarOf({ rules: [winter, ...week], exceptions: [closed, far] }), now);
    expect(view.week.map(({ weekday, starts }) => [weekday, starts.length])).toEqual([
      ...[
        [1, 0],
        [2, 9],
        [3, 9],
        [4, 9],
        [5, 9],
        [6, 9],
        [7, 9],
      ],
    ]);
    expect(view.specialDays).toEqual([
      { date: '2026-12-05', closed: true, starts: [], note: 'Ice on the hill.' },
      { date: '2026-12-12', closed: false, starts: ['11:00 AM'], note: '' },
    ]);
  });

  it('has the times of today, and the next one', () => {
    const today = (moment: string, changes: Partial<CalendarData> = {}) =>
      houseCalendarView(calendarOf(changes), new Date(moment)).today;
    const starts = HOURS.map(shownTime);
    expect(today('2026-11-21T16:30:00Z')).toEqual({
      ...{ date: '2026-11-21', starts, note: '' },
      next: { date: '2026-11-21', time: '11:00 AM' },
    });
    expect(today('2026-11-21T23:00:00Z').next).toEqual({ date: '2026-11-22', time: '9:00 AM' });
    const closed = [exception('2026-11-21', { closed: true, note: 'Ice on the hill.' })];
    expect(today('2026-11-21T16:30:00Z', { exceptions: closed })).toMatchObject({
      starts: [],
      note: 'Ice on the hill.',
    });
    expect(today('2026-11-21T16:30:00Z', { rules: [] })).toMatchObject({ starts: [], next: null });
  });

  it('has notices from their start to their end, warnings first', () => {
    const notice = { text: 'Read me', textEs: null, until: null, level: 'info' } as const;
    const calendar = calendarOf({
      notices: [
        { ...notice, id: 'running', from: '2026-11-01T00:00:00.000Z' },
        { ...notice, id: 'warning', from: now.toISOString(), level: 'warning' },
        { ...notice, id: 'later', from: '2026-11-21T16:30:00.001Z' },
        { ...notice, id: 'over', from: '2026-11-01T00:00:00.000Z', until: now.toISOString() },
      ],
    });
    expect(calendar.noticesAt(now).map(({ id }) => id)).toEqual(['warning', 'running']);
  });
});
