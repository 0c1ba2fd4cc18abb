import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { RefundSteps } from './refund-steps.js';
import type { Visit } from './use-visit.js';

type Refund = NonNullable<Visit['refunds']>[number];

function refund(amount: string, changes: Partial<Refund> = {}): Refund {
  return {
    __typename: 'Refund',
    id: `refund of ${amount}`,
    reason: 'cancelled',
    amount,
    method: 'online',
    status: 'settled',
    ...changes,
  };
}

function show(refunds: readonly Refund[], answers: Answers = {}, totalAmount = '100.00') {
  return renderWithAnswers(<RefundSteps visit={{ refunds, totalAmount } as unknown as Visit} token="t" />, answers);
}
function said() {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}
function split(id: string, toVouchers: string, toBlocked: string) {
  return {
    VisitRefunds: {
      myBooking: {
        __typename: 'Booking',
        id: 'b',
        refunds: [{ __typename: 'Refund', id, toVouchers, toBlocked }],
      },
    },
  };
}

it('is one sum in one sentence, whatever the parts', () => {
  show([refund('25.00', { reason: 'party_changed', status: 'sent' }), refund('75.00', { status: 'requested' })]);
  expect(said()).toEqual(['All $100.00 goes back to your card. $25.00 is sent, $75.00 follows today.']);
  expect(screen.queryByText(/parts/)).toBeNull();
  expect(screen.getByText('Banks usually take five to ten days to show it.')).toBeTruthy();
});

it.each([
  ['requested', 'goodwill', '$25.00 goes back to your card today.'],
  ['sent', 'goodwill', '$25.00 is on its way to your card.'],
  ['settled', 'goodwill', '$25.00 was refunded to your card.'],
  ['settled', 'cancelled', 'All $25.00 was refunded to your card.'],
] as const)('of one that is %s for %s is short', (status, reason, words) => {
  show([refund('25.00', { status, reason })]);
  expect(said()).toEqual([words]);
});

it('asks to call when a bank refused a part', () => {
  show([refund('25.00', { status: 'failed' }), refund('75.00')]);
  expect(said()).toEqual([
    expect.stringMatching(
      /^All \$100\.00 goes back to your card\. \$75\.00 is refunded\. Your bank refused \$25\.00\. .* call/,
    ),
  ]);
});

it('of an order that a voucher paid wholly names no card', async () => {
  const sale = refund('50.00', { method: 'sale' });
  const sent = show([sale], split(sale.id, '50.00', '0.00'));
  expect(await screen.findByText('All $50.00 is back on the gift voucher that paid.')).toBeTruthy();
  expect(screen.queryByText(/card|Banks/)).toBeNull();
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([['VisitRefunds', { token: 't' }]]);
});

it('of an order that a card and a voucher paid says what each gets', async () => {
  const sale = refund('50.00', { method: 'sale', status: 'sent' });
  show([sale], split(sale.id, '20.00', '0.00'));
  await screen.findByText('$20.00 is back on the gift voucher that paid.');
  expect(said()).toEqual(['$30.00 is on its way to your card.', '$20.00 is back on the gift voucher that paid.']);
});

it('asks to call about a blocked voucher', async () => {
  const sale = refund('50.00', { method: 'sale' });
  show([sale], split(sale.id, '50.00', '50.00'));
  expect(
    await screen.findByText(
      /^All \$50\.00 went back to the gift voucher that paid\. That voucher is blocked: please call us, or write to us on our contact page\.$/,
    ),
  ).toBeTruthy();
});

it('of an order that has not answered says only what is sure', () => {
  show([refund('50.00', { method: 'sale' })]);
  expect(said()).toEqual(['All $50.00 was refunded to what you paid with.']);
});

it('of money taken at the door, and of what a displaced party keeps', () => {
  show([refund('20.00', { method: 'cash', status: 'requested' }), refund('30.00', { method: 'credit' })]);
  expect(said()).toEqual([
    '$20.00 waits for you at our desk.',
    '$30.00 is yours as a voucher, by e-mail. It never expires; use it for tours or in the store.',
  ]);
});

it('says why there is none', () => {
  show([]);
  expect(screen.getByText('It was canceled too late for a refund.')).toBeTruthy();
});

it('of a free visit says that nothing was paid', () => {
  show([], {}, '0.00');
  expect(screen.getByText('Nothing was paid, so there is nothing to refund.')).toBeTruthy();
});
