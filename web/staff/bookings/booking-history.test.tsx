import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { BankSheet } from './bank-sheet.js';
import { BookingHistory } from './booking-history.js';
import type { BookingState } from './booking-words.js';
import { useHistory } from './use-history.js';

const booking = {
  ...{ id: 'b1', revision: 0, status: 'confirmed', firstName: 'Ada', lastName: 'Marshall', email: 'ada@example.test' },
  ...{ tourName: 'Gate to Garden', tourDate: '2996-12-05', tourTime: '10:00 AM', startsAt: '2996-12-05T16:00:00.000Z' },
  ...{ guests: 2, totalAmount: '50.00', confirmationCode: 'HT-7K4M-9QXW', createdAt: '2026-11-20T15:31:00.000Z' },
  ...{ heldAt: null, guestBookEntry: null, waivers: null, mailsLeft: null, refunds: [], payments: [] },
  scans: [
    { id: 's', deviceLabel: null, staffId: 'g', people: 2, verdict: 'ADMIT', scannedAt: '2026-11-22T15:31:00.000Z' },
  ],
} as unknown as BookingState;
const message = {
  __typename: 'ContactMessage',
  id: 'm',
  email: 'ADA@example.test',
  message: 'Is the tunnel level?',
  receivedAt: '2026-11-21T15:31:00.000Z',
  state: 'unread',
};
const contactMessages = { __typename: 'ContactMessagePage', messages: [message] };

function Page() {
  const history = useHistory(booking, []);
  const [isPrinting, setIsPrinting] = useState(false);
  const printed = useCallback(() => setIsPrinting(false), []);
  return (
    <>
      <button type="button" onClick={() => setIsPrinting(true)}>
        Print
      </button>
      <BookingHistory booking={booking} history={history} />
      {isPrinting ? <BankSheet booking={booking} entries={history.entries} onPrinted={printed} /> : null}
    </>
  );
}

const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  window.print = print;
});

it('shows everything oldest first, or a part of it alone', async () => {
  renderWithAnswers(<Page />, { StaffMessagesOf: { contactMessages } });
  const list = screen.getByRole('list', { name: 'History, oldest first' });
  await within(list).findByText('Message: “Is the tunnel level?”');
  const whole = list.textContent ?? '';
  const places = ['Booked: 2 guests', 'Paid', 'Message:', 'Ticket scanned, 2 guests let in'].map((words) =>
    whole.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);

  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'money' } });
  expect(list.textContent).toContain('$50.00');
  expect(list.textContent).not.toContain('Message');
});

it('prints for a bank what happened without the message, and the sheet leaves after it', async () => {
  renderWithAnswers(<Page />, { StaffMessagesOf: { contactMessages } });
  await screen.findByText('Message: “Is the tunnel level?”');
  press('Print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheet = document.querySelector('[data-bank]');
  expect(sheet?.textContent).toContain('All 2 guests of this booking came in with its ticket.');
  expect(sheet?.textContent).toContain('The buyer wrote from this e-mail address');
  expect(sheet?.textContent).not.toContain('tunnel');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-bank]')).toBeNull());
});
