import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CodeField } from './code-field.js';

const code = { __typename: 'CartCode', code: 'CHIP', name: 'A chip on the house', lines: [] } as const;

function shown(problem: string | null): string {
  const done = async () => undefined;
  render(<CodeField vouchers={[]} code={{ ...code, amount: '3.00', problem }} onUse={done} onRemove={done} />);
  const list = screen.getByRole('list', { name: 'Your codes and vouchers' });
  const [item] = within(list).getAllByRole('listitem');
  return item?.firstChild?.textContent ?? '';
}

it('says what a code takes off', () => {
  expect(shown(null)).toBe('CHIP: A chip on the house, −$3.00');
});

it('says of a code that does not count that it takes nothing off, and why, before the button', () => {
  expect(shown('It is over or used up.')).toBe('CHIP: A chip on the houseIt takes nothing off. It is over or used up.');
});
