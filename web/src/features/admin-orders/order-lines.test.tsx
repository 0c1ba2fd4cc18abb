import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithAnswers } from '../../../test/render-with-answers.js';
import type { StaffOrder } from './order-columns.js';
import { OrderLines } from './order-lines.js';

const order: StaffOrder = {
  __typename: 'Order',
  id: '1',
  orderNumber: 'HO-7K4M-9QXW',
  customerName: 'Ada Marshall',
  customerEmail: 'ada@example.test',
  total: '33.99',
  shipping: '5.99',
  totalWithShipping: '39.98',
  delivery: {
    __typename: 'Delivery',
    phone: '817-555-0100',
    address: '3001 W Division St',
    city: 'Arlington',
    state: 'TX',
    zipCode: '76012',
  },
  status: 'packed',
  createdAt: '2026-11-23T14:00:00.000Z',
  lines: [
    { __typename: 'OrderLine', productId: '2', productName: 'Mug', quantity: 2, price: '1.00', lineTotal: '2.00' },
  ],
};

function show(shown: StaffOrder): void {
  renderWithAnswers(<OrderLines order={shown} />);
}

it('says who ordered, where it goes, and the amounts that the buyer was told', () => {
  show(order);
  for (const words of ['Ada Marshall', 'ada@example.test', '817-555-0100', 'Arlington, TX 76012', '$5.99', '$39.98']) {
    expect(screen.getAllByText(words, { exact: false })).not.toHaveLength(0);
  }
  expect(screen.getByRole('button', { name: /^Mark as sent/ })).toBeTruthy();
});

it('prints a slip with the address and the things, and takes it away again', () => {
  let printed = '';
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    const slip = document.querySelector<HTMLElement>('[data-packing-slip]');
    printed =
      slip === null ? '' : (within(slip).getByRole('heading', { hidden: true }).textContent ?? '') + slip.textContent;
  });
  show(order);
  fireEvent.click(screen.getByRole('button', { name: /^Print the packing slip/ }));
  expect(print).toHaveBeenCalledTimes(1);
  for (const words of ['HO-7K4M-9QXW', 'Ada Marshall', '3001 W Division St', 'Arlington, TX 76012', '2Mug']) {
    expect(printed).toContain(words);
  }
  expect(document.querySelector('[data-packing-slip]')).toBeNull();
});

it('of an order that is picked up says so, and it is handed over', () => {
  show({ ...order, shipping: '0.00', totalWithShipping: '33.99', delivery: null });
  expect(screen.getAllByText('Pickup')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Mark as handed over/ })).toBeTruthy();
});
