import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { OpeningRule } from './opening-rule.js';
import { START_TIMES, toPlainTime } from './start-times.js';
import { VenueClock } from './venue-clock.js';

const venue = new VenueClock('America/Chicago');
const rule = new OpeningRule(venue);
const date = (text: string) => Temporal.PlainDate.from(text);
const openTimes = (day: Temporal.PlainDate, moment: Date) => rule.openStarts(day, moment).map(({ time }) => time);
/** Saturday 2026-11-21, 10:30 in the morning at the venue. */
const now = new Date('2026-11-21T16:30:00Z');

describe('which days are open', () => {
  it('opens on every day but Monday', () => {
    const week = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
    expect(week.filter((day) => rule.closedReason(date(day), now) === undefined)).toEqual(
      week.filter((day) => day !== '2026-11-23'),
    );
    expect(rule.closedReason(date('2026-11-23'), now)).toBe('MONDAY');
  });

  it('closes what is over and what is more than three months ahead', () => {
    expect(rule.closedReason(date('2026-11-20'), now)).toBe('PAST');
    expect(rule.closedReason(date('2027-02-21'), now)).toBeUndefined();
    expect(rule.closedReason(date('2027-02-23'), now)).toBe('TOO_FAR_AHEAD');
  });

  it('ends the window on the last day of a shorter month', () => {
    expect(rule.lastDate(new Date('2026-11-30T18:00:00Z')).toString()).toBe('2027-02-28');
  });

  it('says of today only the times that are still ahead', () => {
    expect(openTimes(date('2026-11-21'), now)).toEqual(START_TIMES.slice(2));
    expect(openTimes(date('2026-11-22'), now)).toEqual([...START_TIMES]);
  });

  it('closes today once the last tour has started', () => {
    const five = new Date('2026-11-21T23:00:00Z');
    expect(openTimes(date('2026-11-21'), new Date(five.getTime() - 1))).toEqual(['5:00 PM']);
    expect(rule.closedReason(date('2026-11-21'), five)).toBe('PAST');
  });

  it('knows today by the venue, not by Greenwich: at 03:00 UTC it is still the evening before', () => {
    expect(rule.firstDate(new Date('2026-11-22T03:00:00Z')).toString()).toBe('2026-11-21');
  });

  it('offers no time on a closed day and only future starts on an open one, whatever the moment', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: -40, max: 140 }), (moment, offset) => {
        const day = rule.firstDate(moment).add({ days: offset });
        const times = openTimes(day, moment);
        const reason = rule.closedReason(day, moment);
        expect(times.length > 0).toBe(reason === undefined);
        expect(times.every((time) => venue.instant(day, toPlainTime(time)) > moment)).toBe(true);
        if (day.dayOfWeek === 1) expect(times).toEqual([]);
      }),
    );
  });
});
