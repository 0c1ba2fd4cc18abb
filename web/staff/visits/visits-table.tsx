import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Text } from '../../kit/design/type/text.js';
import { shortDate } from '../../kit/lib/venue-dates.js';
import { AdminSection } from '../layout/admin-section.js';
import { percent } from '../lists/seat-bar.js';
import { daysInWords } from '../reports/report-days.js';
import { ReportTable, TableBox } from '../reports/report-table.js';
import type { Visits } from './visits.js';
import { bookingsOfDay, calendarDay } from './visits-address.js';
import { DAYS_ID } from './visits-figures.js';
import { countWords } from './visits-words.js';

type Day = Visits['days'][number];

const columns = [
  ['Seats offered', 'offered', calendarDay],
  ['Sold', 'sold', bookingsOfDay],
  ['Came', 'came', bookingsOfDay],
  ['Did not come', 'noShows', bookingsOfDay],
  ['Turned away', 'turnedAway', bookingsOfDay],
  ['Came in groups', 'cameInGroups', bookingsOfDay],
] as const;

/** A number that links to what is behind it. Zeros and unknown numbers have no link. */
function Count({ count, to }: { readonly count: number | null | undefined; readonly to: string }) {
  if (count) return <Link to={to}>{countWords(count)}</Link>;
  return (
    <Text as="span" kind="small" soft>
      {countWords(count)}
      {count === 0 ? null : <VisuallyHidden> not known</VisuallyHidden>}
    </Text>
  );
}

/** Each number links to the day in the calendar, or to its bookings. */
export function VisitsTable({ visits, part }: { readonly visits: Visits; readonly part: string }) {
  const title = [`Visits by day, ${daysInWords(visits.from, visits.to)}`, part].filter(Boolean).join(', ');
  return (
    <div id={DAYS_ID} tabIndex={-1}>
      <AdminSection
        title="Days"
        tools={
          <Text kind="small" soft>
            Seats offered open the calendar, other numbers the bookings of the day.
          </Text>
        }
      >
        <TableBox role="region" aria-label={`${title}, table`} tabIndex={0}>
          <ReportTable>
            <VisuallyHidden as="caption">{title}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {columns.map(([label]) => (
                  <th key={label} scope="col" data-align="end">
                    {label}
                  </th>
                ))}
                <th scope="col" data-align="end">
                  Sold of offered
                </th>
              </tr>
            </thead>
            <tbody>
              {visits.days.map((day) => (
                <DayRow key={day.date} day={day} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">All days</th>
                {columns.map(([label, field]) => (
                  <td key={label} data-align="end">
                    {countWords(visits[field])}
                  </td>
                ))}
                <td data-align="end">{percent(visits.sold, visits.offered)}%</td>
              </tr>
            </tfoot>
          </ReportTable>
        </TableBox>
      </AdminSection>
    </div>
  );
}

function DayRow({ day }: { readonly day: Day }) {
  return (
    <tr>
      <th scope="row">{shortDate(day.date)}</th>
      {columns.map(([label, field, to]) => (
        <td key={label} data-align="end">
          <Count count={day[field]} to={to(day.date)} />
        </td>
      ))}
      <td data-align="end">{day.closed ? 'closed' : `${percent(day.sold, day.offered)}%`}</td>
    </tr>
  );
}
