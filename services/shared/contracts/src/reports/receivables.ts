import { bookReaders, cents, groupNumbers, report, text } from './report.js';

export const receivables = report({
  name: 'receivables',
  label: 'Who owes what',
  note: 'What organizations owe at the end of the last day, by how late it is.',
  api: {
    operationId: 'showReceivables',
    summary: 'What organizations owe, by how late it is',
    description:
      'As of the end of `on`: money pays the oldest invoice first. `notInvoiced` is billed by a visit and on no invoice yet. The sum is what the books have as receivable of groups.',
  },
  from: 'orders',
  asOf: true,
  sums: true,
  page: 'money',
  roles: bookReaders,
  columns: [
    text('organization', 'Its name.', 'Carver Elementary'),
    groupNumbers('groups', 'Numbers of its groups that owe.'),
    cents('notInvoiced', 'Billed, and on no invoice yet.', '0.00'),
    cents('notDue', 'Invoiced and not late.', '320.00'),
    cents('to30', '1 to 30 days late.', '0.00'),
    cents('to60', '31 to 60 days late.', '0.00'),
    cents('to90', '61 to 90 days late.', '0.00'),
    cents('over90', 'Later.', '0.00'),
    cents('total', 'All of it.', '320.00'),
    cents('questioned', 'What of it is on invoices that their payer questions: nobody is reminded of it.', '0.00'),
  ],
});
