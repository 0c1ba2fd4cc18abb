import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { emptyGiftVoucher } from './gift-voucher-form.js';
import { GiftVoucherPage } from './gift-voucher-page.js';

function chosen(): readonly string[] {
  const amounts = screen.getAllByRole<HTMLInputElement>('radio', { name: /^\$/ });
  return amounts.filter(({ checked }) => checked).map(({ value }) => value);
}

it('leads to the cart once a voucher is in it, and has an amount for the next one', async () => {
  const added: number[] = [];
  const add = (_: unknown, { amount }: { readonly amount: string }) => {
    added.push(Number(amount));
    return Promise.resolve({ __typename: 'CartVoucherSaved' });
  };
  renderWithAnswers(<GiftVoucherPage onAdd={add} />);
  expect(screen.queryByRole('link', { name: 'Open the cart' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '$100' }));
  expect(chosen()).toEqual(['100']);
  fill('Or your own amount', '75');
  expect(chosen()).toEqual([]);
  fill('For whom', 'Bettina');
  fill('From whom', 'Howard Hughes');
  fill('Bettina’s e-mail', 'bettina@example.test');
  press('Add to Cart, $75.00');
  expect((await screen.findByRole('link', { name: 'Open the cart' })).getAttribute('href')).toBe('/cart');
  expect(added).toEqual([75]);
  expect(chosen()).toEqual(['50']);
  expect(screen.getByRole('button', { name: 'Add to Cart, $50.00' })).toBeTruthy();
});

it('has what was pressed before a reload', () => {
  const kept = { ...emptyGiftVoucher, amount: '25', to: 'me' };
  window.sessionStorage.setItem('hilltop:gift-voucher:v1', JSON.stringify(kept));
  renderWithAnswers(<GiftVoucherPage onAdd={() => Promise.resolve('unanswered')} />);
  expect(chosen()).toEqual(['25']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^To me/ }).checked).toBe(true);
  expect(screen.getByLabelText('Your e-mail')).toBeTruthy();
  window.sessionStorage.clear();
});
