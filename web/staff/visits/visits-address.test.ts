import { expect, it } from '@jest/globals';
import { twelveWeeks, visitsPlace, visitsSearch } from './visits-address.js';

function read(search: string) {
  return visitsPlace(new URLSearchParams(search), '2026-11-22');
}

it('without days the place is the last twelve weeks', () => {
  expect(twelveWeeks('2026-11-22')).toEqual({ from: '2026-08-31', to: '2026-11-22' });
  expect(read('tab=visits')).toEqual({ from: '2026-08-31', to: '2026-11-22' });
});

it('an address leads back to its place', () => {
  const place = { from: '2026-02-01', to: '2026-02-03', weekday: 6, time: '10:00 AM', tour: 'premium' } as const;
  expect(read(visitsSearch(place))).toEqual(place);
});

it.each(['weekday=8', 'weekday=x', 'time=10', 'tour=night'])('what is none is left out: %s', (search) => {
  expect(read(`from=2026-02-01&to=2026-02-03&${search}`)).toEqual({ from: '2026-02-01', to: '2026-02-03' });
});
