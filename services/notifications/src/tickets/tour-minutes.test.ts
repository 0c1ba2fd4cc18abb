import { expect, it } from '@jest/globals';
import { tourMinutes, USUAL_MINUTES } from './tour-minutes.js';

it.each([
  ['90 minutes', 90],
  ['90 min', 90],
  ['2 hours', 120],
  ['1 hour', 60],
  ['1.5 hours', 90],
  ['2 to 3 hours', 180],
  ['45-60 minutes', 60],
  ['1 hour 30 minutes', 90],
  ['1h30m', 90],
])('%s are %i minutes', (duration, minutes) => {
  expect(tourMinutes(duration)).toBe(minutes);
});

it.each([null, '', 'half a day', 'as long as you like', '0 minutes', '90000 hours'])(
  '%p counts as the usual length of a visit',
  (duration) => {
    expect(tourMinutes(duration)).toBe(USUAL_MINUTES);
  },
);
