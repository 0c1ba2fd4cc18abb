import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { countDays, daysBetween, parseDate, parseInstant } from './calendar-date.js';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

describe('a date that is read', () => {
  it.each(['2000-01-01', '2028-02-29', '2100-12-31'])('can be %s', (text) =>
    expect(parseDate(text)?.toString()).toBe(text),
  );

  it.each([
    ...[
      '0000-01-01',
      '0001-01-01',
      '1999-12-31',
      '2101-01-01',
      '9999-12-31',
      '10000-01-01',
      '+010000-01-01',
      '-000001-01-01',
    ],
    ...['2026-02-30', '2026-1-29', '2026-01-29T00:00', '２０２６-01-29', ' 2026-01-29', '', 'today'],
  ])('cannot be “%s”', (text) => expect(parseDate(text)).toBeUndefined());
});

describe('an instant that is read', () => {
  it.each(['2000-01-01T00:00:00Z', '2026-11-22T06:00:00.123Z', '2026-11-22T00:00:00-06:00', '2100-12-31T23:59:59Z'])(
    'can be %s',
    (text) => expect(parseInstant(text)?.getTime()).toBe(Date.parse(text)),
  );

  it.each([
    ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+010000-01-01T00:00:00Z', '2101-01-01T00:00:00Z'],
    ...['2100-12-31T23:00:00-06:00', '2000-01-01T00:00:00+01:00', '2026-11-22', '2026-02-30T00:00:00Z', 'now'],
  ])('cannot be %s', (text) => expect(parseInstant(text)).toBeUndefined());
});

describe('the days of a span', () => {
  it('are counted with both ends', () => {
    expect(daysBetween(day('2027-12-30'), day('2028-01-02')).map(String)).toEqual([
      ...['2027-12-30', '2027-12-31', '2028-01-01', '2028-01-02'],
    ]);
    expect(countDays(day('2028-02-28'), day('2028-03-01'))).toBe(3);
  });

  it('end after the last day whose text is smaller than the one before', () => {
    expect(daysBetween(day('9999-12-31'), day('9999-12-31'))).toHaveLength(1);
    expect(daysBetween(day('9999-12-31'), day('+010000-01-01'))).toHaveLength(2);
  });

  it('are none of a span that ends before it begins, and never endless', () => {
    expect(daysBetween(day('2026-01-02'), day('2026-01-01'))).toEqual([]);
    expect(() => daysBetween(day('2000-01-01'), day('2100-12-31'))).toThrow(RangeError);
  });
});
