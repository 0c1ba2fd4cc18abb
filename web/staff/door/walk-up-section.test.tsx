import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { adultsOnly, everyType } from '../../kit/lib/tickets/price-samples.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers, type SentOperation } from '../../test/render-with-answers.js';
import { WalkUpSection } from './door-tab.js';

const start = {
  __typename: 'CalendarTime',
  tourType: 'standard',
  time: '10:00 AM',
  startsAt: '2996-12-05T16:00:00.000Z',
  capacity: 25,
  sold: 19,
  held: 2,
  closed: false,
  planned: true,
};
const staffCalendar = { __typename: 'StaffCalendar', days: [{ __typename: 'CalendarDay', times: [start] }] };
const tours = [
  {
    __typename: 'Tour',
    id: 'garden',
    type: 'standard',
    name: 'Gate to Garden',
    price: '25.00',
    prices: null,
    maxGroupSize: 20,
  },
];
const DoorTimes = { guestQuestions: [], tours, staffCalendar };
const booking = {
  __typename: 'Booking',
  id: '1',
  confirmationCode: 'HT-7K4M-9QXW',
  tourName: 'Gate to Garden',
  tourTime: '10:00 AM',
  guests: 2,
};
const sold = { sellWalkUp: { __typename: 'BookingCreated', booking } };
const tooShort = { __typename: 'FieldError', field: 'name', message: 'The name must be at least 2 characters' };
const refused = { sellWalkUp: { __typename: 'InvalidInput', message: 'Invalid', fields: [tooShort] } };

async function renderForm(answers: Answers): Promise<() => readonly SentOperation[]> {
  const sent = renderWithAnswers(<WalkUpSection date="2026-12-05" />, { DoorTimes, ...answers });
  await screen.findByLabelText('Guests');
  return () => sent.filter(({ name }) => name === 'SellWalkUp');
}

function fillParty(): void {
  fill('Guests', '2');
  fill('Name', 'Ada Example');
  field('Every guest has signed the waiver').click();
}

describe('a walk-up sale', () => {
  it('shows the price on its button, and starts over after a sale', async () => {
    const sales = await renderForm({ SellWalkUp: sold });
    fillParty();
    press('Sell 2 seats, $50.00');
    await waitFor(() => expect(field('Name').value).toBe(''));
    expect(sales()[0]?.variables).toMatchObject({
      input: {
        tourId: 'garden',
        tickets: [{ type: 'adult', count: 2 }],
        totalAmount: '50.00',
        email: null,
        paidBy: 'card_reader',
        waiversSigned: true,
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-/),
    });
  });

  it('says how many a time has room for, and offers no sale of none', async () => {
    await renderForm({});
    fill('Guests', '5');
    expect(await screen.findByText('4 seats are left.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sell' })).toBeTruthy();
  });

  it('that got no answer is sent again under its key, and keeps what was typed', async () => {
    const sales = await renderForm({});
    fillParty();
    press('Sell 2 seats, $50.00');
    expect(await screen.findByText('No answer from the server')).toBeTruthy();
    press('Sell 2 seats, $50.00');
    await waitFor(() => expect(sales()).toHaveLength(2));
    const [first, second] = sales().map(({ variables }) => variables.idempotencyKey);
    expect(second).toBe(first);
    expect(field('Name').value).toBe('Ada Example');
  });

  it('that is refused says why at the field, in the words of the house', async () => {
    const sales = await renderForm({ SellWalkUp: refused });
    fillParty();
    press('Sell 2 seats, $50.00');
    expect(await invalidField('Name', tooShort.message)).toBe(document.activeElement);
    expect(sales()).toHaveLength(1);
  });

  it('of more guests than seats is not sent', async () => {
    const sales = await renderForm({ SellWalkUp: sold });
    fill('Guests', '5');
    press('Sell');
    expect(await screen.findByText('4 seats are left.')).toBeTruthy();
    expect(sales()).toEqual([]);
  });
});

describe('a walk-up sale by type', () => {
  const [tour] = tours;
  const byType = { tours: [{ ...tour, prices: everyType }], staffCalendar };
  const at = (prices: readonly object[]) => ({
    startPrices: {
      __typename: 'StartPrices',
      tourId: 'garden',
      prices: prices.map((price) => ({ ...price, __typename: 'StartPrice', listPrice: null, reason: null })),
    },
  });

  async function renderRows(answers: Answers = {}): Promise<readonly SentOperation[]> {
    const sent = renderWithAnswers(<WalkUpSection date="2026-12-05" />, { DoorTimes: byType, ...answers });
    await screen.findByLabelText('Children');
    return sent;
  }

  it('sells the guests that were counted, at the sum of their prices', async () => {
    const sent = await renderRows({ SellWalkUp: sold, TicketPricesOfStart: at(everyType) });
    fill('Adults', '2');
    fill('Children', '1');
    fill('Name', 'Ada Example');
    press('Sell 2 adults, 1 child, $62.00');
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'SellWalkUp')?.variables).toMatchObject({
        input: {
          tickets: [
            { type: 'adult', count: 2 },
            { type: 'child', count: 1 },
          ],
          totalAmount: '62.00',
        },
      }),
    );
    await waitFor(() => expect(field('Adults').value).toBe('1'));
  });

  it('takes the price of the start, which a rule changes', async () => {
    const cheaper = adultsOnly.map((price) => ({ ...price, price: '20.00' }));
    await renderForm({ TicketPricesOfStart: at(cheaper) });
    expect(await screen.findByRole('button', { name: 'Sell 1 seat, $20.00' })).toBeTruthy();
  });

  it('says why a party cannot be sold, and sends nothing', async () => {
    const sent = await renderRows({ SellWalkUp: sold });
    fill('Adults', '0');
    fill('Children', '1');
    expect(await screen.findByText(/Children need an adult/)).toBeTruthy();
    fill('Adults', '5');
    expect(await screen.findByText('4 seats are left.')).toBeTruthy();
    press('Sell');
    fill('Adults', '1');
    fill('Children', '0');
    fill('Infants', '1');
    expect(await screen.findByRole('button', { name: 'Sell 1 adult, 1 infant, $25.00' })).toBeTruthy();
    expect(sent.filter(({ name }) => name === 'SellWalkUp')).toEqual([]);
  });
});
