import { expect, it } from '@jest/globals';
import { shiftTime } from './shift-time.js';

it.each([
  ['10:00 AM', -30, '9:30 AM'],
  ['12:00 PM', -30, '11:30 AM'],
  ['1:00 PM', -30, '12:30 PM'],
  ['9:00 AM', -15, '8:45 AM'],
  ['11:45 AM', 15, '12:00 PM'],
  ['12:00 AM', 30, '12:30 AM'],
])('%s moved by %i minutes is %s', (time, minutes, moved) => {
  expect(shiftTime(time, minutes)).toBe(moved);
});
