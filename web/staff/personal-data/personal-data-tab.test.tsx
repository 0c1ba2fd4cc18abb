import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { reportsText } from './erasures.js';
import { PersonalDataTab } from './personal-data-tab.js';

const noVisits = {
  ...{ bookingsByEmail: [], formerContactsByEmail: [], checkInsByEmail: [], waitlistByEmail: [] },
  paymentLinksByEmail: [],
};
const voucher = {
  ...{
    __typename: 'StaffVoucher',
    id: 'v1',
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    fromName: 'Nora',
  },
  ...{ message: '', reason: '', amount: '50.00', left: '50.00', issuedAt: '2026-06-01T15:00:00.000Z' },
};
const caller = {
  ...{ __typename: 'Booking', id: 'b1', confirmationCode: 'HT-7K3M-9QWD', tourDate: '2026-06-01', email: '' },
  ...{ tourTime: '10:00 AM', tourName: 'Gate to Garden', firstName: 'Rosa', lastName: 'Bell' },
};
const answers = {
  Erasures: { erasures: [] },
  OpenPaymentLinks: { paymentLinks: [] },
  BookingsOfGuest: { bookings: { __typename: 'BookingPage', total: 1, bookings: [caller] } },
  PersonalData: noVisits,
  PersonalPurchases: { ordersByEmail: [], messagesByEmail: [], vouchersByEmail: [voucher, { ...voucher, id: 'v2' }] },
};
const erasure = {
  ...{ __typename: 'Erasure', id: 'e1', requestedBy: 'staff@hilltop.test', requestedAt: '2026-06-02T15:00:00.000Z' },
  ...{ complete: true, reports: [] },
};

function ask(who: string): void {
  fill('E-mail, booking code, name or phone', who);
  press('Show what is stored');
}

it('says all kinds of what is stored, and nothing else, where the focus goes', async () => {
  renderWithAnswers(<PersonalDataTab />, answers);
  ask('Ada@example.com');
  expect((await screen.findByText(/^Stored:/)).textContent).toBe('Stored: 2 vouchers.');
  expect(document.activeElement?.textContent).toBe('Ada@example.com');
});

it('finds a booking without an address, and goes to what is stored of it', async () => {
  const sent = renderWithAnswers(<PersonalDataTab />, answers);
  ask('Rosa Bell');
  await screen.findByText('Bookings that match “Rosa Bell”');
  expect(document.activeElement?.textContent).toBe('Bookings that match “Rosa Bell”');
  fireEvent.click(await screen.findByLabelText('Show what is stored of HT-7K3M-9QWD'));
  await screen.findByText(/^Stored:/);
  expect(document.activeElement?.textContent).toBe('HT-7K3M-9QWD');
  expect(sent.find(({ name }) => name === 'PersonalData')?.variables).toEqual({ email: 'b1' });
});

it('finds a caller who has not paid yet, and goes to what is stored of the address', async () => {
  const link = {
    ...{ __typename: 'PaymentLink', id: 'l1', firstName: 'Bettina', lastName: 'Brambleton', phone: '214-555-0160' },
    ...{ email: 'Bettina@example.test', tourName: 'Gate to Garden', tourDate: '2026-12-05', tourTime: '10:00 AM' },
    ...{ party: '2 guests', payUntil: '2026-12-01T16:00:00Z' },
  };
  const sent = renderWithAnswers(<PersonalDataTab />, { ...answers, OpenPaymentLinks: { paymentLinks: [link] } });
  ask('Brambleton');
  fireEvent.click(await screen.findByLabelText('Show what is stored of Bettina@example.test'));
  await screen.findByText(/^Stored:/);
  expect(sent.find(({ name }) => name === 'PersonalData')?.variables).toEqual({ email: 'bettina@example.test' });
});

it('says where nothing matches what else to try, and asks again for the same words', async () => {
  const none = { bookings: { __typename: 'BookingPage', total: 0, bookings: [] } };
  const sent = renderWithAnswers(<PersonalDataTab />, { ...answers, BookingsOfGuest: none });
  ask('Nobody');
  await screen.findByText(/^No booking matches\. Try the code/);
  ask('Nobody');
  await waitFor(() => expect(sent.filter(({ name }) => name === 'BookingsOfGuest')).toHaveLength(2));
});

it('erases once it is confirmed, and then offers no data that was read before', async () => {
  const sent = renderWithAnswers(<PersonalDataTab />, { ...answers, ErasePerson: { erasePerson: erasure } });
  ask('ada@example.com');
  await screen.findByText(/^Stored:/);
  press('Erase');
  const dialog = await screen.findByRole('dialog', { name: 'Erase the data of ada@example.com?' });
  expect(sent.some(({ name }) => name === 'ErasePerson')).toBe(false);
  fireEvent.click(within(dialog).getByText('Erase', { selector: 'button' }));
  await screen.findByText(/^The erasure has started\./);
  expect(screen.queryByText('Download as JSON')).toBeNull();
  expect(sent.find(({ name }) => name === 'ErasePerson')?.variables).toEqual({ email: 'ada@example.com' });
  press('Show what is left');
  expect((await screen.findByText(/^Stored:/)).textContent).toBe('Stored: 2 vouchers.');
});

it('does not say that nothing was erased when nobody answered', async () => {
  renderWithAnswers(<PersonalDataTab />, answers);
  ask('ada@example.com');
  await screen.findByText(/^Stored:/);
  press('Erase');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByText('Erase', { selector: 'button' }));
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^No answer from the server/);
});

it('names of an erasure the services that had something, or says that nobody had', () => {
  const report = (service: string, erased: number, kept = 0) => ({
    __typename: 'ErasureReport' as const,
    service,
    erased,
    kept,
  });
  const nobody = [report('contact', 0), report('orders', 0)];
  expect(reportsText({ complete: true, reports: [...nobody, report('bookings', 2, 1)] })).toBe(
    'bookings: 2 erased, 1 kept',
  );
  expect(reportsText({ complete: true, reports: nobody })).toBe('Nothing was stored');
  expect(reportsText({ complete: false, reports: nobody })).toBe('');
});
