import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MyOrderFactsFragment } from '../../generated/operations.js';
import { dateAfter, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { OrderView } from './order-page.js';

const order: MyOrderFactsFragment = {
  __typename: 'Order',
  id: '1',
  orderNumber: 'HO-7K4M-9QXW',
  customerName: 'Ada Marshall',
  customerEmail: 'a…@e…',
  createdAt: '2026-11-23T14:00:00.000Z',
  status: 'paid',
  revision: 3,
  deliveryOpen: true,
  lines: [
    {
      __typename: 'OrderItem',
      id: 'mug',
      kind: 'goods',
      name: 'Tea Room Mug',
      quantity: 2,
      cancelled: 0,
      price: '16.00',
      amount: '32.00',
      pickUp: false,
    },
  ],
  amounts: [
    { __typename: 'Amount', kind: 'LINES', label: 'Subtotal', cents: 3_200 },
    { __typename: 'Amount', kind: 'SHIPPING', label: 'Shipping, flat', cents: 599 },
    { __typename: 'Amount', kind: 'TOTAL', label: 'Total', cents: 3_799 },
    { __typename: 'Amount', kind: 'VOUCHER', label: 'Voucher 3PRA', cents: -3_000 },
    { __typename: 'Amount', kind: 'CARD', label: 'By card', cents: 799 },
  ],
  shipping: '5.99',
  totalWithShipping: '37.99',
  paidByVouchers: [{ __typename: 'VoucherPayment', last4: '3PRA', left: '14.06' }],
  charged: true,
  delivery: {
    __typename: 'Delivery',
    phone: '…00',
    address: '99 Oak Stret',
    city: 'Dallas',
    state: 'TX',
    zipCode: '75201',
  },
  parcel: null,
  refunds: [],
};
const gift = {
  __typename: 'OrderVoucher',
  id: 'line',
  kind: 'voucher',
  name: 'Gift voucher',
  quantity: 1,
  cancelled: 0,
  recipientName: 'Bettina',
  maskedEmail: 'b…@e…',
  amount: '75.00',
  sendOn: dateAfter(venueToday(), 12),
  sentAt: null,
  url: '/voucher/token',
} as const;

function show(changes: Partial<MyOrderFactsFragment> = {}, answers: Answers = {}) {
  return renderWithAnswers(<OrderView order={{ ...order, ...changes }} token="token" />, answers);
}

it('says how far the order is, what it cost, and what is left on the voucher that paid', () => {
  show();
  expect(screen.getByText('Paid', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Paid');
  expect(screen.getByText('2 × Tea Room Mug')).toBeTruthy();
  expect(screen.getByText('−$30.00')).toBeTruthy();
  expect(screen.getByText('$14.06 is left on the voucher that ends in 3PRA.')).toBeTruthy();
  expect(screen.getByText('Your card was charged $7.99.')).toBeTruthy();
});

it('corrects the address until the order is packed, and keeps the number', async () => {
  const corrected = { ...order, delivery: { ...order.delivery, address: '99 Oak Street' } };
  const sent = show({}, { CorrectMyOrder: { correctMyOrder: corrected } });
  press('Correct the address');
  expect(field('Address').value).toBe('99 Oak Stret');
  fill('State', 'Texs');
  fireEvent.blur(field('State'));
  expect(screen.getByText('Did you mean Texas? Texas is TX.')).toBeTruthy();
  fill('State', 'TX');
  fill('Address', '99 Oak Street');
  press('Send it there');
  await waitFor(() => expect(screen.getByText(/^Saved\. We send it there/)).toBeTruthy());
  const where = { address: '99 Oak Street', city: 'Dallas', state: 'TX', zipCode: '75201' };
  expect(sent).toEqual([
    { name: 'CorrectMyOrder', variables: { token: 'token', input: { ...where, phone: null, revision: 3 } } },
  ]);
  expect(document.activeElement?.textContent).toBe('Where it goes');
});

it('keeps what was typed when the order was packed meanwhile, and says so', async () => {
  const message = 'Your order is packed already.';
  show(
    {},
    { CorrectMyOrder: { correctMyOrder: { __typename: 'OrderChangedMeanwhile', message, currentOrder: order } } },
  );
  press('Correct the address');
  fill('Address', '99 Oak Street');
  press('Send it there');
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
  expect(field('Address').value).toBe('99 Oak Street');
});

it('sends no address without a street', async () => {
  const sent = show();
  press('Correct the address');
  fill('Address', '');
  press('Send it there');
  await invalidField('Address', 'Please enter your address');
  expect(sent).toEqual([]);
});

it('of a packed parcel asks to call, and of one that is picked up has no address', () => {
  show({ status: 'packed', deliveryOpen: false });
  expect(screen.queryByText('Correct the address')).toBeNull();
  expect(screen.getByText(/^The parcel is packed\. If the address is wrong, call/)).toBeTruthy();
});

it('leads to the visit of a tour, and to a voucher that has not gone', () => {
  const tour = {
    __typename: 'OrderTour',
    id: 'tour',
    kind: 'tour',
    name: 'Gate to Garden',
    quantity: 1,
    cancelled: 0,
    tourDate: '2026-12-10',
    tourTime: '10:00 AM',
    party: '2 guests',
    amount: '50.00',
    visitUrl: '/visit/token',
  } as const;
  show({ lines: [tour, gift], delivery: null, deliveryOpen: false, status: 'handed_over' });
  expect(screen.getByRole('link', { name: /^Your visit/ }).getAttribute('href')).toBe('/visit/token');
  expect(screen.getByRole('link', { name: 'See the voucher' }).getAttribute('href')).toBe('/voucher/token');
  expect(screen.getByText(`It is mailed to b…@e… on ${longDate(gift.sendOn)}, at 9:00 AM.`)).toBeTruthy();
  expect(screen.queryByText('Where it goes')).toBeNull();
});

it('changes to whom a voucher is mailed and when, until it has gone', async () => {
  const day = dateAfter(venueToday(), 20);
  const changed = { ...order, lines: [{ ...gift, maskedEmail: 'c…@e…', sendOn: day }] };
  const sent = show({ lines: [gift] }, { ChangeGiftMailing: { changeGiftMailing: changed } });
  fireEvent.click(screen.getByRole('button', { name: 'Change address or day for Bettina' }));
  fill('Another e-mail (optional)', 'carla@example.test');
  fill('Send it on', dateAfter(venueToday(), 400));
  press('Save');
  await screen.findByText('Please choose a day from today to a year ahead');
  expect(sent).toEqual([]);
  fill('Send it on', day);
  press('Save');
  await screen.findByText('Saved. We have mailed you about it.');
  const input = { recipientEmail: 'carla@example.test', sendOn: day };
  expect(sent).toEqual([{ name: 'ChangeGiftMailing', variables: { token: 'token', lineId: 'line', input } }]);
});

it('of a voucher that has gone says when, and offers no change', () => {
  show({ lines: [{ ...gift, sentAt: '2026-12-10T15:00:00.000Z', url: null }] });
  expect(screen.getByText('It was mailed to b…@e… on December 10, 2026.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Change address or day/ })).toBeNull();
});

it('says what picking a line up means before it is done, and does exactly that', async () => {
  const [mug] = order.lines;
  if (!mug) throw new Error('no line');
  const both = { ...order, lines: [mug, { ...mug, id: 'chip', name: 'House Chip', pickUp: true } as typeof mug] };
  const sent = show(both, {
    SwitchMyOrderLine: { switchMyOrderLine: { ...both, delivery: null, deliveryOpen: false } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Have it sent: House Chip' }));
  expect(screen.getByText('It goes with the others, and costs nothing more.')).toBeTruthy();
  press('Leave it');
  fireEvent.click(screen.getByRole('button', { name: 'Pick it up instead: Tea Room Mug' }));
  expect(screen.getByText('Nothing is sent then, and $5.99 of shipping goes back the way it was paid.')).toBeTruthy();
  press('Pick it up instead');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toEqual({ token: 'token', lineId: 'mug', pickUp: true, revision: 3 });
});

it('offers no other way once the order is packed', () => {
  show({ status: 'packed', deliveryOpen: false });
  expect(screen.queryByRole('button', { name: /^(Pick it up|Have it sent)/ })).toBeNull();
});

it('says with whom the parcel was sent, and leads to the carrier', () => {
  const parcel = {
    __typename: 'Parcel',
    carrier: 'UPS',
    trackingNumber: '1Z999',
    trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
    sentAt: '2026-12-01T18:00:00.000Z',
  } as const;
  show({ status: 'handed_over', deliveryOpen: false, parcel });
  expect(screen.getByText(/^Sent with UPS on December 1, 2026, number 1Z999\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Follow it with UPS (on another site)' });
  expect(link.getAttribute('href')).toBe(parcel.trackingUrl);
  expect(link.getAttribute('rel')).toBe('noreferrer');
});

it('leads nowhere with a carrier whose page it does not know', () => {
  const parcel = { __typename: 'Parcel', carrier: 'Pony Express', trackingNumber: null, sentAt: null } as const;
  show({ status: 'handed_over', deliveryOpen: false, parcel: { ...parcel, trackingUrl: null } });
  expect(screen.getByText(/^Sent with Pony Express\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Follow it/ })).toBeNull();
});
