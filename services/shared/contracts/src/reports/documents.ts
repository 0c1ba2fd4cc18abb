import { bookReaders, cents, date, groupNumbers, report, text } from './report.js';

export const documents = report({
  name: 'documents',
  label: 'Invoices and credit notes',
  note: 'Every document of groups by its number.',
  api: {
    operationId: 'listDocuments',
    summary: 'Invoices and credit notes of groups, by number',
    description: 'Those that were issued on these days. One series a year has no gap.',
  },
  from: 'orders',
  page: 'money',
  roles: bookReaders,
  columns: [
    text('number', 'In one series a year.', 'HI-2027-0042'),
    date('date', 'The venue’s date of its issue.', '2027-03-17'),
    text('kind', '`invoice` or `credit_note`.', 'invoice'),
    text('ofInvoice', 'Of a credit note.', null),
    text('organization', 'Its name.', 'Carver Elementary'),
    groupNumbers('group', 'The number of the group.'),
    text('purchaseOrder', 'That it is billed on.', 'PO 4711'),
    text('dueOn', 'Of an invoice, YYYY-MM-DD.', '2027-04-16'),
    cents('tax', 'Sales tax, below zero on a credit note.', '0.00'),
    cents('total', 'With tax, below zero on a credit note.', '440.00'),
  ],
});
