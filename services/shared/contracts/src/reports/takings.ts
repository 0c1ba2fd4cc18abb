import { bookReaders, cents, date, report } from './report.js';

export const takings = report({
  name: 'takings',
  label: 'Takings by day',
  note: 'The table of takings, of all channels.',
  api: { operationId: 'showTakings', description: 'Every day has a row, also without money.' },
  from: 'ledger',
  page: 'money',
  roles: bookReaders,
  columns: [
    date('date'),
    cents('tours', 'Tours, before refunds.', '25.00'),
    cents('food', 'Food, before refunds.', '0.00'),
    cents('goods', 'Goods, before refunds.', '29.99'),
    cents('shippingAndTax', 'Shipping and tax, before refunds.', '5.99'),
    cents('other', 'Vouchers sold, less what vouchers paid for; whatever else was sold, before refunds.', '0.00'),
    cents('refunds', 'Refunds that day; zero or negative.', '-10.00'),
    cents('takenIn', 'Card and cash, less refunds.', '50.98'),
  ],
});
