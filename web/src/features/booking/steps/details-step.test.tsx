import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { field, fill, invalidField, press } from '../../../../test/form-actions.js';
import { renderWithAnswers, type SentOperation } from '../../../../test/render-with-answers.js';
import type { BookedTour } from '../state/booked-tour.js';
import { play, toDetails } from '../state/booking-samples.js';
import { storedBooking } from '../state/booking-storage.js';
import { BookingFlow } from './booking-flow.js';

const standard: BookedTour = {
  __typename: 'Tour',
  id: '1',
  type: 'standard',
  name: 'Gate to Garden',
  price: '25.00',
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
  secondsLeft: 900,
  extendable: true,
};

function renderDetails(tour: BookedTour = standard): readonly SentOperation[] {
  storedBooking.write({ ...play(toDetails), tourType: tour.type });
  return renderWithAnswers(<BookingFlow tour={tour} />, { HoldSeats: { holdSeats: heldSeats } }, '/book-tour?step=2');
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
    expect(sent).toEqual([]);

    fillDetails(2);
    press('Continue');
    expect(await screen.findByRole('heading', { name: 'Liability Waiver' })).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['HoldSeats']);
    expect(sent[0]?.variables.input).toMatchObject({ groupSize: 2, tourDate: '2026-12-05', tourTime: '10:00 AM' });
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
    expect(sent).toEqual([]);
  });

  it('show the limit of a smaller tour, offer no more, and total its price', async () => {
    renderDetails({ ...standard, type: 'premium', price: '45.00', maxGroupSize: 15 });
    const description = 'A premium tour takes up to 15 guests.';
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
