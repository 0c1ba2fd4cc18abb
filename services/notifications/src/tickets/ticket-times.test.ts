import { describe, expect, it } from '@jest/globals';
import { arrivalTime, longDate, timeWithZone } from './ticket-times.js';

const venue = 'America/Chicago';

describe('the times of a ticket', () => {
  it('name the day in full', () => {
    expect(longDate({ tourDate: '2026-11-01' })).toBe('Sunday, November 1, 2026');
  });

  it.each([
    ['the day before the spring night', '2027-03-13T15:00:00.000Z', '9:00 AM CST', '8:45 AM'],
    ['the day after the spring night', '2027-03-14T14:00:00.000Z', '9:00 AM CDT', '8:45 AM'],
    ['the day before the autumn night', '2026-10-31T14:00:00.000Z', '9:00 AM CDT', '8:45 AM'],
    ['the day after the autumn night', '2026-11-01T15:00:00.000Z', '9:00 AM CST', '8:45 AM'],
  ])('follow daylight saving: %s', (_, startsAt, time, arrival) => {
    expect(timeWithZone({ startsAt, tourTime: '9:00 AM' }, venue)).toBe(time);
    expect(arrivalTime({ startsAt }, venue).replace('\u00a0', ' ')).toBe(arrival);
  });

  it.each([
    ['the hour that the spring night skips', '2027-03-14T08:00:00.000Z', '3:00 AM CDT', '1:45 AM'],
    ['the first of the two hours of the autumn night', '2026-11-01T06:00:00.000Z', '1:00 AM CDT', '12:45 AM'],
    ['the second of them', '2026-11-01T07:00:00.000Z', '1:00 AM CST', '1:45 AM'],
  ])('hold in the nights themselves: %s', (_, startsAt, time, arrival) => {
    expect(timeWithZone({ startsAt, tourTime: time.slice(0, 7) }, venue)).toBe(time);
    expect(arrivalTime({ startsAt }, venue).replace('\u00a0', ' ')).toBe(arrival);
  });
});
