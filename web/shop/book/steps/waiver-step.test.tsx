import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { adultsOnly } from '../../../kit/lib/tickets/price-samples.js';
import { press } from '../../../test/form-actions.js';
import { renderWithAnswers } from '../../../test/render-with-answers.js';
import type { BookedTour } from '../../state/booked-tour.js';
import { play, toWaiver } from '../../state/booking-samples.js';
import { storedBooking } from '../../state/booking-storage.js';
import { BookingFlow } from './booking-flow.js';

const tour: BookedTour = {
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

window.scrollTo = () => undefined;

it('the waiver must be accepted', async () => {
  storedBooking.write(play(toWaiver(2)));
  renderWithAnswers(<BookingFlow tour={tour} />, {}, '/book-tour?step=3');
  press('Continue');
  expect(await screen.findByText('You must accept the liability waiver to continue')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Liability Waiver' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have read the liability waiver/ }));
  press('Continue');
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeTruthy();
  // Nobody is written to after the visit who did not ask for it.
  expect(storedBooking.read()?.waiver.mailAfterVisit ?? false).toBe(false);
});

it('the mail after the visit is off until it is ticked', async () => {
  storedBooking.write(play(toWaiver(2)));
  renderWithAnswers(<BookingFlow tour={tour} />, {}, '/book-tour?step=3');
  const box = await screen.findByRole('checkbox', { name: /^Write to me once after the visit/ });
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(box);
  expect(storedBooking.read()?.waiver.mailAfterVisit).toBe(true);
});
