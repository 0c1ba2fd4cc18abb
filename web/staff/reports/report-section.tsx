import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Column, Report } from '../../../services/shared/contracts/src/reports/report.js';
import { REPORTS } from '../../../services/shared/contracts/src/reports/reports.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { signedCents } from '../../kit/lib/money.js';
import { monthName, shortDate } from '../../kit/lib/venue-dates.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { type Days, daysInWords } from './report-days.js';
import { ReportTable, TableBox } from './report-table.js';
import { useReport } from './use-report.js';

/** They have views of their own, whose numbers lead to what is behind them. */
const OWN_VIEWS = ['takings', 'tax', 'vouchers', 'visits', 'lines'];

/** The reports that a page shows as plain tables. */
export function plainReports(page: Report['page']): readonly Report[] {
  return REPORTS.filter((one) => one.page === page && !one.formatOf && !OWN_VIEWS.includes(one.name));
}

/** "ticketType" → "Ticket type" */
function headingOf(name: string): string {
  const words = name.replace(/[A-Z]|(?<=\D)\d/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shownCell(kind: Column['kind'], cell: string | number | null): string {
  if (cell === null) return '–';
  if (kind === 'cents') return signedCents(Number(cell));
  if (kind === 'count') return cell.toLocaleString('en-US');
  if (kind === 'date') return shortDate(String(cell));
  return kind === 'month' ? `${monthName(`${cell}-01`)} ${String(cell).slice(0, 4)}` : String(cell);
}

function isNumber({ kind }: Column): boolean {
  return kind === 'cents' || kind === 'count';
}

function Cell({ column: { kind, opens }, cell }: { readonly column: Column; readonly cell: string | number | null }) {
  if (!opens || cell === null) return shownCell(kind, cell);
  return String(cell)
    .split(', ')
    .map((number, place) => (
      <Fragment key={number}>
        {place > 0 ? ', ' : ''}
        <Link to={`/admin?tab=${opens}&search=${encodeURIComponent(number)}`}>{number}</Link>
      </Fragment>
    ));
}

interface SumsProps {
  readonly columns: readonly Column[];
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

function Sums({ columns, rows }: SumsProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Sum</th>
        {columns.slice(1).map(({ name, kind }) => (
          <td key={name} data-align="end">
            {kind === 'cents' ? signedCents(rows.reduce((sum, row) => sum + Number(row[name]), 0)) : ''}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Any report as a table, and what its columns mean. */
export function ReportSection({ report, days }: { readonly report: Report; readonly days: Days }) {
  const { label, columns } = report;
  const { rows, total, isLoading, hasFailed, reload } = useReport(report, days);
  const title = `${label}, ${daysInWords(days.from, days.to)}`;
  return (
    <AdminSection title={label} busy={isLoading}>
      {!rows && isLoading ? <ListLoading label={label.toLowerCase()} /> : null}
      {hasFailed ? <ListFailed label={label.toLowerCase()} onRetry={() => void reload()} /> : null}
      {rows && rows.length > 0 ? (
        <TableBox role="region" aria-label={`${title}, table`} tabIndex={0}>
          <ReportTable>
            <VisuallyHidden as="caption">{title}</VisuallyHidden>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.name} scope="col" data-align={isNumber(column) ? 'end' : undefined}>
                    {headingOf(column.name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={JSON.stringify(row)}>
                  {columns.map((column) => (
                    <td key={column.name} data-align={isNumber(column) ? 'end' : undefined}>
                      <Cell column={column} cell={row[column.name] ?? null} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {report.sums && rows.length === total ? <Sums columns={columns} rows={rows} /> : null}
          </ReportTable>
        </TableBox>
      ) : null}
      {rows ? (
        <AdminSectionBody>
          {rows.length === 0 ? <p role="status">Nothing to show, {daysInWords(days.from, days.to)}.</p> : null}
          {total > rows.length ? (
            <p>
              The first {rows.length} of {total} rows: the file has all of them.
            </p>
          ) : null}
          <dl>
            {columns.map(({ name, about }) => (
              <Text key={name} as="div" kind="small" soft>
                <dt style={{ display: 'inline', fontWeight: 600 }}>{headingOf(name)}: </dt>
                <dd style={{ display: 'inline', margin: 0 }}>{about}</dd>
              </Text>
            ))}
          </dl>
        </AdminSectionBody>
      ) : null}
    </AdminSection>
  );
}
