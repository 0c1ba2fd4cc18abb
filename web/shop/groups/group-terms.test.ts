import { describe, expect, it } from '@jest/globals';
import { missingAdults, termSentences, toursOfGroups } from './group-terms.js';
import { answered, terms } from './groups-samples.js';

describe('the conditions of groups', () => {
  it('are sentences with the numbers of the answer', () => {
    expect(termSentences(terms)).toEqual([
      'A group has 15 to 300 people. At least 15 people are billed.',
      'Pupils come with one adult for each 10 pupils, or more.',
      'One adult is free for each 8 pupils, or part of that.',
      'In a group of adults, one person is free for each 15 people who pay.',
      'Ask at least 7 days and at most twelve months ahead. Our quote is valid for 14 days.',
      'A deposit of 25% of the total books your seats, or a purchase order in its place.',
      'The deposit comes back if you cancel at least 14 days before the visit.',
      'The number of people is final 7 days before the visit, at 5 PM.',
      'You pay the rest by invoice, which is due after 30 days.',
    ]);
  });

  it('leave out what managers have set to 0, and count one as one', () => {
    const none = { freePerPupils: 0, freePerAdults: 0, depositPercent: 0, askedAheadDays: 0, invoiceDueDays: 0 };
    expect(termSentences({ ...terms, ...none, countFinalDays: 1, quoteValidDays: 1 })).toEqual([
      'A group has 15 to 300 people. At least 15 people are billed.',
      'Pupils come with one adult for each 10 pupils, or more.',
      'Ask at most twelve months ahead. Our quote is valid for 1 day.',
      'No deposit is due.',
      'The number of people is final 1 day before the visit, at 5 PM.',
      'You pay the rest by invoice, which is due at once.',
    ]);
  });

  it('name tours that take groups, with the prices that are set', () => {
    expect(toursOfGroups(answered)).toEqual([
      { id: 'grist', name: 'Grist and Gears', school: 1000, adult: undefined, untranslated: [] },
      { id: 'loaf', name: 'From Grain to Loaf', school: undefined, adult: undefined, untranslated: [] },
    ]);
  });

  it.each([
    [48, 5, 0],
    [48, 4, 1],
    [1, 0, 1],
    [0, 0, 0],
  ])('ask for adults: with %i pupils and %i adults, %i are missing', (pupils, adults, missing) => {
    expect(missingAdults({ pupils, adults }, terms)).toBe(missing);
  });
});
