import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { typedCode } from '../../kit/lib/typed-code.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { VoucherView } from './voucher-view.js';

const voucher = {
  __typename: 'Voucher',
  last4: '3PRA',
  amount: '75.00',
  left: '14.06',
  code: 'HV7K-4M9Q-XWT2-3PRA',
  status: 'active',
  recipientName: 'Bettina',
  fromName: 'Ada',
  message: null,
  entries: [],
} as unknown as Parameters<typeof VoucherView>[0]['voucher'];

beforeEach(() => {
  window.sessionStorage.clear();
  typedCode.send({ typed: '', error: undefined });
});

it('takes its code along to the tour that is chosen', () => {
  renderWithAnswers(<VoucherView voucher={voucher} />);
  expect(screen.getByText(/^Its code comes along/)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Choose a tour' }));
  expect(typedCode.state().typed).toBe('HV7K-4M9Q-XWT2-3PRA');
  expect(window.sessionStorage.getItem('hilltop:code:v1')).toBe('"HV7K-4M9Q-XWT2-3PRA"');
});

it('takes none of a blocked voucher', () => {
  renderWithAnswers(<VoucherView voucher={{ ...voucher, code: null, status: 'blocked' }} />);
  expect(screen.queryByText(/^Its code comes along/)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Choose a tour' }));
  expect(typedCode.state().typed).toBe('');
});
