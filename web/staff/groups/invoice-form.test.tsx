import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, invalidField, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { billed, visited } from './group-sample.js';
import type { Money } from './group-words.js';
import { InvoiceForm } from './invoice-form.js';
import { sumWords } from './invoice-words.js';

const invoice: Money['documents'][number] = {
  __typename: 'GroupDocument',
  number: 'HI-2027-0042',
  kind: 'invoice',
  ofNumber: null,
  issuedOn: '2027-03-10',
  dueOn: '2027-03-16',
  billTo: 'Brook School',
  email: '',
  orderNumber: null,
  pupils: 48,
  adults: 6,
  came: null,
  lines: [],
  taxCents: 0,
  totalCents: 46_000,
  receivedCents: 0,
  exemptReason: null,
  leftCents: 40_000,
};
const credit = { ...invoice, kind: 'credit_note' as const, ofNumber: invoice.number, totalCents: 6_000 };

it('says the sum that is not invoiced yet, as far as it is known', () => {
  expect(sumWords({ state: 'secured', quote: null }, { ...billed, billableCents: null })).toBe('');
  const quote = { totalCents: 15_000 };
  expect(sumWords({ state: 'secured', quote }, { ...billed, billableCents: null })).toBe('$150.00 will be invoiced.');
  expect(sumWords({ state: 'ended', quote: null }, billed)).toBe('$480.00 will be invoiced.');
  const documents = [invoice, credit];
  expect(sumWords({ state: 'visited', quote: null }, { ...billed, documents })).toBe(
    '$20.00 will be invoiced, and more if more came than were counted.',
  );
  const all = { ...billed, billableCents: 46_000, documents };
  expect(sumWords({ state: 'ended', quote: null }, all)).toBe('All of $460.00 is invoiced already.');
  expect(sumWords({ state: 'visited', quote: null }, all)).toBe(
    'All of $460.00 is invoiced already, but for who came beside.',
  );
});

it.each([
  ['', null],
  ['payables@brook.example', 'payables@brook.example'],
])('mails the invoice to "%s"', async (typed, email) => {
  const sent = renderWithAnswers(<InvoiceForm group={visited} money={billed} onClose={() => undefined} />, {
    IssueInvoice: { issueInvoice: { __typename: 'Group', id: 'group' } },
  });
  expect(screen.getByText(/^\$480\.00 will be invoiced/)).toBeTruthy();
  fill('E-mail of who pays (optional)', 'payables');
  press('Issue the invoice');
  await invalidField(
    'E-mail of who pays (optional)',
    'Without one it goes to the organizer Please enter a valid email address',
  );
  fill('E-mail of who pays (optional)', typed);
  press('Issue the invoice');
  await waitFor(() => expect(sent).toHaveLength(1));
  const input = { billTo: 'Brook School\nMain Street', onOrder: false, email, rest: null };
  expect(sent[0]).toEqual({ name: 'IssueInvoice', variables: { id: 'group', revision: 7, input } });
});

it('asks who pays what the purchase order does not cover', async () => {
  const order = {
    __typename: 'PurchaseOrder',
    number: 'PO 7',
    day: '2026-12-01',
    cents: 30_000,
    billTo: 'Payables',
  } as const;
  const group = { ...visited, purchaseOrder: { ...order, alsoOn: [] } };
  const sent = renderWithAnswers(<InvoiceForm group={group} money={billed} onClose={() => undefined} />, {
    IssueInvoice: { issueInvoice: { __typename: 'Group', id: 'group' } },
  });
  fill('Who pays what the order does not cover (optional)', 'The parents');
  press('Issue the invoice');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({
    input: { billTo: 'Payables', onOrder: true, rest: { billTo: 'The parents', email: null } },
  });
});
