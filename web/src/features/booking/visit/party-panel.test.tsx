import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithAnswers } from '../../../../test/render-with-answers.js';
import { adultLine, adultsOnly } from '../../../lib/tickets/price-samples.js';
import { PartyPanel } from './party-panel.js';
import type { Visit } from './use-visit.js';

const line = { ...adultLine(1), __typename: 'TicketLine' };
const halved = { ...line, unitPrice: '12.50', amount: '12.50', listPrice: '25.00', reason: 'Code HALF, −$12.50' };
const visit = {
  ...{ __typename: 'Booking', groupSize: 1, maxGroupSize: 20, totalAmount: '12.50', paymentStatus: 'paid' },
  tickets: [halved],
} as unknown as Visit;
const prices = adultsOnly.map((price) => ({ ...price, __typename: 'StartPrice', listPrice: null, reason: null }));

function open(quote: object) {
  const quoted = {
    ...{ __typename: 'PartyQuote', party: '2 guests', totalBefore: '12.50', totalAmount: '37.50', endsFood: false },
    ...{ toPay: '0.00', toReturn: '0.00', kept: '0.00', lines: [halved, line], prices, ...quote },
  };
  const changes: unknown[] = [];
  const change = async (wanted: unknown) => void changes.push(wanted);
  const props = { visit, token: 't', isBusy: false, change, onLeave: () => undefined };
  const sent = renderWithAnswers(<PartyPanel {...props} />, { QuoteVisitParty: { quoteParty: quoted } });
  return { changes, sent };
}

it('says what an added guest really pays, which is not what a code left for the others', async () => {
  const { changes, sent } = open({ toPay: '25.00' });
  fireEvent.click(await screen.findByRole('button', { name: 'One more: guests' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $25.00 and come as 2 guests' }));
  const tickets = [{ type: 'adult', count: 2 }];
  expect(changes).toEqual([{ kind: 'party', tickets }]);
  expect(sent.at(-1)).toEqual({ name: 'QuoteVisitParty', variables: { token: 't', tickets } });
});

it('says before that it is too late to get money back', async () => {
  open({ kept: '25.00', party: '1 guest' });
  fireEvent.click(await screen.findByRole('button', { name: 'One more: guests' }));
  expect(await screen.findByRole('button', { name: 'Come as 1 guest, without a refund' })).toBeTruthy();
  expect(screen.getByText('Too late to get back')).toBeTruthy();
  expect(screen.getByText(/^It is too late for a refund\. What stays with us pays/)).toBeTruthy();
});
