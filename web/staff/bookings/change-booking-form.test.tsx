import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { adultLine, adultsOnly, everyType } from '../../kit/lib/tickets/price-samples.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import type { BookingState } from './booking-words.js';
import { ChangeBookingForm, type VisitChange } from './change-booking-form.js';

const booking = {
  ...{ id: 'b1', revision: 3, firstName: 'Ada', lastName: 'Marshall', email: 'ada@example.test' },
  ...{ tourType: 'standard', tourDate: '2996-12-05', tourTime: '10:00 AM', guests: 2, totalAmount: '50.00' },
  ...{ foodOrderPlatform: 'none', foodOrderDetails: null, foodOrderTotal: '0.00', payments: [], refunds: [] },
  tickets: [adultLine(2)],
} as unknown as BookingState;

function startPrices(prices: readonly object[]): readonly object[] {
  return prices.map((price) => ({ ...price, __typename: 'StartPrice', listPrice: null, reason: null }));
}

const line = { ...adultLine(2), __typename: 'TicketLine' };
const quoted = {
  ...{
    __typename: 'ChangeQuote',
    party: '2 guests',
    totalBefore: '50.00',
    totalAmount: '50.00',
    toPay: '0.00',
    toReturn: '0.00',
    kept: '0.00',
  },
  ...{ endsFood: false, lines: [line] },
};
const oneType = { StaffPartyQuote: { staffQuoteChange: { ...quoted, prices: startPrices(adultsOnly) } } };

function open(action: VisitChange, answers: Answers = oneType, onClose: () => void = () => undefined, of = booking) {
  const sent = renderWithAnswers(<ChangeBookingForm action={action} booking={of} onClose={onClose} />, answers);
  return () => sent.filter(({ name }) => name === 'StaffChangeBooking');
}

async function sendTo(name: string, count: number, sent: () => readonly unknown[]): Promise<void> {
  press(name);
  await waitFor(() => expect(sent()).toHaveLength(count));
  await waitFor(() => expect(screen.getByText(name, { selector: 'button' }).getAttribute('aria-busy')).toBeNull());
}

beforeEach(() => window.sessionStorage.clear());

it('sends the same change under its key after a lost answer, also after a reload, and another under another key', async () => {
  const four = { ...quoted, party: '4 guests', totalAmount: '100.00', toPay: '50.00', prices: startPrices(adultsOnly) };
  const name = 'Change to 4 guests, $50.00 more';
  const show = async () => {
    const sent = open('party', { StaffPartyQuote: { staffQuoteChange: four } });
    await screen.findByLabelText('Guests');
    fill('Guests', '4');
    fill('Reason', 'They called');
    await waitFor(() => expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(false));
    return sent;
  };
  const first = await show();
  await sendTo(name, 1, first);
  fill('Reason', 'They called twice');
  await sendTo(name, 2, first);
  cleanup();
  const reloaded = await show();
  await sendTo(name, 1, reloaded);
  const keys = [...first(), ...reloaded()].map(({ variables }) => variables.key);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

it('asks for a reason at its field before anything is sent', async () => {
  const sent = open('cancel');
  press('Cancel and refund $50.00');
  expect(
    await invalidField('Reason', 'Kept with the booking, not shown to the guest Please give a reason in a few words'),
  ).toBe(document.activeElement);
  expect(sent()).toEqual([]);
});

it('says of a disputed booking that its payment is not refunded again, before it is canceled', async () => {
  const dispute = {
    __typename: 'Dispute',
    id: 'd',
    amount: '50.00',
    reason: 'fraudulent',
    status: 'lost',
    openedAt: '2026-11-24T18:00:00.000Z',
  } as const;
  const sent = open('cancel', oneType, () => undefined, { ...booking, disputes: [dispute] });
  const words =
    /^The bank has given \$50\.00 back already, so that payment is not refunded again\. Nothing else was paid\./;
  expect(screen.getByText(words)).toBeTruthy();
  fill('Reason', 'The bank took it back');
  await sendTo('Cancel the booking', 1, sent);
});

describe('a party by types of guests', () => {
  const byType = { StaffPartyQuote: { staffQuoteChange: { ...quoted, prices: startPrices(everyType) } } };
  const withChild = {
    ...quoted,
    ...{ party: '2 adults, 1 child', totalAmount: '62.00', toPay: '12.00', prices: startPrices(everyType) },
    lines: [
      line,
      { ...line, type: 'child', singular: 'child', plural: 'children', count: 1, unitPrice: '12.00', amount: '12.00' },
    ],
  };

  it('changes to the guests that were counted, and says before what it costs', async () => {
    const sent = open('party', { StaffPartyQuote: { staffQuoteChange: withChild } });
    await screen.findByLabelText('Children');
    fill('Children', '1');
    fill('Reason', 'They called');
    const name = 'Change to 2 adults, 1 child, $12.00 more';
    await waitFor(() => expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(false));
    press(name);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.variables).toMatchObject({
      input: {
        party: {
          tickets: [
            { type: 'adult', count: 2 },
            { type: 'child', count: 1 },
          ],
        },
        revision: 3,
      },
      reason: 'They called',
    });
    expect(await screen.findByText('No answer from the server')).toBeTruthy();
    expect(field('Reason').value).toBe('They called');
  });

  it('offers no change while there is none, and none to a party that cannot come', async () => {
    open('party', byType);
    await screen.findByLabelText('Children');
    expect(screen.getByRole('button', { name: 'Change the party' }).hasAttribute('disabled')).toBe(true);
    fill('Adults', '0');
    expect(await screen.findByText(/A party needs at least one guest/)).toBeTruthy();
    fill('Children', '1');
    expect(await screen.findByText('Children need an adult.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change the party' }).hasAttribute('disabled')).toBe(true);
  });

  it('says why the party cannot be changed at all, and closes', async () => {
    const message = 'This visit was moved off its time. Choose another time first.';
    let closed = 0;
    open('party', { StaffPartyQuote: { staffQuoteChange: { __typename: 'BookingNotChangeable', message } } }, () => {
      closed += 1;
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText('Loading prices...')).toBeNull();
    press('Close');
    expect(closed).toBe(1);
  });

  it('offers to ask again when prices did not come', async () => {
    open('party', {});
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  });
});
