import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { adultLine, adultsOnly } from '../../kit/lib/tickets/price-samples.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { MOCK_PAYMENT_MS } from '../payment/use-card-form.js';
import { PartyPanel } from './party-panel.js';
import type { ChangeOutcome, Visit } from './use-visit.js';

const line = { ...adultLine(1), __typename: 'TicketLine' };
const halved = { ...line, unitPrice: '12.50', amount: '12.50', listPrice: '25.00', reason: 'Code HALF, −$12.50' };
const visit = {
  ...{
    __typename: 'Booking',
    party: '1 guest',
    guests: 1,
    maxGroupSize: 20,
    totalAmount: '12.50',
    paymentStatus: 'paid',
  },
  tickets: [halved],
} as unknown as Visit;
const prices = adultsOnly.map((price) => ({ ...price, __typename: 'StartPrice', listPrice: null, reason: null }));

/** @param wait what each answer waits for */
function open(quote: object, outcomes: ChangeOutcome[] = [], wait?: () => Promise<unknown>) {
  const quoted = {
    ...{ __typename: 'ChangeQuote', party: '2 guests', totalBefore: '12.50', totalAmount: '37.50', endsFood: false },
    ...{ toPay: '0.00', paidBy: null, toReturn: '0.00', kept: '0.00', lines: [halved, line], prices, ...quote },
  };
  const changes: unknown[] = [];
  const change = async (wanted: unknown): Promise<ChangeOutcome> => {
    changes.push(wanted);
    return outcomes.shift() ?? 'changed';
  };
  const props = { visit, token: 't', isBusy: false, change, onLeave: () => undefined };
  const data = { quoteChange: quoted };
  const answers = {
    get QuoteVisitParty() {
      return wait ? { until: wait(), data } : data;
    },
  };
  const sent = renderWithAnswers(<PartyPanel {...props} />, answers);
  return { changes, sent };
}

it('says what an added guest really pays, which is not what a code left for the others', async () => {
  const { changes, sent } = open({ toPay: '25.00', paidBy: 'earlier_card' });
  fireEvent.click(await screen.findByRole('button', { name: 'One more: Guests' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $25.00 and change to 2 guests' }));
  const tickets = [{ type: 'adult', count: 2 }];
  expect(changes).toEqual([{ party: { tickets } }]);
  expect(sent.at(-1)).toMatchObject({
    ...{ name: 'QuoteVisitParty', variables: { token: 't', input: { party: { tickets } } } },
  });
});

it('says before that it is too late to get money back', async () => {
  open({ kept: '25.00', party: '1 guest' });
  fireEvent.click(await screen.findByRole('button', { name: 'One more: Guests' }));
  expect(await screen.findByRole('button', { name: 'Change to 2 guests, without a refund' })).toBeTruthy();
  expect(screen.getByText('Too late to get back')).toBeTruthy();
  expect(screen.getByText(/^It is too late for a refund\. What stays with us pays/)).toBeTruthy();
});

it('keeps the last quote, dimmed, while a new one is asked, and says both parties in the same words', async () => {
  let answer = (): void => undefined;
  let isHeld = false;
  const held = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  open({ toPay: '25.00', paidBy: 'earlier_card' }, [], () => (isHeld ? held() : Promise.resolve()));
  expect(screen.getByText('Your visit is for 1 guest. Looking up today’s prices...')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep 1 guest' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'One more: Guests' }));
  await screen.findByRole('button', { name: 'Pay $25.00 and change to 2 guests' });
  expect(screen.getByRole('button', { name: 'Keep 1 guest' })).toBeTruthy();
  isHeld = true;
  fireEvent.click(screen.getByRole('button', { name: 'One more: Guests' }));
  const quote = screen.getByText('Due today').closest('[aria-busy]');
  expect(quote?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checking the price for 3 guests...' }).disabled).toBe(
    true,
  );
  answer();
  await screen.findByRole('button', { name: 'Pay $25.00 and change to 3 guests' });
  expect(quote?.getAttribute('aria-busy')).toBe('false');
});

describe('a party that costs more', () => {
  const tickets = [{ type: 'adult', count: 2 }];
  const PAY = 'Pay $25.00 and change to 2 guests';
  const press = async (name: string): Promise<void> => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const cardNumber = () => screen.queryByLabelText('Card number');

  async function payByCard(): Promise<void> {
    fill('Card number', '4242 4242 4242 4242');
    fill('Name on card', 'Ada Marshall');
    fill('Expiry date', '12/40');
    fill('CVV', '123');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: PAY }));
    await act(() => jest.advanceTimersByTimeAsync(MOCK_PAYMENT_MS));
    jest.useRealTimers();
  }
  const paid = { party: { tickets }, paymentIntentId: expect.stringMatching(/^pi_mock_/) };

  it('is charged to the card that paid, where one did', async () => {
    open({ toPay: '25.00', paidBy: 'earlier_card' });
    await press('One more: Guests');
    expect(await screen.findByText('Charged to the card you paid with.')).toBeTruthy();
    expect(cardNumber()).toBeNull();
  });

  it('asks for a card where none paid, and is changed with its payment', async () => {
    const { changes } = open({ toPay: '25.00', paidBy: 'new_card' });
    await press('One more: Guests');
    expect(await screen.findByText(/^No card has paid for this visit yet/)).toBeTruthy();
    expect(screen.queryByText(/^Charged to the card/)).toBeNull();
    await press(PAY);
    expect(changes).toEqual([]);
    await payByCard();
    expect(changes).toEqual([paid]);
  });

  it('asks for another card when the earlier one was refused, and keeps the party', async () => {
    const { changes } = open({ toPay: '25.00', paidBy: 'earlier_card' }, ['card']);
    await press('One more: Guests');
    await press(PAY);
    expect(await screen.findByText(/^The card you paid with was not accepted/)).toBeTruthy();
    await payByCard();
    expect(changes).toEqual([{ party: { tickets } }, paid]);
  });

  it('sends the same payment again when its answer was lost, and another one after a refusal', async () => {
    const { changes } = open({ toPay: '25.00', paidBy: 'new_card' }, ['unanswered', 'refused']);
    await press('One more: Guests');
    await screen.findByRole('button', { name: PAY });
    await payByCard();
    expect(cardNumber()).toBeNull();
    await press('Finish the change');
    await waitFor(() => expect(cardNumber()).not.toBeNull());
    await payByCard();
    const [first, second, third] = changes;
    expect(second).toEqual(first);
    expect(third).toEqual(paid);
    expect(third).not.toEqual(first);
  });

  it('says nothing of a card where it is paid at the gate', async () => {
    open({ paidBy: 'at_gate' });
    await press('One more: Guests');
    expect(await screen.findByRole('button', { name: 'Change to 2 guests' })).toBeTruthy();
    expect(screen.queryByText(/card/)).toBeNull();
  });
});
