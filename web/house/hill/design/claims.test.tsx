import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Claims, isOnlyTold, partsOf, withoutBraces } from './claims.js';

const text = 'The gate is old{, and a guard sat in it}. {He had a bell.}';

it('splits a text into what is on record and what is not', () => {
  expect(partsOf(text)).toEqual([
    { text: 'The gate is old', isTold: false },
    { text: ', and a guard sat in it', isTold: true },
    { text: '. ', isTold: false },
    { text: 'He had a bell.', isTold: true },
  ]);
  expect(withoutBraces(text)).toBe('The gate is old, and a guard sat in it. He had a bell.');
  expect([isOnlyTold(text), isOnlyTold('{He had a bell.}'), isOnlyTold('The gate is old.')]).toEqual([
    false,
    true,
    false,
  ]);
});

it('marks what is not on record and removes the braces', () => {
  const { container } = render(<Claims text={text} />);
  expect(container.textContent).toBe(withoutBraces(text));
  expect([...container.querySelectorAll('[data-told]')].map(({ textContent }) => textContent)).toEqual([
    ', and a guard sat in it',
    'He had a bell.',
  ]);
});
