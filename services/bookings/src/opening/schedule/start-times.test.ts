import { expect, it } from '@jest/globals';
import { storedTime } from './start-times.js';

it.each([
  ['10:00 AM', '10:00'],
  ['10 am', '10:00'],
  ['10', '10:00'],
  ['10:00', '10:00'],
  [' 9:30a.m. ', '09:30'],
  ['2pm', '14:00'],
  ['2 P', '14:00'],
  ['2:15', '14:15'],
  ['14:15', '14:15'],
  ['06:00', '06:00'],
  ['6', '06:00'],
  ['12', '12:00'],
  ['12 am', '00:00'],
  ['0:30', '00:30'],
  ['10:00\u202fAM', '10:00'],
  ['\u00a05:30\u202fpm\u2009', '17:30'],
])('reads %s as %s', (typed, time) => {
  expect(storedTime(typed)).toBe(time);
});

it.each(['', 'noon', '25', '10:60', '13 pm', '10:0', '10.00.00', '1000', '-1', '10 am pm'])('refuses %j', (typed) => {
  expect(storedTime(typed)).toBeUndefined();
});
