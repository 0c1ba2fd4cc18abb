import { Link } from 'react-router-dom';
import { ReportTable, TableBox } from '../../admin/reports/report-table.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import type { StaffMoneyLinesQuery } from '../../generated/staff-operations.js';
import { signedCents } from '../../lib/money.js';
import { shortDate, venueDateTime } from '../../lib/venue-dates.js';
import { accountWords, moneyWords } from './money-words.js';
import type { MoneyNames } from './takings.js';

type Page = Extract<NonNullable<StaffMoneyLinesQuery['moneyLines']>, { __typename: 'MoneyLinePage' }>;
type Line = Page['lines'][number];

const headings = ['Belongs to', 'What', 'Channel', 'Tender', 'Account'] as const;

function whatOf({ cause, tourId, productId, kind, startsAt, correctsDate }: Line, names: MoneyNames): string {
  const thing = names.get(tourId ?? productId ?? '') ?? (kind ? moneyWords(kind) : '');
  const parts = [moneyWords(cause), thing, startsAt ? venueDateTime(startsAt) : ''];
  if (correctsDate) parts.push(`corrects ${shortDate(correctsDate)}, which was sealed`);
  return parts.filter((part) => part !== '').join(', ');
}

function Reference({ source, reference, cause }: Line) {
  if (reference === '') return cause.startsWith('voucher_') ? 'a voucher' : 'no booking';
  if (source === 'bookings') return <Link to={`/admin/bookings/${reference}`}>{reference}</Link>;
  return <Link to={`/admin?tab=orders&search=${encodeURIComponent(reference)}`}>{reference}</Link>;
}

interface LinesTableProps extends Pick<Page, 'lines' | 'sumCents'> {
  /** −1 where credits are shown as what they are worth. */
  readonly sign: 1 | -1;
  readonly names: MoneyNames;
}

/** Lines, oldest first, and the sum of all of them, also those of other pages. */
export function LinesTable({ lines, sumCents, sign, names }: LinesTableProps) {
  return (
    <TableBox role="region" aria-label="Lines, table" tabIndex={0}>
      <ReportTable>
        <VisuallyHidden as="caption">Lines</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col" data-align="end">
              Amount
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{venueDateTime(line.at)}</th>
              <td data-align="end">{signedCents(line.cents * sign)}</td>
              <td>
                <Reference {...line} />
              </td>
              <td>{whatOf(line, names)}</td>
              <td>{moneyWords(line.channel)}</td>
              <td>{line.tender ? moneyWords(line.tender) : ''}</td>
              <td>{accountWords(line.account)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            <td data-align="end">{signedCents(sumCents * sign)}</td>
            <td colSpan={headings.length} />
          </tr>
        </tfoot>
      </ReportTable>
    </TableBox>
  );
}
