import type { RowOf } from '../../../services/shared/contracts/src/reports/report.js';
import { vouchers } from '../../../services/shared/contracts/src/reports/vouchers.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { dateAfter } from '../../kit/lib/venue-dates.js';
import { AdminSection } from '../layout/admin-section.js';
import { daysInWords } from '../reports/report-days.js';
import { Report } from '../reports/report-page.js';
import { useReport } from '../reports/use-report.js';
import { type DayColumn, DaysTable } from './days-table.js';
import { type MoneyPlace, moneySearch } from './money-address.js';
import { MoneyFigures } from './money-figures.js';

type Day = RowOf<typeof vouchers>;

const changes = [
  ['Sold', 'sold', 'SOLD'],
  ['Issued by us', 'issued', 'ISSUED'],
  ['Kept as credit', 'credited', 'CREDITED'],
  ['Redeemed', 'redeemed', 'REDEEMED'],
  ['Returned', 'returned', 'RETURNED'],
  ['Paid out in cash', 'cashed', 'CASHED'],
  ['Given back', 'voided', 'VOIDED'],
  ['Corrected', 'corrected', 'CORRECTED'],
] as const;
/** A change without a note is only in the table. */
const NOTES: Readonly<Partial<Record<(typeof changes)[number][2], string>>> = {
  SOLD: 'bought in a cart',
  ISSUED: 'with a reason each',
  REDEEMED: 'paid for orders',
  CASHED: 'small balances, at the desk',
};

/** What the house owes on vouchers, all channels, and every change of it. */
export function VouchersReport({ place }: { readonly place: MoneyPlace }) {
  const { rows: days, ...query } = useReport(vouchers, place);
  if (!days) {
    return (
      <AdminSection title="Vouchers" busy={query.isLoading}>
        {query.isLoading ? (
          <ListLoading label="vouchers" />
        ) : (
          <ListFailed label="vouchers" onRetry={() => void query.reload()} />
        )}
      </AdminSection>
    );
  }
  const [from, to] = [days.at(0)?.date ?? place.from, days.at(-1)?.date ?? place.to];
  const search = (lines: string) => (first: string, last: string) =>
    moneySearch({ ...place, channel: '', from: first, to: last, lines });
  const outstanding = search('outstanding');
  const changed = changes.map(([label, field, change]) => {
    const wholeCents = days.reduce((sum, day) => sum + day[field], 0);
    return { label, cents: (day: Day) => day[field], wholeCents, search: search(`voucher:${change}`), change };
  });
  const beginning: DayColumn<Day> = {
    label: 'At the beginning',
    cents: ({ opening }) => opening,
    wholeCents: days.at(0)?.opening ?? 0,
    search: (first) => outstanding(dateAfter(first, -1), dateAfter(first, -1)),
  };
  const end: DayColumn<Day> = {
    label: 'At the end',
    cents: ({ closing }) => closing,
    wholeCents: days.at(-1)?.closing ?? 0,
    search: outstanding,
  };
  return (
    <Report aria-busy={query.isLoading}>
      {query.hasFailed ? <ListFailed label="latest vouchers" onRetry={() => void query.reload()} /> : null}
      <MoneyFigures
        figures={[
          ['Outstanding', end.wholeCents ?? 0, 'owed at the end of the last day', outstanding(from, to)],
          ...changed.flatMap(({ label, wholeCents, search: lines, change }) => {
            const note = NOTES[change];
            return note === undefined ? [] : [[label, wholeCents, note, lines(from, to)] as const];
          }),
        ]}
      />
      <DaysTable
        title={`Vouchers by day, ${daysInWords(from, to)}`}
        days={days}
        columns={[beginning, ...changed, end]}
      />
      <Text kind="small" soft>
        Kept as credit are vouchers of parties whose day was closed, in place of a refund. Returned is money of an order
        that went back to its vouchers. Given back is the rest of a bought voucher that went to its buyer. Blocked
        vouchers are owed too.
      </Text>
    </Report>
  );
}
