import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CalendarMonthDocument } from '../../generated/staff-operations.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { media } from '../../kit/design/media.js';
import { ListFailed } from '../../kit/desk/list-states.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { dateAfter, daysFrom, longDate, shortDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { closedGround, percent, SeatBar } from '../lists/seat-bar.js';
import { calendarSearch, dateOfKey, spanOf, useCalendarPlace, weekStart } from './calendar-address.js';
import { type Day, dayWords } from './calendar-words.js';

const DAYS_OF_WEEK = 7;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  background: var(--raised);
  border: 1px solid var(--edge);
  th { height: 2.25rem; padding-left: var(--s-3); text-align: left; font: 600 var(--t-1)/1 var(--ui); }
  td { height: 6.6rem; padding: 0; border: 1px solid var(--line); vertical-align: top; }
  td[data-closed] { background: ${closedGround}; }
  a { display: grid; align-content: start; gap: 3px; min-height: 6.5rem; padding: 6px var(--s-3) var(--s-2); text-decoration: none; }
  a:hover { background: var(--hover); }
  b { font-weight: 600; }
  small { font: 500 var(--t-1)/1.25 var(--ui); color: var(--fg-soft); overflow-wrap: anywhere; }
  td[data-past] a { color: var(--fg-soft); }
  a[aria-current] { box-shadow: inset 0 0 0 2px var(--rule); }
  ${media.forcedColors} { a[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } }
  mark { margin-left: var(--s-2); padding: 1px 6px; font: 600 var(--t-1)/1.2 var(--ui); color: var(--ground); background: var(--fg); }
  [data-short] { display: none; }
  ${media.belowTablet} {
    &, tbody, tr, td { display: block; height: auto; }
    thead, td:empty { display: none; }
    td { border-width: 1px 0 0; }
    a { min-height: var(--target); grid-template-columns: 5.5rem minmax(0, 1fr); align-items: center; padding: 6px var(--s-4); }
    small, a > span:nth-child(3) { grid-column: 2; }
    [data-short] { display: inline; }
  }
`;

/** A month's sales and closed days. Arrow keys move by day, Enter opens a day. */
export function MonthGrid({ date }: { readonly date: string }) {
  const { go } = useCalendarPlace();
  const span = spanOf({ view: 'month', date });
  const { data, isLoading, hasFailed, reload } = useAdminQuery(CalendarMonthDocument, span);
  const table = useRef<HTMLTableElement>(null);
  const movingTo = useRef('');
  const days = new Map((data?.staffCalendar?.days ?? []).map((day) => [day.date, day]));

  // Also while the month loads: without the old days, the focus would be on the page, where keys move nothing.
  useEffect(() => {
    if (movingTo.current !== date) return;
    movingTo.current = '';
    table.current?.querySelector<HTMLElement>(`[data-date='${date}']`)?.focus();
  }, [date]);

  const move = (event: KeyboardEvent): void => {
    const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : dateOfKey(event.key, date);
    if (to === undefined) return;
    event.preventDefault();
    movingTo.current = to;
    go({ date: to });
  };

  if (hasFailed) return <ListFailed label="calendar" onRetry={() => void reload()} />;
  const sunday = weekStart(span.from);
  const weeks = Array.from({ length: Math.floor(daysFrom(sunday, span.to) / DAYS_OF_WEEK) + 1 }, (_week, row) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, column) => dateAfter(sunday, row * DAYS_OF_WEEK + column)),
  );
  return (
    <div>
      <Table ref={table} aria-busy={isLoading} onKeyDown={move} aria-label="Days of the month">
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col">
                {shortDate(day).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  date={day}
                  isShown={span.from <= day && day <= span.to}
                  day={days.get(day)}
                  isCurrent={day === date}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <small>Solid is sold, hatched is on hold during payment. Arrow keys move by day; Enter opens the day.</small>
      </p>
    </div>
  );
}

interface DayCellProps {
  readonly date: string;
  readonly isShown: boolean;
  readonly day: Day | undefined;
  readonly isCurrent: boolean;
}

function DayCell({ date, isShown, day, isCurrent }: DayCellProps) {
  if (!isShown) return <td />;
  const today = venueToday();
  const words = day === undefined ? '' : dayWords(day);
  return (
    <td data-closed={day?.closed || undefined} data-past={date < today || undefined}>
      <Link
        to={{ search: calendarSearch({ view: 'day', date }) }}
        data-date={date}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={date === today ? 'date' : undefined}
      >
        <b>
          <VisuallyHidden>{longDate(date)}</VisuallyHidden>
          <span aria-hidden="true">
            {Number(date.slice(8))} <span data-short="">{shortDate(date).slice(0, 3)}</span>
          </span>
          {date === today ? <mark>Today</mark> : null}
        </b>
        {day === undefined || day.closed ? null : <span>{counted(day.guests, 'guest')}</span>}
        {day === undefined || day.closed ? null : (
          <SeatBar $sold={percent(day.sold, day.capacity)} $held={percent(day.held, day.capacity)} />
        )}
        {words === '' ? null : <small>{words}</small>}
        {day === undefined || day.waiting === 0 ? null : <small>{day.waiting} waiting</small>}
        {day === undefined || day.displaced === 0 ? null : <small>{counted(day.displaced, 'party')} to answer</small>}
      </Link>
    </td>
  );
}
