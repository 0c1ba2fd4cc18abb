import { expect, it } from '@jest/globals';
import { assertStableClassNames } from './stable-class-names.js';

it('accepts components named after their file', () => {
  expect(() => assertStableClassNames('/', '<p class="sc-1x2y3z-0 kAbCdE">sc-bdnzMm</p>')).not.toThrow();
});

it('rejects components named by a counter', () => {
  expect(() => assertStableClassNames('/tours', '<p class="sc-1x2y3z-0 a"><b class="sc-bdnzMm b">')).toThrow(
    'sc-bdnzMm on /tours',
  );
});
