import { Link } from 'react-router-dom';
import { StaffTaxReportDocument, type StaffTaxReportQuery } from '../../generated/staff-operations.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { listed } from '../../kit/lib/sentences.js';
import { longDate, monthName, monthSpan } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { daysInWords } from '../reports/report-days.js';
import { Report } from '../reports/report-page.js';
import { ReportTable, TableBox } from '../reports/report-table.js';
import { Amount } from './amount.js';
import { type MoneyPlace, moneySearch } from './money-address.js';

type TaxReport = Extract<NonNullable<StaffTaxReportQuery['taxReport']>, { __typename: 'TaxReport' }>;
type OfMonth = TaxReport['months'][number];
type Return = TaxReport['returns'][number];

/** What was sold and taxed at one rate; without a rate, what was taxed when its parts were not known. */
interface OfRate
  extends Pick<OfMonth, 'rate' | 'stateRate' | 'taxableCents' | 'taxCents' | 'stateCents' | 'localCents'> {
  readonly codes: readonly string[];
}

/** The rates of a month, highest first. */
export function ratesOf(months: readonly OfMonth[], month: string): OfRate[] {
  const taxed = months.filter((row) => row.month === month && (row.taxableCents !== 0 || row.taxCents !== 0));
  const isSame = (one: OfMonth, other: OfMonth) => one.rate === other.rate && one.stateRate === other.stateRate;
  return taxed
    .filter((row, place) => taxed.findIndex((other) => isSame(other, row)) === place)
    .map((first) => {
      const same = taxed.filter((row) => isSame(row, first));
      const of = (sum: 'taxableCents' | 'taxCents' | 'stateCents' | 'localCents') =>
        same.reduce((cents, row) => cents + row[sum], 0);
      return {
        ...{ rate: first.rate, stateRate: first.stateRate, codes: same.map(({ taxCode }) => taxCode) },
        ...{ taxableCents: of('taxableCents'), taxCents: of('taxCents') },
        ...{ stateCents: of('stateCents'), localCents: of('localCents') },
      };
    })
    .sort((one, other) => (other.rate ?? 0) - (one.rate ?? 0));
}

/** e.g. "At 8.25%: state 6.25%, local 2%, on goods and shipping". */
export function ofRateWords({ rate, stateRate, codes }: Pick<OfRate, 'rate' | 'stateRate' | 'codes'>): string {
  const on = `on ${listed(codes)}`;
  if (rate === null || rate === undefined) return `Taxed, parts of the rate not entered, ${on}`;
  return `At ${rate / 100}%: state ${(stateRate ?? 0) / 100}%, local ${(rate - (stateRate ?? 0)) / 100}%, ${on}`;
}

type Cell = readonly [cents: number, search?: string | undefined];

const headings = ['Sold, less refunds', 'Tax', 'State', 'Local'] as const;

/** Fewer cells than headings leave the rest empty. */
function SalesRow({ label, cells }: { readonly label: string; readonly cells: readonly Cell[] }) {
  return (
    <tr>
      <th scope="row" data-words="" style={{ minWidth: '8rem' }}>
        {label}
      </th>
      {headings.map((heading, place) => {
        const cell = cells[place];
        return (
          <td key={heading} data-align="end">
            {cell ? <Amount cents={cell[0]} to={cell[1]} /> : null}
          </td>
        );
      })}
    </tr>
  );
}

interface ReturnProps {
  readonly of: Return;
  readonly rates: readonly OfRate[];
  readonly place: MoneyPlace;
}

function ReturnTable({ of, rates, place }: ReturnProps) {
  const span = monthSpan(of.month);
  const [, from = ''] = [place.from, span.from].sort();
  const [to = ''] = [place.to, span.to].sort();
  const search = (lines: string) => moneySearch({ ...place, from, to, channel: '', lines });
  // Lines without a rate do not say whether they were taxed.
  const isSplit = rates.every(({ rate }) => typeof rate === 'number');
  const title = `Sales tax, ${daysInWords(from, to)}`;
  return (
    <AdminSection title={`${monthName(span.from)} ${of.month.slice(0, 4)}: due ${longDate(of.dueOn)}`}>
      <TableBox role="region" aria-label={`${title}, table`} tabIndex={0}>
        <ReportTable>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Sales</th>
              {headings.map((heading) => (
                <th key={heading} scope="col" data-align="end">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SalesRow label="Exempt" cells={[[of.exemptCents, isSplit ? search('tax:EXEMPT') : undefined]]} />
            <SalesRow label="Taxable" cells={[[of.taxableCents, isSplit ? search('tax:TAXABLE') : undefined]]} />
            {rates.map((one) => (
              <SalesRow
                key={`${one.rate} ${one.stateRate}`}
                label={ofRateWords(one)}
                cells={
                  typeof one.rate === 'number'
                    ? [
                        [one.taxableCents, search(`tax:TAXABLE:${one.rate}`)],
                        [one.taxCents, search(`tax:TAX:${one.rate}`)],
                        [one.stateCents],
                        [one.localCents],
                      ]
                    : [[one.taxableCents], [one.taxCents]]
                }
              />
            ))}
          </tbody>
          <tfoot>
            <SalesRow
              label="Total sales"
              cells={[
                [of.totalCents, search('tax:SOLD')],
                [of.taxCents, search('tax:TAX')],
                [of.stateCents],
                [of.localCents],
              ]}
            />
          </tfoot>
        </ReportTable>
      </TableBox>
      {from === span.from && to === span.to ? null : (
        <AdminSectionBody>
          <Text kind="small">{`Only ${daysInWords(from, to)}: a return is of the whole month.`}</Text>
        </AdminSectionBody>
      )}
    </AdminSection>
  );
}

/** What the return of sales tax of each month needs, newest month first (product.md §19). */
export function TaxReturns({ place }: { readonly place: MoneyPlace }) {
  const query = useAdminQuery(StaffTaxReportDocument, { from: place.from, to: place.to });
  const answer = query.data?.taxReport;
  const report = answer?.__typename === 'TaxReport' ? answer : undefined;
  if (!report) {
    return (
      <AdminSection title="Sales tax" busy={query.isLoading}>
        {query.isLoading ? (
          <ListLoading label="sales tax" />
        ) : (
          <ListFailed label="sales tax" onRetry={() => void query.reload()} />
        )}
      </AdminSection>
    );
  }
  const untaxed = report.months.some(
    ({ taxCode, exemptCents }) => taxCode !== 'tours' && !taxCode.endsWith('_exempt') && exemptCents > 0,
  );
  return (
    <Report aria-busy={query.isLoading}>
      {query.hasFailed ? <ListFailed label="latest sales tax" onRetry={() => void query.reload()} /> : null}
      {untaxed ? (
        <Notice title="Goods were sold without sales tax in these days">
          No rate was in force for them, so they count as exempt. Set and confirm the rates at{' '}
          <Link to="/admin?tab=prices">Prices</Link>, or ask your bookkeeper whether they are due.
        </Notice>
      ) : null}
      {report.returns.toReversed().map((one) => (
        <ReturnTable key={one.month} of={one} rates={ratesOf(report.months, one.month)} place={place} />
      ))}
      <Text kind="small" soft>
        Refunds count in the month in which they are made. The tax is what buyers paid; its parts are rounded once for
        each month and rate, half a cent to the state, and add up to it. It is due on the day of the next month that the
        house has set, or the next day that is neither a weekend nor a federal holiday.
      </Text>
    </Report>
  );
}
