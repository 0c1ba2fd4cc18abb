import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CalendarTimesDocument } from '../../generated/staff-operations.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { clockTime } from '../../kit/lib/house-hours.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { shortDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { closedGround } from '../lists/seat-bar.js';
import { calendarSearch, spanOf } from './calendar-address.js';
import { type DayWithTimes, dayWords } from './calendar-words.js';

const Box = styled.section`
  overflow-x: auto;
  border: 1px solid var(--edge);
  background: var(--raised);
  table { width: 100%; min-width: 46rem; table-layout: fixed; border-collapse: collapse; }
  th { height: 2.5rem; padding-left: var(--s-3); text-align: left; white-space: nowrap; font: 600 var(--t-2)/1 var(--ui); }
  tbody th { position: sticky; left: 0; width: 5.5rem; background: var(--raised); }
  td { height: 3.1rem; padding: 0; border: 1px solid var(--line); }
  td[data-closed] { background: ${closedGround}; padding: var(--s-2); text-align: center; font: 600 var(--t-1)/1.35 var(--ui); color: var(--refused); }
  a { position: relative; display: block; min-height: 3.05rem; padding: 5px var(--s-3); text-decoration: none; }
  a:hover { background: var(--hover); }
  small { display: block; font-size: var(--t-1); color: var(--fg-soft); }
`;

/** The sales of a week's times, to compare. Scrolls sideways in its own box. */
export function WeekGrid({ date }: { readonly date: string }) {
  const { data, isLoading, hasFailed, reload } = useAdminQuery(CalendarTimesDocument, spanOf({ view: 'week', date }));
  if (hasFailed) return <ListFailed label="calendar" onRetry={() => void reload()} />;
  const today = venueToday();
  const days = data?.staffCalendar?.days ?? [];
  const starts = [...new Set(days.flatMap(({ times }) => times.map(({ time }) => time)))].sort((one, other) =>
    clockTime(one).localeCompare(clockTime(other)),
  );
  return (
    <Box tabIndex={0} aria-label="Week, scrolls sideways" aria-busy={isLoading}>
      <table>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day.date} scope="col">
                {shortDate(day.date)}
                {day.date === today ? <small>Today</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((time, index) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {days.map((day) =>
                day.closed ? (
                  index === 0 ? (
                    <td key={day.date} data-closed="" rowSpan={starts.length}>
                      {dayWords(day)}
                    </td>
                  ) : null
                ) : (
                  <TimeCell key={day.date} day={day} time={time} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function TimeCell({ day, time }: { readonly day: DayWithTimes; readonly time: string }) {
  const times = day.times.filter((known) => known.time === time);
  if (times.length === 0) return <td />;
  if (times.every(({ closed }) => closed)) return <td data-closed="">Closed</td>;
  const sum = (field: 'sold' | 'held' | 'guests'): number => times.reduce((total, one) => total + one[field], 0);
  const groups = new Set(times.flatMap((one) => one.groups.map(({ number }) => number))).size;
  const isFull = times.every(({ closed, capacity, sold, held }) => closed || sold + held >= capacity);
  return (
    <td>
      <Link to={{ search: calendarSearch({ view: 'day', date: day.date }) }}>
        <VisuallyHidden>
          {shortDate(day.date)}, {time}:{' '}
        </VisuallyHidden>
        {counted(sum('guests'), 'guest')}
        {isFull ? <small> Full</small> : null}
        {sum('held') > 0 ? <small> {sum('held')} held</small> : null}
        {groups > 0 ? <small> {counted(groups, 'group')}</small> : null}
      </Link>
    </td>
  );
}
