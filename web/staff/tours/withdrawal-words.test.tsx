import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { bookedText, WithdrawalWords } from './tours-tab.js';

const tour = {
  __typename: 'Tour',
  id: 't1',
  type: 'premium',
  name: 'The Tunnel',
  description: 'Down and out again.',
  ...{ nameEs: null, descriptionEs: 'Baja y sube.', featuresEs: ['Lámpara', 'Guía'] },
  durationMinutes: 90,
  duration: '90 minutes',
  features: [],
  price: '45.00',
  capacity: 15,
  maxGroupSize: 15,
  soldByParty: false,
  version: 2,
} as const;

it('says how many bookings a tour has before it is withdrawn', async () => {
  const ahead = { __typename: 'BookingsAhead', tourId: 't1', bookings: 3, guests: 9 };
  const sent = renderWithAnswers(<WithdrawalWords tour={tour} />, { ToursBookingsAhead: { bookingsAhead: ahead } });
  expect(await screen.findByText('3 bookings of 9 guests stay valid: they are still expected.')).toBeTruthy();
  expect(sent).toEqual([{ name: 'ToursBookingsAhead', variables: { tourId: 't1' } }]);
});

it('says that the bookings could not be counted, and that they stay valid', async () => {
  renderWithAnswers(<WithdrawalWords tour={tour} />);
  expect(await screen.findByText(/could not be counted\. Existing bookings stay valid\.$/)).toBeTruthy();
});

it.each([
  [0, 0, 'It has no bookings.'],
  [1, 1, '1 booking of 1 guest stays valid: they are still expected.'],
])('%i bookings of %i guests read "%s"', (bookings, guests, words) => {
  expect(bookedText({ bookings, guests })).toBe(words);
});
