import { expect, it } from '@jest/globals';
import { stateHint, US_STATES, zipHint } from './us-address.js';

it('knows every state by its code and its name', () => {
  for (const typed of [...Object.keys(US_STATES), ...Object.values(US_STATES), 'tx', ' texas ', 'D.C.', '']) {
    expect([typed, stateHint(typed)]).toEqual([typed, undefined]);
  }
});

it.each([
  ['Texs', 'Did you mean Texas? Texas is TX.'],
  ['Tejas', 'Did you mean Texas? Texas is TX.'],
  ['Misissipi', 'Did you mean Mississippi? Mississippi is MS.'],
  ['new yrok', 'Did you mean New York? New York is NY.'],
  ['XT', 'We know no such state. Two letters are enough: Texas is TX.'],
  ['Ontario', 'We know no such state. Two letters are enough: Texas is TX.'],
])('asks about %s', (typed, hint) => {
  expect(stateHint(typed)).toBe(hint);
});

it('knows ZIP codes of five and of nine digits', () => {
  for (const typed of ['76012', '76012-1234', '760121234', ' 00501 ', '']) expect(zipHint(typed)).toBeUndefined();
  for (const typed of ['7520', '760123', 'SW1A 1AA', '7601O']) {
    expect(zipHint(typed)).toBe('ZIP codes have five digits, as in 76012.');
  }
});
