import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { CancelLineDialog } from './cancel-line-dialog.js';
import type { StaffOrder } from './order-parts.js';

const line = {
  __typename: 'OrderItem',
  id: 'mug',
  kind: 'goods',
  name: 'Mug',
  quantity: 3,
  cancelled: 1,
  amount: '43.50',
  price: '14.50',
  pickUp: false,
} as const;
const order = {
  id: '1',
  orderNumber: 'HO-7K4M-9QXW',
  customerEmail: 'ada@example.test',
  status: 'paid',
  lines: [line],
} as unknown as StaffOrder;

function show(quoteOrderLine: object): void {
  renderWithAnswers(<CancelLineDialog order={order} line={line} onClose={() => undefined} />, {
    QuoteOrderLine: { quoteOrderLine },
  });
}

it('says what goes back of how many before anything is done', async () => {
  const amounts = {
    goods: '29.00',
    shipping: '5.99',
    tax: '0.00',
    toReturn: '34.99',
    toVouchers: '0.00',
    toBlocked: '0.00',
    endsOrder: true,
  };
  show({ __typename: 'OrderLineQuote', revision: 1, name: 'Mug', quantity: 2, ...amounts });
  expect(await screen.findByRole('button', { name: 'Cancel and refund $34.99' })).toBeTruthy();
  for (const words of ['$29.00', '$5.99', 'Nothing is left of the order', 'ada@example.test gets an e-mail']) {
    expect(screen.getAllByText(words, { exact: false })).not.toHaveLength(0);
  }
  fireEvent.click(screen.getByRole('button', { name: 'One fewer: Mug' }));
  // The refund of one piece is unknown so far.
  expect(screen.getByRole('button', { name: 'Cancel it' })).toHaveProperty('disabled', true);
});

it('says what goes back to vouchers that paid a part', async () => {
  const amounts = {
    goods: '29.00',
    shipping: '0.00',
    tax: '0.00',
    toReturn: '29.00',
    toVouchers: '20.00',
    toBlocked: '5.00',
  };
  show({ __typename: 'OrderLineQuote', revision: 1, name: 'Mug', quantity: 2, endsOrder: false, ...amounts });
  await screen.findByRole('button', { name: 'Cancel and refund $29.00' });
  expect(screen.getAllByText('$20.00')).not.toHaveLength(0);
  expect(screen.getAllByText('$9.00')).not.toHaveLength(0);
  expect(screen.getByText('Of it to a blocked voucher')).toBeTruthy();
});

it('names no card where vouchers paid for all of it', async () => {
  const amounts = { goods: '29.00', shipping: '0.00', tax: '0.00', toReturn: '29.00', toVouchers: '29.00' };
  const quote = { ...amounts, toBlocked: '0.00', revision: 1, name: 'Mug', quantity: 2, endsOrder: false };
  show({ __typename: 'OrderLineQuote', ...quote });
  expect(await screen.findByText('Refunded to vouchers, at once')).toBeTruthy();
  expect(screen.queryByText('Refunded to the card')).toBeNull();
});

it('says why nothing can be canceled', async () => {
  show({ __typename: 'OrderLineNotCancelable', message: 'This order is handed over or sent.' });
  expect((await screen.findByRole('alert')).textContent).toBe('This order is handed over or sent.');
  expect(screen.getByRole('button', { name: 'Cancel it' })).toHaveProperty('disabled', true);
});
