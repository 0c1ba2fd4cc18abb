import type { Column } from './column.js';
import type { JournalAccounts } from './journal-accounts.js';
import type { JournalRow, LineRow, TakingsRow, VisitsRow, VouchersRow } from './rows.js';

type Reader<Row, Result> = (row: Row) => Result;

export function text<Row>(
  name: string,
  about: string,
  example: string | null,
  read: Reader<Row, string | null | undefined>,
): Column<Row> {
  return { name, about, example, text: read };
}

export function amount<Row>(name: string, about: string, example: string, cents: Reader<Row, number>): Column<Row> {
  return { name, about, example, cents };
}

function count<Row>(
  name: string,
  about: string,
  example: number,
  read: Reader<Row, number | null | undefined>,
): Column<Row> {
  return { name, about, example, count: read };
}

export const takingsColumns: readonly Column<TakingsRow>[] = [
  text('date', 'The venue’s date, YYYY-MM-DD.', '2026-06-02', ({ date }) => date),
  amount('tours', 'Tours, before refunds.', '25.00', ({ tourCents }) => tourCents),
  amount('food', 'Food, before refunds.', '0.00', ({ foodCents }) => foodCents),
  amount('goods', 'Goods, before refunds.', '29.99', ({ goodsCents }) => goodsCents),
  amount('shippingAndTax', 'Shipping and tax, before refunds.', '5.99', ({ shippingCents }) => shippingCents),
  amount(
    'other',
    'Vouchers sold, less what vouchers paid for; whatever else was sold, before refunds.',
    '0.00',
    ({ otherCents }) => otherCents,
  ),
  amount('refunds', 'Refunds that day; zero or negative.', '-10.00', ({ refundCents }) => refundCents),
  amount('takenIn', 'Card and cash, less refunds.', '50.98', ({ takenInCents }) => takenInCents),
];

export const vouchersColumns: readonly Column<VouchersRow>[] = [
  text('date', 'The venue’s date, YYYY-MM-DD.', '2026-06-02', ({ date }) => date),
  amount('opening', 'What was owed to vouchers before.', '150.00', ({ openingCents }) => openingCents),
  amount('sold', 'Vouchers that were bought.', '50.00', ({ soldCents }) => soldCents),
  amount('issued', 'Vouchers that the house gave.', '25.00', ({ issuedCents }) => issuedCents),
  amount('credited', 'Vouchers that parties kept in place of a refund.', '30.00', ({ creditedCents }) => creditedCents),
  amount('redeemed', 'Paid by vouchers; zero or negative.', '-30.00', ({ redeemedCents }) => redeemedCents),
  amount('returned', 'Refunds of orders to vouchers.', '5.00', ({ returnedCents }) => returnedCents),
  amount('cashed', 'Balances paid out in cash; zero or negative.', '-2.00', ({ cashedCents }) => cashedCents),
  amount('voided', 'Balances refunded to buyers; zero or negative.', '-20.00', ({ voidedCents }) => voidedCents),
  amount('corrected', 'What corrections changed.', '0.00', ({ correctedCents }) => correctedCents),
  amount('closing', 'What is owed after: all before it, added up.', '208.00', ({ closingCents }) => closingCents),
];

export const visitsColumns: readonly Column<VisitsRow>[] = [
  text('date', 'The venue’s date, YYYY-MM-DD.', '2026-06-02', ({ date }) => date),
  text('day', '`open`, or `closed` when nothing started.', 'open', ({ closed }) => (closed ? 'closed' : 'open')),
  count('offered', 'Seats of times that were open.', 225, ({ offered }) => offered),
  count('sold', 'Seats of confirmed bookings.', 104, ({ sold }) => sold),
  count('came', 'People let in; null or empty where it is not known.', 98, ({ came }) => came),
  count('noShows', 'Sold seats of parties of whom nobody was let in; likewise.', 6, ({ noShows }) => noShows),
  count('turnedAway', 'Parties that waited for seats to the end; likewise.', 2, ({ turnedAway }) => turnedAway),
];

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const lineColumns: readonly Column<LineRow>[] = [
  text('id', 'In the order of writing.', '17', (row) => row.id),
  text('movementId', 'The lines of a movement add up to 0.', id, (row) => row.movementId),
  text('at', 'UTC, ISO 8601.', '2026-06-01T15:00:00.000Z', (row) => row.at),
  text('date', 'The venue’s date on whose page it stands.', '2026-06-01', (row) => row.date),
  text(
    'correctsDate',
    'The date that it belongs to, when that day was already sealed.',
    null,
    (row) => row.correctsDate,
  ),
  text('account', 'One of those of the books.', 'card', (row) => row.account),
  amount('debit', 'Not below 0.', '50.00', ({ cents }) => Math.max(cents, 0)),
  amount('credit', 'Not below 0.', '0.00', ({ cents }) => Math.max(-cents, 0)),
  text('tender', 'What it was paid with.', 'card', (row) => row.tender),
  text('kind', 'What was sold.', 'tour', (row) => row.kind),
  text('taxCode', 'The tax code of what was sold.', 'tours', (row) => row.taxCode),
  text('tourId', 'Of a tour.', id, (row) => row.tourId),
  text('productId', 'Of goods.', null, (row) => row.productId),
  text('startsAt', 'When the visit starts: UTC, ISO 8601.', '2026-06-05T15:00:00.000Z', (row) => row.startsAt),
  text('source', '`bookings` or `orders`.', 'bookings', (row) => row.source),
  text('sourceId', 'Of the booking or the order.', id, (row) => row.sourceId),
  text('reference', 'The code of the booking or the number of the order.', 'HT-7K3M-Q2XP', (row) => row.reference),
  text('channel', 'Where it was sold.', 'site', (row) => row.channel),
  text('cause', 'Why money moved.', 'paid', (row) => row.cause),
];

/** The columns that QuickBooks Online imports: one entry a day, numbered by the day. */
export const journalColumns = (accounts: JournalAccounts): readonly Column<JournalRow>[] => [
  text('JournalNo', 'The day.', 'HT-2026-06-01', ({ date }) => `HT-${date}`),
  text(
    'JournalDate',
    'MM/DD/YYYY.',
    '06/01/2026',
    ({ date }) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`,
  ),
  text(
    'AccountName',
    'As in the chart of accounts.',
    'Card clearing',
    ({ account }) => accounts[account as keyof JournalAccounts] ?? account,
  ),
  { name: 'Debits', about: 'US dollars, or nothing.', example: '50.00', centsAboveZero: ({ cents }) => cents },
  { name: 'Credits', about: 'US dollars, or nothing.', example: '', centsAboveZero: ({ cents }) => -cents },
  text('Description', 'What the entry is.', 'Hilltop, 2026-06-01', ({ date }) => `Hilltop, ${date}`),
];
