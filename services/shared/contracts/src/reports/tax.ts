import { bookReaders, cents, date, month, report, text } from './report.js';

export const tax = report({
  name: 'tax',
  label: 'Tax by month',
  note: 'Taxable and exempt sales and the parts of the tax, by code and rate.',
  api: {
    operationId: 'showTaxReport',
    summary: 'What was sold under each tax code and rate, by month',
    description:
      'A month has a row for each code and rate, which add up to what a return needs. State and local parts of a rate’s tax are rounded once, half a cent to the state.',
  },
  from: 'ledger',
  page: 'money',
  roles: bookReaders,
  columns: [
    month('month'),
    text('taxCode', 'The tax code of what was sold.', 'tours'),
    cents('sold', 'What was sold under it.', '75.00'),
    cents('refunds', 'Refunds of it; zero or negative.', '-10.00'),
    cents('tax', 'Sales tax collected for it, less refunds.', '0.00'),
    text('rate', 'Its rate in percent; empty of what was not taxed.', null),
    text('stateRate', 'The state’s part of the rate; likewise.', null),
    text('localRate', 'The local part of the rate; likewise.', null),
    cents('total', 'What was sold, less refunds: taxable and exempt.', '65.00'),
    cents('taxable', 'What of the total was taxed.', '0.00'),
    cents('exempt', 'What of the total was not.', '65.00'),
    cents('stateTax', 'The state’s part of the tax.', '0.00'),
    cents('localTax', 'The local part of the tax.', '0.00'),
    cents('unsplitTax', 'Tax whose parts nobody entered. With both parts it adds up to the tax.', '0.00'),
    date('due', 'When the tax of the month is due, YYYY-MM-DD.', '2026-07-20'),
  ],
});
