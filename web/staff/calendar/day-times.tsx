import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  CalendarTimesDocument,
  PartiesOfDayDocument,
  type PartiesOfDayQuery,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { nameOf } from '../../kit/lib/names.js';
import { partyOr } from '../../kit/lib/tickets/ticket-words.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { groupSheet } from '../data/group-sheet.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useTourNames } from '../data/use-tour-names.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { percent, SeatBar } from '../lists/seat-bar.js';
import { heldWords, seatWords } from '../lists/seat-words.js';
import { useCalendarPlace } from './calendar-address.js';
import { type DayWithTimes, dayWords, groupWords, type Time, timeState } from './calendar-words.js';
import { DayHoursForm } from './day-hours-form.js';
import { GuideChooser } from './guide-chooser.js';
import { SeatsForm } from './seats-form.js';

type Party = NonNullable<PartiesOfDayQuery['bookings']>['bookings'][number];

const List = styled.ul`
  && { grid-column: 1 / -1; }
  && > li { display: flex; flex-wrap: wrap; gap: 0 var(--s-3); padding: 2px 0; border: 0; }
  a { overflow-wrap: anywhere; }
`;

/** Parties of a time, with links to their bookings. @param name of the time */
function PartiesOfTime({ name, parties }: { readonly name: string; readonly parties: readonly Party[] }) {
  if (parties.length === 0) return null;
  return (
    <List aria-label={`Parties, ${name}`}>
      {parties.map(({ id, confirmationCode, firstName, lastName, guests, party, tourName }) => (
        <li key={id}>
          <Link to={`/admin/bookings/${confirmationCode}`}>{nameOf({ firstName, lastName })}</Link>
          <span>{partyOr({ party, guests }, `party of ${guests}`)}</span>
          <span>{tourName}</span>
        </li>
      ))}
    </List>
  );
}

/** Groups that hold seats of a time, have booked them or keep it, with links to their sheets. */
function GroupsOfTime({ name, groups }: { readonly name: string; readonly groups: Time['groups'] }) {
  if (groups.length === 0) return null;
  return (
    <List aria-label={`Groups, ${name}`}>
      {groups.map((group) => (
        <li key={group.number}>
          <Link to={groupSheet(group.number)}>{group.number}</Link>
          <span>{groupWords(group)}</span>
        </li>
      ))}
    </List>
  );
}

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

function TimeRow({
  date,
  time,
  parties,
  isManager,
  seesGroups,
}: {
  readonly date: string;
  readonly time: Time;
  readonly parties: readonly Party[];
  readonly isManager: boolean;
  readonly seesGroups: boolean;
}) {
  const [changesSeats, setChangesSeats] = useState(false);
  const nameOf = useTourNames();
  const { sold, held, waiting, capacity, displaced } = time;
  const name = `${nameOf(time.tourType)}, ${time.time}`;
  const canChange = isManager && !time.closed && time.planned;
  return (
    <li aria-label={name}>
      <b>{time.time}</b>
      <span>
        {nameOf(time.tourType)}
        {isManager && time.planned ? <GuideChooser date={date} time={time} /> : null}
      </span>
      <span>
        {seatWords(time)}
        {held > 0 ? `, ${heldWords(time)}` : ''}
        {waiting > 0 ? `, ${waiting} waiting` : ''}
        {displaced > 0 ? `, ${displaced} to answer` : ''}
        <SeatBar $sold={percent(sold, capacity)} $held={percent(held, capacity)} />
      </span>
      <span>{timeState(time)}</span>
      <span data-actions="">
        {canChange && !changesSeats ? (
          <ToolButton aria-label={`Seats of ${name}`} onClick={() => setChangesSeats(true)}>
            Seats
          </ToolButton>
        ) : null}
        {canChange && changesSeats ? (
          <SeatsForm date={date} time={time} onClose={() => setChangesSeats(false)} />
        ) : null}
      </span>
      {seesGroups ? <GroupsOfTime name={name} groups={time.groups} /> : null}
      <PartiesOfTime name={name} parties={parties} />
    </li>
  );
}
