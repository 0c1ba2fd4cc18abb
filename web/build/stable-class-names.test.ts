import { expect, it } from '@jest/globals';
import { demandStableClassNames } from './stable-class-names.js';

it('takes components that are named after their file', () => {
  expect(() => demandStableClassNames('/', '<p class="sc-1x2y3z-0 kAbCdE">sc-bdnzMm</p>')).not.toThrow();
});

it('refuses components that are counted as they come', () => {
  expect(() => demandStableClassNames('/tours', '<p class="sc-1x2y3z-0 a"><b class="sc-bdnzMm b">')).toThrow(
    'sc-bdnzMm on /tours',
  );
});
