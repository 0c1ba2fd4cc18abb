import { expect, it } from '@jest/globals';
import { changedGuides, guideWords } from './guide-words.js';

it.each([
  [[], 1, 'No guide yet'],
  [['sam'], 1, ''],
  [['sam', 'ruth'], 1, ''],
  [['sam'], 2, 'Needs 2 guides, has 1'],
  [[], 3, 'Needs 3 guides, has 0'],
])('%j of %i needed is "%s"', (guideIds, guidesNeeded, words) => {
  expect(guideWords({ guideIds, guidesNeeded })).toBe(words);
});

it.each([
  ['sam', 'dell', ['dell', 'ruth']],
  ['ruth', '', ['sam']],
  [undefined, 'dell', ['sam', 'ruth', 'dell']],
  [undefined, '', ['sam', 'ruth']],
])('puts a guide in the place of another: %s, %s', (leaving, coming, guides) => {
  expect(changedGuides({ guideIds: ['sam', 'ruth'], guidesNeeded: 1 }, leaving, coming)).toEqual(guides);
});
