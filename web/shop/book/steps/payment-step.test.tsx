import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { adultsOnly } from '../../../kit/lib/tickets/price-samples.js';
import { typedCode } from '../../../kit/lib/typed-code.js';
import { field, fill, press, type } from '../../../test/form-actions.js';
import { renderWithAnswers, type SentOperation } from '../../../test/render-with-answers.js';
import { type AddTour, AddTourContext } from '../../payment/add-tour.js';
import { MOCK_PAYMENT_MS } from '../../payment/use-card-form.js';
import type { BookedTour } from '../../state/booked-tour.js';
import { pastWaiver, play } from '../../state/booking-samples.js';
import { storedBooking } from '../../state/booking-storage.js';
import { FindVisitPage } from '../../visit/find-visit-page.js';
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

const goodCard = {
  'Card number': '4242 4242 4242 4242',
  'Name on card': 'Ada Marshall',
  'Expiry date': '12/30',
  CVV: '987',
} as const;

function renderPayment(): readonly SentOperation[] {
  storedBooking.write(play(pastWaiver(2)));
  return renderWithAnswers(<BookingFlow tour={tour} />, {}, '/book-tour?step=5');
}

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
beforeEach(() => {
  window.sessionStorage.clear();
  typedCode.send({ typed: '', error: undefined });
});

describe('the payment', () => {
  it('refuses a card in the alert above the form, and sends nothing', async () => {
    const sent = renderPayment();
    expect(screen.getByText(/This is a demonstration/).textContent).toContain(
      'a card payment provider would handle this step',
    );
    press('Pay $50.00');
    const alert = await screen.findByRole('alert');
    for (const message of [
      'Please enter a valid card number',
      'Please enter the name on card',
      'Please enter a valid expiry date',
      'Please enter a valid CVV',
    ]) {
      expect(within(alert).getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Card number'));

    for (const [label, value, message] of [
      ['Card number', '4242 4242 4242', 'Please enter a valid card number'],
      ['Expiry date', '12/3', 'Please enter a valid expiry date'],
      ['CVV', '12', 'Please enter a valid CVV'],
      ['Name on card', ' A ', 'Please enter the name on card'],
    ] as const) {
      for (const [good, text] of Object.entries(goodCard)) fill(good, text);
      fill(label, value);
      press('Pay $50.00');
      await waitFor(() => expect(screen.getByRole('alert').querySelector('strong')?.textContent).toBe(message));
      expect(document.activeElement).toBe(field(label));
    }
    expect(sent.filter(({ name }) => name !== 'TicketPricesOfStart')).toEqual([]);
  });

  it('names the booking that another tab made of the same seats, and leads to its ticket', async () => {
    const createBooking = {
      __typename: 'SeatsAlreadyBooked',
      message: 'These seats are already booked as HT-7K4M-9QXW. Nothing more was charged.',
      confirmationCode: 'HT-7K4M-9QXW',
    };
    storedBooking.write(play(pastWaiver(2)));
    renderWithAnswers(
      <Routes>
        <Route path="/book-tour" element={<BookingFlow tour={tour} />} />
        <Route path="/visit" element={<FindVisitPage />} />
      </Routes>,
      { CreateBooking: { createBooking } },
      '/book-tour?step=5',
    );
    for (const [label, value] of Object.entries(goodCard)) fill(label, value);
    press('Pay $50.00');
    const alert = await screen.findByRole('alert', undefined, { timeout: 2 * MOCK_PAYMENT_MS });
    expect(within(alert).getByText('These seats are booked as HT-7K4M-9QXW')).toBeTruthy();
    expect(alert.textContent).toContain('Nothing more has been charged.');
    fireEvent.click(within(alert).getByRole('link', { name: 'Get its ticket' }));
    expect(field('Confirmation code').value).toBe('HT-7K4M-9QXW');
  });

  it('formats the card while typing', () => {
    renderPayment();
    for (const [label, keys, shown] of [
      ['Card number', '4242424242424242', '4242 4242 4242 4242'],
      ['Expiry date', '1230', '12/30'],
      ['CVV', '12345', '1234'],
    ] as const) {
      type(label, keys);
      expect(field(label).value).toBe(shown);
    }
  });
});

describe('a voucher or code', () => {
  function renderWithCart() {
    const addTour = jest.fn<AddTour>(async () => 'done');
    storedBooking.write(play(pastWaiver(2)));
    const sent = renderWithAnswers(
      <AddTourContext value={addTour}>
        <BookingFlow tour={tour} />
      </AddTourContext>,
      {},
      '/book-tour?step=5',
    );
    return { addTour, sent };
  }

  it('takes the held tour to the checkout, with all that was typed', async () => {
    const { addTour } = renderWithCart();
    fill('Voucher or code', 'HV7K-4M9Q-XWT2-3PRA');
    press('Use it');
    expect(await screen.findByText('Your tour is in the cart')).toBeTruthy();
    const [, added, next] = addTour.mock.calls[0] ?? [];
    expect(added).toMatchObject({
      name: 'Gate to Garden',
      line: {
        firstName: 'Ada',
        email: 'ada@example.com',
        tickets: [{ type: 'adult', count: 2 }],
        liabilityWaiverAccepted: true,
      },
    });
    expect([next, typedCode.state().typed]).toEqual(['checkout', 'HV7K-4M9Q-XWT2-3PRA']);
  });

  it('that is refused leaves the tour at its payment, and the field says why', async () => {
    const { addTour } = renderWithCart();
    addTour.mockImplementation(async () => {
      typedCode.send({ error: 'We can’t use this code.' });
      return 'codeRefused';
    });
    fill('Voucher or code', 'HV7K-4M9Q-XWT2-3PRA');
    press('Use it');
    expect(await screen.findByText('We can’t use this code.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Voucher or code')));
    expect([screen.queryByText('Your tour is in the cart'), field('Card number').value]).toEqual([null, '']);
  });

  it('that was typed and not used stops the payment', async () => {
    const { addTour, sent } = renderWithCart();
    fill('Voucher or code', 'HV7K-4M9Q-XWT2-3PRA');
    for (const [label, value] of Object.entries(goodCard)) fill(label, value);
    press('Pay $50.00');
    expect(await screen.findByText('You typed a code. Use it, or clear the field.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Voucher or code'));
    expect(addTour.mock.calls).toEqual([]);
    expect(sent.filter(({ name }) => name === 'CreateBooking')).toEqual([]);
    expect(screen.queryByText('Processing...')).toBeNull();
  });
});
