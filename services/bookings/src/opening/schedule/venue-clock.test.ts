import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { formatTime, toPlainTime } from './start-times.js';
import { VenueClock } from './venue-clock.js';

const venue = new VenueClock('America/Chicago');
const at = (date: string, time: string) =>
  venue.instant(Temporal.PlainDate.from(date), Temporal.PlainTime.from(time)).toISOString();

describe('the venue clock across changes of daylight saving time', () => {
  it('keeps 9 AM at 9 AM, with an offset of five or six hours', () => {
    expect(at('2027-03-13', '09:00')).toBe('2027-03-13T15:00:00.000Z');
    expect(at('2027-03-14', '09:00')).toBe('2027-03-14T14:00:00.000Z');
    expect(at('2026-10-31', '09:00')).toBe('2026-10-31T14:00:00.000Z');
    expect(at('2026-11-01', '09:00')).toBe('2026-11-01T15:00:00.000Z');
  });

  it('moves a skipped time forward, and takes the first of a repeated one', () => {
    expect(at('2027-03-14', '02:30')).toBe('2027-03-14T08:30:00.000Z');
    expect(at('2026-11-01', '01:30')).toBe('2026-11-01T06:30:00.000Z');
  });

  it('counts calendar days, of 23 and 25 hours', () => {
    const midnight = (date: string) => new Date(at(date, '00:00')).getTime() / 3_600_000;
    expect(midnight('2027-03-15') - midnight('2027-03-14')).toBe(23);
    expect(midnight('2026-11-02') - midnight('2026-11-01')).toBe(25);
  });

  it('changes the date at midnight at the venue, also when the queried moments go backward', () => {
    const [before, after] = [new Date('2026-12-05T05:59:59.999Z'), new Date('2026-12-05T06:00:00Z')];
    expect([before, after, before].map((now) => `${venue.today(now)}`)).toEqual([
      '2026-12-04',
      '2026-12-05',
      '2026-12-04',
    ]);
  });

  it('round-trips instants in any zone with daylight saving time', () => {
    for (const zone of ['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe']) {
      const clock = new VenueClock(zone);
      for (const date of ['2026-03-29', '2026-10-04', '2026-10-25', '2026-11-01', '2027-03-14', '2027-04-04']) {
        for (const time of ['6:00 AM', '9:00 AM', '12:00 PM', '5:00 PM', '10:00 PM']) {
          const wall = clock.wallTime(clock.instant(Temporal.PlainDate.from(date), toPlainTime(time)));
          expect(`${wall.toPlainDate()} ${formatTime(wall.toPlainTime())}`).toBe(`${date} ${time}`);
        }
      }
    }
  });
});
