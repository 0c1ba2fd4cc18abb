import { bookReaders, cents, date, report } from './report.js';

export const vouchers = report({
  name: 'vouchers',
  label: 'Vouchers by day',
  note: 'What is owed to vouchers, and every change of it.',
  api: {
    operationId: 'showVouchersReport',
    summary: 'What the house owes to vouchers, by day',
    description: 'Every day has a row. The opening and all changes add up to the closing.',
  },
  from: 'ledger',
  page: 'money',
  roles: bookReaders,
  columns: [
    date('date'),
    cents('opening', 'What was owed to vouchers before.', '150.00'),
    cents('sold', 'Vouchers that were bought.', '50.00'),
    cents('issued', 'Vouchers that the house gave.', '25.00'),
    cents('credited', 'Vouchers that parties kept in place of a refund.', '30.00'),
    cents('redeemed', 'Paid by vouchers; zero or negative.', '-30.00'),
    cents('returned', 'Refunds of orders to vouchers.', '5.00'),
    cents('cashed', 'Balances paid out in cash; zero or negative.', '-2.00'),
    cents('voided', 'Balances refunded to buyers; zero or negative.', '-20.00'),
    cents('corrected', 'What corrections changed.', '0.00'),
    cents('closing', 'What is owed after: all before it, added up.', '208.00'),
  ],
});
