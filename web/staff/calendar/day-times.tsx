import { useState } from 'react';
import { styled } from 'styled-components';
import { CalendarTimesDocument, PartiesOfDayDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { useCalendarPlace } from './calendar-address.js';
import { type DayWithTimes, dayWords } from './calendar-words.js';
import { DayHoursForm } from './day-hours-form.js';
import { type Party, TimeRow } from './time-row.js';

const Times = styled.ul`
  li { display: grid; grid-template-columns: 6rem minmax(8rem, 1fr) minmax(9rem, 1fr) 7rem minmax(6rem, auto); gap: var(--s-2) var(--s-4); align-items: center; padding: var(--s-2) var(--s-4); border-top: 1px solid var(--line); }
  li > b { font-weight: 600; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
  select { min-height: var(--target); }
  [data-actions] { display: flex; flex-wrap: wrap; gap: var(--s-2); justify-content: flex-end; }
  @media (max-width: 59.99rem) { li { grid-template-columns: 5.5rem minmax(0, 1fr); } li > :nth-child(n + 3) { grid-column: 2; } [data-actions] { justify-content: flex-start; } }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

/** A day's times with their sales, seats and guides. */
export function DayTimes({ date, isManager }: { readonly date: string; readonly isManager: boolean }) {
  const role = useRole();
  // Guides see their times' names at the door (product.md §6).
  const seesGroups = role === 'desk' || role === 'manager';
  const booked = useAdminQuery(PartiesOfDayDocument, { date }, seesGroups);
  const { data, isLoading, hasFailed, reload } = useAdminQuery(CalendarTimesDocument, { from: date, to: date });
  const calendar = data?.staffCalendar;
  const day = calendar?.days.find((known) => known.date === date);
  if (hasFailed) return <ListFailed label="day" onRetry={() => void reload()} />;
  if (!calendar || !day) return <ListLoading label="day" />;
  const { bookings = [], total = 0 } = booked.data?.bookings ?? {};
  const parties = bookings.filter(({ status }) => status === 'confirmed');
  const hasMore = total > bookings.length;
  return (
    <ShownDay {...{ day, parties, hasMore, isManager, seesGroups }} version={calendar.version} isBusy={isLoading} />
  );
}

interface ShownDayProps {
  readonly day: DayWithTimes;
  readonly parties: readonly Party[];
  /** There are more parties than these. */
  readonly hasMore: boolean;
  readonly version: number;
  readonly isBusy: boolean;
  readonly isManager: boolean;
  readonly seesGroups: boolean;
}

function ShownDay({ day, parties, hasMore, version, isBusy, isManager, seesGroups }: ShownDayProps) {
  const { go } = useCalendarPlace();
  const [changesHours, setChangesHours] = useState(false);
  const hasClosed = day.times.some(({ closed }) => closed) || (day.closed && !day.byRule);
  const words = dayWords(day);
  return (
    <AdminSection
      title={longDate(day.date)}
      busy={isBusy}
      tools={
        isManager ? (
          <Tools>
            <ToolButton aria-expanded={changesHours} onClick={() => setChangesHours(!changesHours)}>
              Change hours
            </ToolButton>
            {hasClosed ? <ToolButton onClick={() => go({ view: 'reopen' })}>Reopen the day</ToolButton> : null}
            {day.closed ? null : (
              <ToolButton kind="danger" onClick={() => go({ view: 'close' })}>
                Close the day
              </ToolButton>
            )}
          </Tools>
        ) : undefined
      }
    >
      {changesHours ? (
        <AdminSectionBody>
          <DayHoursForm day={day} version={version} onClose={() => setChangesHours(false)} />
        </AdminSectionBody>
      ) : null}
      {words === '' ? null : (
        <AdminSectionBody>
          <Notice title={words} />
        </AdminSectionBody>
      )}
      {day.times.length === 0 ? <AdminSectionBody>No tour starts on this day.</AdminSectionBody> : null}
      <Times aria-label="Times">
        {day.times.map((time) => (
          <TimeRow
            key={time.slotId}
            date={day.date}
            time={time}
            parties={parties.filter((one) => one.tourType === time.tourType && one.startsAt === time.startsAt)}
            isManager={isManager}
            seesGroups={seesGroups}
          />
        ))}
      </Times>
      {hasMore ? (
        <AdminSectionBody>
          <ToolLink to="/admin?tab=bookings">All parties of the day are in Bookings</ToolLink>
        </AdminSectionBody>
      ) : null}
    </AdminSection>
  );
}
