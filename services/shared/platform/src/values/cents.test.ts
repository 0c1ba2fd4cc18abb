import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCents, formatSignedCents, parseCents } from './cents.js';

describe('parseCents', () => {
  it.each([
    ['25.00', 2500],
    ['25', 2500],
    ['25.5', 2550],
    ['0.07', 7],
    ['0', 0],
    ['19.99', 1999],
    ['999999999.99', 99_999_999_999],
  ])('parses %s', (text, cents) => expect(parseCents(text)).toBe(cents));

  it.each([
    '',
    ' 25',
    '25 ',
    '-1',
    '+1',
    '1e3',
    '25.',
    '.50',
    '25.001',
    '025',
    '1,000',
    '$25',
    'NaN',
    '0x10',
    '1000000000',
    '٢٥',
    '25\n',
  ])('refuses %j', (text) => expect(parseCents(text)).toBeUndefined());

  it('round-trips every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => parseCents(formatCents(cents)) === cents),
    );
  });

  it('returns a whole number of cents, or undefined', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^\d{1,10}\.\d{0,3}$/)), (text) => {
        const cents = parseCents(text);
        return cents === undefined || (Number.isSafeInteger(cents) && cents >= 0);
      }),
    );
  });
});

describe('formatCents', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [2500, '25.00'],
    [123_456_789, '1234567.89'],
  ])('formats %i', (cents, text) => expect(formatCents(cents)).toBe(text));

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (cents) =>
    expect(() => formatCents(cents)).toThrow(RangeError),
  );
});

describe('formatSignedCents', () => {
  it.each([
    [-2500, '-25.00'],
    [-5, '-0.05'],
    [0, '0.00'],
    [5, '0.05'],
  ])('formats %i', (cents, text) => expect(formatSignedCents(cents)).toBe(text));
});
