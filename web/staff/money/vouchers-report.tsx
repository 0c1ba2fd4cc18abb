import { StaffVouchersReportDocument, type StaffVouchersReportQuery } from '../../generated/staff-operations.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { dateAfter } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection } from '../layout/admin-section.js';
import { daysInWords } from '../reports/report-days.js';
import { Report } from '../reports/report-page.js';
import { type DayColumn, DaysTable } from './days-table.js';
import { type MoneyPlace, moneySearch } from './money-address.js';
import { MoneyFigures } from './money-figures.js';

type VouchersReportView = Extract<
  NonNullable<StaffVouchersReportQuery['vouchersReport']>,
  { __typename: 'VouchersReport' }
>;
type Day = VouchersReportView['days'][number];

const changes = [
  ['Sold', 'soldCents', 'SOLD'],
  ['Issued by us', 'issuedCents', 'ISSUED'],
  ['Kept as credit', 'creditedCents', 'CREDITED'],
  ['Redeemed', 'redeemedCents', 'REDEEMED'],
  ['Returned', 'returnedCents', 'RETURNED'],
  ['Paid out in cash', 'cashedCents', 'CASHED'],
  ['Given back', 'voidedCents', 'VOIDED'],
  ['Corrected', 'correctedCents', 'CORRECTED'],
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
  const query = useAdminQuery(StaffVouchersReportDocument, { from: place.from, to: place.to });
  const answer = query.data?.vouchersReport;
  const report = answer?.__typename === 'VouchersReport' ? answer : undefined;
  if (!report) {
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
  const { from, to, days } = report;
  const search = (lines: string) => (first: string, last: string) =>
    moneySearch({ ...place, channel: '', from: first, to: last, lines });
  const outstanding = search('outstanding');
  const changed = changes.map(([label, field, change]) => {
    const wholeCents = days.reduce((sum, day) => sum + day[field], 0);
    return { label, cents: (day: Day) => day[field], wholeCents, search: search(`voucher:${change}`), change };
  });
  const beginning: DayColumn<Day> = {
    label: 'At the beginning',
    cents: ({ openingCents }) => openingCents,
    wholeCents: days.at(0)?.openingCents ?? 0,
    search: (first) => outstanding(dateAfter(first, -1), dateAfter(first, -1)),
  };
  const end: DayColumn<Day> = {
    label: 'At the end',
    cents: ({ closingCents }) => closingCents,
    wholeCents: days.at(-1)?.closingCents ?? 0,
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
