import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { adultsOnly, everyType } from '../../../kit/lib/tickets/price-samples.js';
import { question } from '../../../kit/party/question-samples.js';
import { field, fill, invalidField, press } from '../../../test/form-actions.js';
import { renderWithAnswers, type SentOperation } from '../../../test/render-with-answers.js';
import type { BookedTour } from '../../state/booked-tour.js';
import { play, toDetails } from '../../state/booking-samples.js';
import { storedBooking } from '../../state/booking-storage.js';
import { BookingFlow } from './booking-flow.js';

const standard: BookedTour = {
  __typename: 'Tour',
  untranslated: [],
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
  guests: 2,
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

const allergies = question('q1', { text: 'Allergies', perGuest: true, required: true });
const bus = question('q2', { text: 'By bus?', kind: 'yes_no' });

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
  fill('Guests', String(guests));
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
      tickets: [
        { type: 'adult', count: 2 },
        { type: 'child', count: 1 },
        { type: 'senior', count: 1 },
      ],
    });
  });
});

describe('the questions of the house', () => {
  it('are asked of each guest, and stay with the booking', async () => {
    storedBooking.write(play(toDetails));
    const GuestQuestions = { guestQuestions: [allergies, bus, question('q3', { text: 'Other tour', tourId: '9' })] };
    const sent = renderWithAnswers(
      <BookingFlow tour={standard} />,
      { GuestQuestions, HoldSeats: { holdSeats: heldSeats } },
      '/book-tour?step=2',
    );
    await screen.findByLabelText('By bus? (optional)');
    expect(screen.queryByLabelText(/Other tour/)).toBeNull();
    fillDetails(2);
    press('Continue');
    await invalidField('Allergies, guest 1', 'Please answer this');
    await invalidField('Allergies, guest 2', 'Please answer this');
    expect(document.activeElement).toBe(field('Allergies, guest 1'));
    fill('Allergies, guest 1', 'nuts');
    fill('Allergies, guest 2', 'none');
    fill('By bus? (optional)', 'no');
    press('Continue');
    await waitFor(() => expect(holds(sent)).toHaveLength(1));
    expect(storedBooking.read()?.details.answers).toEqual({ q1_1: 'nuts', q1_2: 'none', q2_0: 'no' });
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
      tickets: [{ type: 'adult', count: 2 }],
      tourDate: '2026-12-05',
      tourTime: '10:00 AM',
    });
  });

  it('accept 1 to 20 guests, however they are typed', async () => {
    const sent = renderDetails();
    fillDetails(21);
    expect((await screen.findByText('At most 20.')).getAttribute('role')).toBe('alert');
    press('Continue');
    expect(document.activeElement).toBe(field('Guests'));
    fillDetails(0);
    expect(screen.getByText('Nobody yet', { selector: 'p span' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue', hidden: true }).disabled).toBe(true);
    expect(holds(sent)).toEqual([]);
  });

  it('are refused with a larger party than the tour takes by now, until it is smaller', async () => {
    const message = 'Maximum group size on this tour is 6';
    const fields = [{ __typename: 'FieldError', field: 'tickets', message }];
    storedBooking.write(play(toDetails));
    renderWithAnswers(
      <BookingFlow tour={standard} />,
      { HoldSeats: { holdSeats: { __typename: 'InvalidInput', message: 'Please check the marked fields.', fields } } },
      '/book-tour?step=2',
    );
    fillDetails(7);
    press('Continue');
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
    fill('Guests', '6');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('say that a smaller tour takes no more, and total its price', async () => {
    renderDetails({
      ...standard,
      type: 'premium',
      price: '45.00',
      prices: adultsOnly.map((each) => ({ ...each, price: '45.00' })),
      maxGroupSize: 15,
    });
    fillDetails(15);
    expect(await screen.findByText('This tour takes up to 15 guests.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'One more: Guests' }).getAttribute('aria-disabled')).toBe('true');
    expect(await screen.findByText('Total for fifteen')).toBeTruthy();
    expect(screen.getAllByText('$675.00').length).toBeGreaterThan(0);
  });
});
