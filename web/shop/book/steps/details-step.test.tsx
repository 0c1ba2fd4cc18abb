import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adultsOnly, everyType } from '../../../kit/lib/tickets/price-samples.js';
import { field, fill, invalidField, press } from '../../../test/form-actions.js';
import { renderWithAnswers, type SentOperation } from '../../../test/render-with-answers.js';
import type { BookedTour } from '../../state/booked-tour.js';
import { play, toDetails } from '../../state/booking-samples.js';
import { storedBooking } from '../../state/booking-storage.js';
import { BookingFlow } from './booking-flow.js';

const standard: BookedTour = {
  __typename: 'Tour',
  id: '1',
  type: 'standard',
  name: 'Gate to Garden',
  price: '25.00',
  prices: adultsOnly,
  duration: '90 minutes',
  maxGroupSize: 20,
};

const heldSeats = {
  __typename: 'SeatHold',
  id: 'h',
  tourType: 'standard',
  tourDate: '2026-12-05',
  tourTime: '10:00 AM',
  groupSize: 2,
  tourId: '1',
  tickets: [],
  totalAmount: null,
  secondsLeft: 900,
  extendable: true,
};

function renderDetails(tour: BookedTour = standard): readonly SentOperation[] {
  storedBooking.write({ ...play(toDetails), tourType: tour.type });
  return renderWithAnswers(<BookingFlow tour={tour} />, { HoldSeats: { holdSeats: heldSeats } }, '/book-tour?step=2');
}

function holds(sent: readonly SentOperation[]): SentOperation[] {
  return sent.filter(({ name }) => name === 'HoldSeats');
}

function step(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function fillDetails(guests: number): void {
  fill('First name', 'Ada');
  fill('Last name', 'Marshall');
  fill('Email', 'ada@example.com');
  fill('Phone', '817-555-0100');
  fill('Group size', String(guests));
}

const messages = {
  'First name': 'First name must be at least 2 characters',
  'Last name': 'Last name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  Phone: 'Please enter a valid phone number',
} as const;

window.scrollTo = () => undefined;
beforeEach(() => window.sessionStorage.clear());

describe('the party of a tour that sells several types', () => {
  const family: BookedTour = { ...standard, prices: everyType };

  it('is chosen by steppers, refused without an adult, and held by types', async () => {
    const sent = renderDetails(family);
    expect(screen.getByRole('heading', { name: 'Who is coming?' })).toBeTruthy();
    fill('First name', 'Ada');
    fill('Last name', 'Marshall');
    fill('Email', 'ada@example.com');
    fill('Phone', '817-555-0100');
    fill('Adults', '0');
    step('One more: Children');
    press('Continue');
    expect(await screen.findByText('Children need an adult.')).toBeTruthy();
    expect(screen.getByText('One child comes with at least one adult.')).toBeTruthy();
    fill('Adults', '2');
    step('One more: Seniors');
    expect(screen.getByText('2 adults, 1 child, 1 senior')).toBeTruthy();
    expect(screen.getByText('2 adults at $25.00')).toBeTruthy();
    expect(screen.getAllByText('$82.00').length).toBeGreaterThan(0);
    expect(screen.getByText('Bring an ID for the senior.')).toBeTruthy();
    press('Continue');
    await waitFor(() => expect(holds(sent)).toHaveLength(1));
    expect(holds(sent)[0]?.variables.input).toMatchObject({
      groupSize: 4,
      tickets: [
        { type: 'adult', count: 2 },
        { type: 'child', count: 1 },
        { type: 'senior', count: 1 },
      ],
    });
  });
});

describe('the details of a booking', () => {
  it('are refused field by field, and accepted once they are complete', async () => {
    const sent = renderDetails();
    press('Continue');
    for (const [label, message] of Object.entries(messages)) await invalidField(label, message);
    expect(document.activeElement).toBe(field('First name'));

    fill('First name', 'A');
    fill('Email', 'ada@');
    fill('Phone', '817-555-0');
    for (const label of ['First name', 'Email', 'Phone'] as const) await invalidField(label, messages[label]);
    expect(holds(sent)).toEqual([]);

    fillDetails(2);
    press('Continue');
    expect(await screen.findByRole('heading', { name: 'Liability Waiver' })).toBeTruthy();
    expect(holds(sent)).toHaveLength(1);
    expect(holds(sent)[0]?.variables.input).toMatchObject({
      groupSize: 2,
      tourDate: '2026-12-05',
      tourTime: '10:00 AM',
    });
  });

  it('accept 1 to 20 guests, whatever the page is made to send', async () => {
    const sent = renderDetails();
    const options = within(field('Group size')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '1 guest',
      ...Array.from({ length: 19 }, (_, index) => `${index + 2} guests`),
    ]);
    for (const [value, message] of [
      ['0', 'Group size must be at least 1'],
      ['21', 'Maximum group size is 20'],
    ] as const) {
      field('Group size').append(new Option(value, value));
      fillDetails(Number(value));
      press('Continue');
      await invalidField('Group size', message, 'combobox');
    }
    expect(holds(sent)).toEqual([]);
  });

  it('show the limit of a smaller tour, offer no more, and total its price', async () => {
    renderDetails({
      ...standard,
      type: 'premium',
      price: '45.00',
      prices: adultsOnly.map((each) => ({ ...each, price: '45.00' })),
      maxGroupSize: 15,
    });
    const description = `${standard.name} takes up to 15 guests.`;
    const size = screen.getByRole('combobox', { name: 'Group size', description });
    const options = within(size).getAllByRole<HTMLOptionElement>('option');
    expect(options.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual([
      '16',
      '17',
      '18',
      '19',
      '20',
    ]);
    fillDetails(15);
    expect(await screen.findByText('Total for fifteen')).toBeTruthy();
    expect(screen.getByText('$675.00')).toBeTruthy();
  });
});
