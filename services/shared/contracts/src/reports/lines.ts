import { bookReaders, cents, date, report, text } from './report.js';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const lines = report({
  name: 'lines',
  label: 'Lines of the books',
  note: 'Every line of the books, for a spreadsheet.',
  api: {
    operationId: 'listMoneyLines',
    summary: 'The lines of the books',
    description:
      'In the order of writing. `journal` is a CSV file for QuickBooks Online with one entry a day, whose debits are its credits.',
  },
  from: 'ledger',
  page: 'money',
  roles: bookReaders,
  columns: [
    text('id', 'In the order of writing.', '17'),
    text('movementId', 'The lines of a movement add up to 0.', id),
    text('at', 'UTC, ISO 8601.', '2026-06-01T15:00:00.000Z'),
    date('date', 'The venue’s date on whose page it stands.', '2026-06-01'),
    text('correctsDate', 'The date that it belongs to, when that day was already sealed.', null),
    text('account', 'One of those of the books.', 'card'),
    cents('debit', 'Not below 0.', '50.00'),
    cents('credit', 'Not below 0.', '0.00'),
    text('tender', 'What it was paid with.', 'card'),
    text('kind', 'What was sold.', 'tour'),
    text('taxCode', 'The tax code of what was sold.', 'tours'),
    text('tourId', 'Of a tour.', id),
    text('productId', 'Of goods.', null),
    text('startsAt', 'When the visit starts: UTC, ISO 8601.', '2026-06-05T15:00:00.000Z'),
    text('source', '`bookings` or `orders`.', 'bookings'),
    text('sourceId', 'Of the booking or the order.', id),
    text('reference', 'The code of the booking or the number of the order.', 'HT-7K3M-Q2XP'),
    text('channel', 'Where it was sold.', 'site'),
    text('cause', 'Why money moved.', 'paid'),
  ],
});

/** The columns that QuickBooks Online imports: one entry a day, numbered by the day. */
export const journal = report({
  name: 'journal',
  label: 'Journal for QuickBooks Online',
  note: 'One entry a day, debits equal credits, numbered by the day.',
  api: lines.api,
  from: 'ledger',
  page: 'money',
  roles: bookReaders,
  formatOf: lines.name,
  columns: [
    text('JournalNo', 'The day.', 'HT-2026-06-01'),
    text('JournalDate', 'MM/DD/YYYY.', '06/01/2026'),
    text('AccountName', 'As in the chart of accounts.', 'Card clearing'),
    text('Debits', 'US dollars, or nothing.', '50.00'),
    text('Credits', 'US dollars, or nothing.', ''),
    text('Description', 'What the entry is.', 'Hilltop, 2026-06-01'),
  ],
});
