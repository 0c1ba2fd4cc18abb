import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { FindVisitPage } from './find-visit-page.js';

const REQUESTED = { requestBookingLink: { __typename: 'BookingLinkRequested', message: 'On their way.' } };
function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

it('says that a text cannot be a code as soon as the field is left', async () => {
  const sent = renderWithAnswers(<FindVisitPage />, {});
  type('Confirmation code', 'HT-7K4M-9QX');
  fireEvent.blur(screen.getByLabelText('Confirmation code'));
  expect(await screen.findByText(/^A confirmation code has eight letters and digits/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('takes a code without its hyphens and in lower case', async () => {
  const sent = renderWithAnswers(<FindVisitPage />, { RequestBookingLink: REQUESTED });
  type('Confirmation code', 'ny2p xr8b');
  type('Email', 'ada@example.test');
  press('Send my link');
  expect(await screen.findByText('On their way.')).toBeTruthy();
  expect(sent.map(({ variables }) => variables)).toMatchObject([{ code: 'ny2p xr8b', email: 'ada@example.test' }]);
});

it('sends all links to an address without a code, and says the same whatever there is', async () => {
  const message = 'If visits are booked with this address, the links to all of them are on their way to it.';
  const requestVisitLinks = { __typename: 'BookingLinkRequested', message };
  const sent = renderWithAnswers(<FindVisitPage />, { RequestVisitLinks: { requestVisitLinks } });
  press('Send all my links');
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  type('Address you booked with', 'ada@example.test');
  press('Send all my links');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent.map(({ name, variables }) => [name, variables.email])).toEqual([
    ['RequestVisitLinks', 'ada@example.test'],
  ]);
});
