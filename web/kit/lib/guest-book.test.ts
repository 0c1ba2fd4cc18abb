import { expect, it } from '@jest/globals';
import { monthInWords, sheetInAddress, sheetSearch } from './guest-book.js';

it.each([
  ['', 1],
  ['?sheet=1', 1],
  ['?sheet=7', 7],
  ['?sheet=0', 1],
  ['?sheet=-2', 1],
  ['?sheet=007', 1],
  ['?sheet=two', 1],
  ['?sheet=999999', 1],
])('reads the sheet of “%s”', (search, sheet) => {
  expect(sheetInAddress(new URLSearchParams(search))).toBe(sheet);
});

it('has one address per sheet', () => {
  expect([sheetSearch(1), sheetSearch(2)]).toEqual(['', '?sheet=2']);
});

it('says the month of a visit', () => {
  expect(monthInWords('2026-11')).toBe('November 2026');
});
