import { describe, expect, it } from '@jest/globals';
import { daysInWords, daysOf, periodOf, spanOf, stepped } from './report-days.js';

describe('the days', () => {
  it.each([
    ['', { from: '2026-11-01', to: '2026-11-30' }],
    ['from=2026-11-02&to=2026-11-01', { from: '2026-11-01', to: '2026-11-30' }],
    ['from=2025-01-01&to=2026-11-01', { from: '2026-11-01', to: '2026-11-30' }],
    ['from=2026-02-01&to=2026-02-03', { from: '2026-02-01', to: '2026-02-03' }],
  ])('of the address %j are read, and are others when they are none', (search, days) => {
    expect(daysOf(new URLSearchParams(search), spanOf('month', '2026-11-22'))).toEqual(days);
  });

  it.each([
    ['week', '2026-11-18', '2026-11-15', '2026-11-21'],
    ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
    ['year', '2026-02-10', '2026-01-01', '2026-12-31'],
    ['day', '2026-02-10', '2026-02-10', '2026-02-10'],
  ] as const)('of a %s', (period, date, from, to) => {
    expect(spanOf(period, date)).toEqual({ from, to });
    expect(periodOf({ from, to })).toBe(period);
  });

  it('go on by the same period, or as many days', () => {
    expect(stepped({ from: '2026-01-01', to: '2026-01-31' }, 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(stepped({ from: '2026-01-01', to: '2026-12-31' }, -1)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(stepped({ from: '2026-03-05', to: '2026-03-07' }, -1)).toEqual({ from: '2026-03-02', to: '2026-03-04' });
  });
});

it.each([
  ['2026-11-01', '2026-11-22', 'November 1 to 22, 2026'],
  ['2026-10-30', '2026-11-02', 'October 30 to November 2, 2026'],
  ['2025-12-30', '2026-01-02', 'December 30, 2025 to January 2, 2026'],
])('%s to %s are written as %s', (from, to, words) => expect(daysInWords(from, to)).toBe(words));
