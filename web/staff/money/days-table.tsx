import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Text } from '../../kit/design/type/text.js';
import { shortDate } from '../../kit/lib/venue-dates.js';
import { AdminSection } from '../layout/admin-section.js';
import { ReportTable, TableBox } from '../reports/report-table.js';
import { Amount } from './amount.js';

export interface DayColumn<Day> {
  readonly label: string;
  readonly cents: (day: Day) => number;
  /** Total of all days; by default their sum. */
  readonly wholeCents?: number;
  /** URL of the lines behind these days' number; undefined for numbers from outside the books. */
  readonly search?: (from: string, to: string) => string;
}

interface DaysTableProps<Day> {
  readonly title: string;
  readonly days: readonly Day[];
  readonly columns: readonly DayColumn<Day>[];
  /** Says which numbers are links. */
  readonly hint?: string;
}

/** Money by day. Every number of the books links to its lines. */
export function DaysTable<Day extends { readonly date: string }>({
  title,
  days,
  columns,
  hint = 'Every number opens the lines behind it.',
}: DaysTableProps<Day>) {
  const [first, last] = [days.at(0)?.date ?? '', days.at(-1)?.date ?? ''];
  return (
    <AdminSection
      title="Table"
      tools={
        <Text kind="small" soft>
          {hint}
        </Text>
      }
    >
      <TableBox role="region" aria-label={`${title}, table`} tabIndex={0}>
        <ReportTable>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" data-align="end">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{shortDate(day.date)}</th>
                {columns.map(({ label, cents, search }) => (
                  <td key={label} data-align="end">
                    <Amount cents={cents(day)} to={search?.(day.date, day.date)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All days</th>
              {columns.map(({ label, cents, wholeCents, search }) => (
                <td key={label} data-align="end">
                  <Amount
                    cents={wholeCents ?? days.reduce((sum, day) => sum + cents(day), 0)}
                    to={search?.(first, last)}
                  />
                </td>
              ))}
            </tr>
          </tfoot>
        </ReportTable>
      </TableBox>
    </AdminSection>
  );
}
