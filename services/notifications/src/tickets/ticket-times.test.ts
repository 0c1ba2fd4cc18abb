import { describe, expect, it } from '@jest/globals';
import { arrivalTime, longDate, momentText, timeWithZone } from './ticket-times.js';

const venue = 'America/Chicago';

describe('the times of a ticket', () => {
  it('have the full date', () => {
    expect(longDate({ tourDate: '2026-11-01' })).toBe('Sunday, November 1, 2026');
  });

  it.each([
    ['the day before the spring change', '2027-03-13T15:00:00.000Z', '9:00 AM CST', '8:45 AM'],
    ['the day after the spring change', '2027-03-14T14:00:00.000Z', '9:00 AM CDT', '8:45 AM'],
    ['the day before the fall change', '2026-10-31T14:00:00.000Z', '9:00 AM CDT', '8:45 AM'],
    ['the day after the fall change', '2026-11-01T15:00:00.000Z', '9:00 AM CST', '8:45 AM'],
  ])('follow daylight saving time: %s', (_, startsAt, time, arrival) => {
    expect(timeWithZone({ startsAt }, venue)).toBe(time);
    expect(arrivalTime({ startsAt }, venue).replace('\u00a0', ' ')).toBe(arrival);
  });

  it.each([
    [
      'a day at the venue that is another in UTC',
      '2026-12-06T05:30:00.000Z',
      'Saturday, December 5, 2026, 11:30 PM CST',
    ],
    ['the first of the repeated hours in fall', '2026-11-01T06:30:00.000Z', 'Sunday, November 1, 2026, 1:30 AM CDT'],
    ['the second of them', '2026-11-01T07:30:00.000Z', 'Sunday, November 1, 2026, 1:30 AM CST'],
  ])('say the moment of a deadline: %s', (_, instant, words) => {
    expect(momentText(instant, venue)).toBe(words);
  });

  it.each([
    ['the hour that the spring change skips', '2027-03-14T08:00:00.000Z', '3:00 AM CDT', '1:45 AM'],
    ['the first of the repeated hours in fall', '2026-11-01T06:00:00.000Z', '1:00 AM CDT', '12:45 AM'],
    ['the second of them', '2026-11-01T07:00:00.000Z', '1:00 AM CST', '1:45 AM'],
  ])('are right during the clock change: %s', (_, startsAt, time, arrival) => {
    expect(timeWithZone({ startsAt }, venue)).toBe(time);
    expect(arrivalTime({ startsAt }, venue).replace('\u00a0', ' ')).toBe(arrival);
  });
});
