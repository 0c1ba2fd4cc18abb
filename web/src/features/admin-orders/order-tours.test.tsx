import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithAnswers } from '../../../test/render-with-answers.js';
import { OrderTours } from './order-tours.js';

it('names each tour with its booking, and what goes back for it', async () => {
  const tour = {
    __typename: 'OrderTour',
    lineId: 'line',
    confirmationCode: 'HT-7K3M-9QWD',
    tourName: 'Gate to Garden',
    tourDate: '2026-12-08',
    tourTime: '10:00 AM',
    party: '2 guests',
    amount: '50.00',
  } as const;
  const refund = {
    __typename: 'OrderRefund',
    id: 'refund',
    lineId: 'line',
    productName: null,
    quantity: null,
    amount: '25.00',
    status: 'sent',
    requestedAt: '2026-11-24T15:00:00.000Z',
  } as const;
  const orders = [{ __typename: 'Order', id: '1', tours: [tour], refunds: [refund] }];
  renderWithAnswers(<OrderTours orderNumber="HO-7K4M-9QXW" />, {
    OrderTours: { orders: { __typename: 'OrderPage', orders } },
  });
  const link = await screen.findByRole('link', { name: /^Gate to Garden, Tuesday, December 8, 2026, 10:00 AM$/ });
  expect(link.getAttribute('href')).toBe('/admin/bookings/HT-7K3M-9QWD');
  expect(screen.getByText(/^Refund for Gate to Garden, .*: sent$/)).toBeTruthy();
  expect(screen.getByText('−$25.00')).toBeTruthy();
});
