import { expect, it } from '@jest/globals';
import { parseValue } from 'graphql';
import { centsScalar } from './cents.scalar.js';

it.each([0, -1, 2_147_483_648, -21_474_836_470, Number.MAX_SAFE_INTEGER])('carries %d', (cents) => {
  expect(centsScalar.serialize(cents)).toBe(cents);
  expect(centsScalar.parseValue(cents)).toBe(cents);
  expect(centsScalar.parseLiteral(parseValue(String(cents)))).toBe(cents);
});

it.each([2 ** 53, -(2 ** 53), 0.5, Number.NaN, '100', null])('refuses %j, and rounds nothing', (value) => {
  expect(() => centsScalar.serialize(value)).toThrow('Cents are a whole number up to 2^53');
  expect(() => centsScalar.parseValue(value)).toThrow('Cents are a whole number up to 2^53');
});

it.each(['"100"', '1.5', '9007199254740992'])('refuses the literal %s', (text) => {
  expect(() => centsScalar.parseLiteral(parseValue(text))).toThrow('Cents are a whole number up to 2^53');
});
