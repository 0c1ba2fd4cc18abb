import { expect, it } from '@jest/globals';
import { calendarSearch, dateOfKey, spanOf, stepped } from './calendar-address.js';

it('is written in the address', () => {
  expect(calendarSearch({ view: 'day', date: '2026-12-05' })).toBe('?tab=calendar&view=day&date=2026-12-05');
});

it.each([
  ['month', '2026-12-01', '2026-12-31'],
  ['week', '2026-11-29', '2026-12-05'],
  ['day', '2026-12-05', '2026-12-05'],
] as const)('shows of a %s its days, weeks from Sunday', (view, from, to) => {
  expect(spanOf({ view, date: '2026-12-05' })).toEqual({ from, to });
});

it('steps by what it shows, and stays in a shorter month', () => {
  expect(stepped({ view: 'month', date: '2027-01-31' }, 1)).toBe('2027-02-28');
  expect(stepped({ view: 'week', date: '2026-12-05' }, -1)).toBe('2026-11-28');
  expect(stepped({ view: 'day', date: '2026-12-31' }, 1)).toBe('2027-01-01');
});

it.each([
  ['ArrowLeft', '2026-12-04'],
  ['ArrowRight', '2026-12-06'],
  ['ArrowUp', '2026-11-28'],
  ['ArrowDown', '2026-12-12'],
  ['PageUp', '2026-11-05'],
  ['PageDown', '2027-01-05'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['Enter', undefined],
])('%s leads to %s', (key, date) => {
  expect(dateOfKey(key, '2026-12-05')).toBe(date);
});
