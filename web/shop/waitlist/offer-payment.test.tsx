import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { field, fill, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers, type SentOperation } from '../../test/render-with-answers.js';
import { MOCK_PAYMENT_MS } from '../payment/use-card-form.js';
import { OfferPayment } from './offer-payment.js';
import type { WaitlistEntry } from './waitlist-labels.js';

const entry = { tourType: 'standard', tourId: 'garden', guests: 2, phone: null } as unknown as WaitlistEntry;
const tickets = [{ type: 'adult', count: 2 }];
const booked = {
  acceptOffer: { __typename: 'BookingCreated', booking: { visitUrl: 'https://hilltop.example/visit/t' } },
};

function open(answers: Answers = {}, onEnded: () => void = () => undefined) {
  return renderWithAnswers(
    <OfferPayment token="token-1" entry={entry} guests={2} tickets={tickets} amountCents={5000} onEnded={onEnded} />,
    answers,
  );
}

function fillCard(): void {
  fill('Card number', '4242 4242 4242 4242');
  fill('Name on card', 'Ada Marshall');
  fill('Expiry date', '12/40');
  fill('CVV', '123');
}

async function pay(): Promise<void> {
  fillCard();
  fill('Phone', '817-555-0100');
  fireEvent.click(field(/^I have read the liability waiver/));
  press('Pay $50.00');
  await act(() => jest.advanceTimersByTimeAsync(MOCK_PAYMENT_MS));
}

function accepts(sent: readonly SentOperation[]) {
  return sent.filter(({ name }) => name === 'AcceptOffer');
}

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('goes on processing until the page of the visit is there', async () => {
  open({ AcceptOffer: booked });
  await pay();
  await waitFor(() => expect(window.sessionStorage.length).toBe(0));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText('These seats are not booked yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Finish booking' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy();
});

it('is paid once when its answer is lost, also after a reload', async () => {
  const lost = open();
  await pay();
  expect(await screen.findByText(/^We didn’t get an answer/)).toBeTruthy();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  cleanup();

  const again = open({ AcceptOffer: booked });
  expect(screen.getByText(/^We didn’t get an answer/)).toBeTruthy();
  press('Finish booking');
  await waitFor(() => expect(accepts(again)).toHaveLength(1));
  expect(accepts(again)[0]?.variables).toEqual(accepts(lost)[0]?.variables);
  expect(accepts(again)[0]?.variables).toMatchObject({ token: 'token-1', input: { tickets, phone: '817-555-0100' } });
  await waitFor(() => expect(window.sessionStorage.length).toBe(0));
});

it('shows what is missing at the fields, and focuses the first', async () => {
  const sent = open();
  press('Pay $50.00');
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy();
  expect(screen.getByText('You must accept the liability waiver to continue')).toBeTruthy();
  expect(document.activeElement).toBe(field('Card number'));
  fillCard();
  press('Pay $50.00');
  await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
  expect(accepts(sent)).toEqual([]);
});

it('shows what the server refuses at its field, and pays anew after it', async () => {
  const fields = [{ __typename: 'FieldError', field: 'phone', message: 'This is no phone number' }];
  const answers = { AcceptOffer: { acceptOffer: { __typename: 'InvalidInput', message: 'No', fields } } };
  const sent = open(answers);
  await pay();
  expect(await screen.findByText('This is no phone number')).toBeTruthy();
  press('Pay $50.00');
  await act(() => jest.advanceTimersByTimeAsync(MOCK_PAYMENT_MS));
  await waitFor(() => expect(accepts(sent)).toHaveLength(2));
  const [first, second] = accepts(sent).map(({ variables }) => variables.idempotencyKey);
  expect(second).not.toBe(first);
});

it('says that an offer has ended', async () => {
  const ended = jest.fn();
  open({ AcceptOffer: { acceptOffer: { __typename: 'OfferEnded', message: 'This offer has ended.' } } }, ended);
  await pay();
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
});
