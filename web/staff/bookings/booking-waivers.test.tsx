import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { BookingWaivers } from './booking-waivers.js';
import type { BookingState } from './booking-words.js';

const guests = [
  { id: 'w1', guestName: 'Ada Marshall', place: 'booking', signedAt: '2026-11-20T15:31:00.000Z' },
  { id: 'w2', guestName: 'Jnue Marshall', place: 'link', signedAt: '2026-11-21T15:31:00.000Z' },
];
const booking = { waivers: { signed: 2, of: 3, guests } } as unknown as BookingState;
const refused = {
  __typename: 'InvalidInput',
  message: 'x',
  fields: [{ field: 'reason', message: 'Please give a reason' }],
};

it('takes off the signature that was pressed, once it is confirmed with a reason', async () => {
  const answers = { RemoveWaiver: { removeWaiver: { __typename: 'WaiverRemoved', booking: { id: 'b1' } } } };
  const sent = renderWithAnswers(<BookingWaivers booking={booking} />, answers);
  fireEvent.click(screen.getByLabelText('Remove the signature of Jnue Marshall'));
  expect(screen.getByText('Remove the signature of Jnue Marshall?')).toBeDefined();
  expect(sent).toEqual([]);
  fill('Reason', 'A typing mistake');
  press('Remove it');
  await waitFor(() =>
    expect(sent).toMatchObject([{ name: 'RemoveWaiver', variables: { id: 'w2', reason: 'A typing mistake' } }]),
  );
});

it('says why it was not taken off, and keeps the reason that was typed', async () => {
  renderWithAnswers(<BookingWaivers booking={booking} />, { RemoveWaiver: { removeWaiver: refused } });
  fireEvent.click(screen.getByLabelText('Remove the signature of Ada Marshall'));
  fill('Reason', 'no');
  press('Remove it');
  await screen.findByText(/Please give a reason/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('no');
});
