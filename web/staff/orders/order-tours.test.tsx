import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { OrderTours } from './order-tours.js';

it('names each tour with its booking, and what goes back for it', async () => {
  const tour = {
    __typename: 'OrderTour',
    id: 'line',
    kind: 'tour',
    name: 'Gate to Garden',
    confirmationCode: 'HT-7K3M-9QWD',
    tourDate: '2026-12-08',
    tourTime: '10:00 AM',
    party: '2 guests',
    paid: '50.00',
  } as const;
  const refund = {
    __typename: 'OrderRefund',
    id: 'refund',
    lineId: 'line',
    name: 'Gate to Garden',
    quantity: null,
    amount: '25.00',
    status: 'sent',
    requestedAt: '2026-11-24T15:00:00.000Z',
    voucherLast4: null,
  } as const;
  const orders = [
    {
      __typename: 'Order',
      id: '1',
      totalWithShipping: '50.00',
      lines: [tour],
      paidByVouchers: [],
      refunds: [refund],
    },
  ];
  renderWithAnswers(<OrderTours orderNumber="HO-7K4M-9QXW" />, {
    OrderTours: { orders: { __typename: 'OrderPage', orders } },
  });
  const link = await screen.findByRole('link', { name: /^Gate to Garden, Tuesday, December 8, 2026, 10:00 AM$/ });
  expect(link.getAttribute('href')).toBe('/admin/bookings/HT-7K3M-9QWD');
  expect(screen.getByText(/^Refund for Gate to Garden, .*: sent$/)).toBeTruthy();
  expect(screen.getByText('−$25.00')).toBeTruthy();
  expect(screen.getByText(/The money goes to the card that paid for the order\.$/)).toBeTruthy();
});

it.each([
  ['32.00', /The money goes to the voucher that paid for the order\.$/],
  ['50.00', /The money goes to the card that paid first, then to the voucher\.$/],
])('says to whom money of an order of %s goes that a voucher paid', async (totalWithShipping, words) => {
  const tour = {
    __typename: 'OrderTour',
    id: 'line',
    kind: 'tour',
    name: 'Gate to Garden',
    confirmationCode: 'HT-7K3M-9QWD',
    tourDate: '2026-12-08',
    tourTime: '10:00 AM',
    party: '2 guests',
    paid: totalWithShipping,
  };
  const refund = {
    __typename: 'OrderRefund',
    id: 'refund',
    lineId: 'line',
    name: 'Gate to Garden',
    quantity: null,
    amount: '20.00',
    status: 'settled',
    requestedAt: '2026-11-24T15:00:00.000Z',
    voucherLast4: '3PRA',
  };
  const paidByVouchers = [{ __typename: 'VoucherPayment', last4: '3PRA', amount: '32.00' }];
  const order = { __typename: 'Order', id: '1', totalWithShipping, lines: [tour], refunds: [refund] };
  renderWithAnswers(<OrderTours orderNumber="HO-7K4M-9QXW" />, {
    OrderTours: { orders: { __typename: 'OrderPage', orders: [{ ...order, paidByVouchers }] } },
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Paid by the voucher …3PRA')).toBeTruthy();
  expect(screen.getByText(/^Refund for Gate to Garden to the voucher …3PRA, .*: done$/)).toBeTruthy();
});
