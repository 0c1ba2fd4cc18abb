import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromCalendarDate, toCalendarDate } from './tour-calendar.js';

const plainDate = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('round-trips every date through the calendar component', () => {
  fc.assert(
    fc.property(plainDate, (date) => {
      expect(fromCalendarDate(toCalendarDate(date))).toBe(date);
    }),
  );
});
