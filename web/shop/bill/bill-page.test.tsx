import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { houseStore } from '../../kit/document/use-house.js';
import type { House } from '../../kit/lib/house-hours.js';
import { press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { BillPage } from './bill-page.js';
import { bill, creditOf } from './bill-sample.js';
import type { GroupBill } from './bill-words.js';

const calendar: House = {
  week: [],
  specialDays: [],
  notices: [],
  today: { date: '2026-12-05', starts: [], note: '', next: null },
  changeRules: { changesUntilHours: 12, refundSteps: [] },
};
const details = { street: '1 Brook Road', town: 'Springfield, Vermont 05156', phone: '(555) 010-0100', socials: [] };

afterEach(() => {
  act(() => houseStore.send(calendar));
});

function show(groupBill: GroupBill | null, answers: Answers = {}) {
  const page = (
    <Routes>
      <Route path="/bill/:token" element={<BillPage />} />
    </Routes>
  );
  return renderWithAnswers(page, { GroupBill: { groupBill }, ...answers }, '/bill/token');
}

it('of another link says that it leads nowhere', async () => {
  const sent = show(null);
  await screen.findByText('This link doesn’t lead to an invoice');
  expect(screen.getByRole('link', { name: 'Ask us' })).toBeTruthy();
  expect(sent).toEqual([{ name: 'GroupBill', variables: { token: 'token' } }]);
});

it('says what is to pay, then how, then for what', async () => {
  houseStore.send({ ...calendar, content: { house: details } });
  show({ ...bill, invoice: { ...bill.invoice, dueOn: '2099-03-12' } });
  await screen.findByText('$320.00 is to pay by Thursday, March 12, 2099');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['What is to pay', 'How to pay', 'The invoice', 'The visit']);
  const pay = within(screen.getByRole('region', { name: 'How to pay' }));
  expect(pay.getByText('By a check to the house: write HI-2027-0042 on it, and mail or bring it to:')).toBeTruthy();
  expect(pay.getByText('1 Brook Road')).toBeTruthy();
  expect(pay.getByText('We never mail a change of where to pay. If an e-mail says so, call us.')).toBeTruthy();
  const lines = within(screen.getByRole('table', { name: 'Invoice HI-2027-0042: what it is for' }));
  expect(lines.getByRole('row', { name: '48 people at $10.00 $480.00' })).toBeTruthy();
  const visit = within(screen.getByRole('region', { name: 'The visit' }));
  expect(visit.getByText('Wednesday, February 10, 2027, 10:00 AM, 12:00 PM')).toBeTruthy();
  expect(visit.getByText('Brook School District, Main Street')).toBeTruthy();
});

it('names no address while that of the house is not known', async () => {
  show(bill);
  const pay = within(await screen.findByRole('region', { name: 'How to pay' }));
  expect(pay.getByText('By a check to the house: write HI-2027-0042 on it, and bring it to us.')).toBeTruthy();
});

it('does not say how to pay what is paid', async () => {
  show({ ...bill, openCents: 0 });
  await screen.findByText('Nothing is left to pay');
  expect(screen.queryByText('How to pay')).toBeNull();
});

it('says that the house looks at what its payer questions', async () => {
  const question = {
    __typename: 'OpenQuestion',
    invoice: 'HI-2027-0042',
    reason: 'Two pupils were ill.',
    askedAt: '2027-03-01T16:00:00Z',
  } as const;
  show({ ...bill, question });
  await screen.findByText('We look at a question about HI-2027-0042');
  expect(screen.getByText('“Two pupils were ill.”')).toBeTruthy();
  expect(screen.getByText(/^We were asked on Monday, March 1, 10:00 AM\./)).toBeTruthy();
});

it('is paid by card, or says why it is not', async () => {
  const message = 'Other money has come in the meantime, so this is no longer owed. Nothing was charged.';
  const sent = show(bill, { PayForGroup: { payForGroup: { __typename: 'PaymentRefused', message } } });
  await screen.findByText('How to pay');
  press('Pay $320.00 by card');
  expect(screen.getByText(/^This is a demonstration/)).toBeTruthy();
  press('Pay $320.00 by card');
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
  expect(sent.find(({ name }) => name === 'PayForGroup')).toMatchObject({ variables: { input: { amount: '320.00' } } });
});

it('has each document as a file', async () => {
  show({ ...bill, creditNotes: [creditOf(6_000)], openCents: 26_000 });
  const link = await screen.findByRole('link', { name: 'PDF HI-2027-0042' });
  expect(link.getAttribute('href')).toBe('/api/bills/token/HI-2027-0042.pdf');
  const credit = screen.getByRole('link', { name: 'PDF HI-2027-0043' });
  expect(credit.getAttribute('href')).toBe('/api/bills/token/HI-2027-0043.pdf');
});

it('prints the invoice and each credit note on a sheet of its own', async () => {
  const sheets: string[] = [];
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    sheets.push(document.querySelector('[data-document]')?.textContent ?? '');
  });
  show({ ...bill, creditNotes: [creditOf(6_000)], openCents: 26_000 });
  fireEvent.click(await screen.findByRole('button', { name: 'Print HI-2027-0042' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: 'Print HI-2027-0043' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(sheets[0]).toContain('Invoice HI-2027-0042');
  expect(sheets[0]).toContain('Wednesday, February 10, 2027, 10:00 AM');
  expect(sheets[1]).toContain('Credit note HI-2027-0043');
  expect(document.querySelector('[data-document]')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The invoice and its credit notes' })).toBeTruthy();
});
