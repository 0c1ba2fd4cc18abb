import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { field, fill, invalidField, press } from '../../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../../test/render-with-answers.js';
import type { BookingState } from './booking-words.js';
import { ChangeBookingForm, type VisitChange } from './change-booking-form.js';

const booking = {
  ...{ id: 'b1', revision: 3, firstName: 'Ada', lastName: 'Marshall', email: 'ada@example.test' },
  ...{ tourType: 'standard', tourDate: '2996-12-05', tourTime: '10:00 AM', groupSize: 2, totalAmount: '50.00' },
  ...{ foodOrderPlatform: 'none', foodOrderDetails: null, foodOrderTotal: '0.00', payments: [], refunds: [] },
} as unknown as BookingState;

function open(action: VisitChange, answers: Answers = {}, onClose: () => void = () => undefined) {
  const sent = renderWithAnswers(<ChangeBookingForm action={action} booking={booking} onClose={onClose} />, answers);
  return () => sent.filter(({ name }) => name.startsWith('Staff') && name !== 'StaffDayTimes');
}

async function sendTo(name: string, count: number, sent: () => readonly unknown[]): Promise<void> {
  press(name);
  await waitFor(() => expect(sent()).toHaveLength(count));
  await waitFor(() => expect(screen.getByText(name, { selector: 'button' }).getAttribute('aria-busy')).toBeNull());
}

beforeEach(() => window.sessionStorage.clear());

it('sends the same change under its key after a lost answer, also after a reload, and another under another key', async () => {
  const first = open('party');
  fill('Guests', '4');
  fill('Reason', 'They called');
  await sendTo('Change party size', 1, first);
  fill('Reason', 'They called twice');
  await sendTo('Change party size', 2, first);
  cleanup();
  const reloaded = open('party');
  fill('Guests', '4');
  fill('Reason', 'They called');
  await sendTo('Change party size', 1, reloaded);
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

it('shows what the server refuses at its field', async () => {
  const fields = [{ __typename: 'FieldFault', field: 'groupSize', message: 'At most 20 guests' }];
  const refused = { __typename: 'InvalidInput', message: 'No', fields };
  open('party', { StaffChangePartySize: { staffChangePartySize: refused } });
  fill('Guests', '40');
  fill('Reason', 'They called');
  press('Change party size');
  expect(await invalidField('Guests', 'At most 20 guests')).toBe(document.activeElement);
  expect(field('Reason').value).toBe('They called');
});
