import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { DaysAheadDocument, TodayTimesDocument } from '../../generated/staff-operations.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { dateAfter, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { ArrivalsSection } from './arrivals-section.js';
import { DayReadiness } from './day-readiness.js';
import { SetUpSection } from './set-up-section.js';
import { TimesList } from './times-list.js';
import { nextStart, openText, timesWorthShowing } from './today-words.js';
import { useNeeds } from './use-needs.js';

/** How far ahead the next open day is searched. */
const DAYS_AHEAD = 28;

/** On a day without tours: who comes on the next day with tours, and what is still missing. */
function NextOpenSection({ today, isGuide }: { readonly today: string; readonly isGuide: boolean }) {
  const span = { from: dateAfter(today, 1), to: dateAfter(today, DAYS_AHEAD) };
  const { data, isLoading, hasFailed, reload } = useAdminQuery(DaysAheadDocument, span);
  const days = data?.staffCalendar?.days;
  const day = days?.find(({ closed }) => !closed);
  const booked = day?.times.filter(({ sold }) => sold > 0) ?? [];
  return (
    <AdminSection
      title={day ? `Next open day: ${longDate(day.date)}` : 'Next open day'}
      busy={isLoading}
      tools={day ? <ToolLink to={`/admin?tab=calendar&view=day&date=${day.date}`}>Open the day</ToolLink> : null}
    >
      {hasFailed ? <ListFailed label="next days" onRetry={() => void reload()} /> : null}
      {days === undefined && isLoading ? <ListLoading label="next days" /> : null}
      {days && !day ? (
        <AdminSectionBody>
          <p>The house is closed for the next {DAYS_AHEAD} days.</p>
        </AdminSectionBody>
      ) : null}
      {day && booked.length === 0 ? (
        <AdminSectionBody>
          <p>Nobody has booked it yet.</p>
        </AdminSectionBody>
      ) : null}
      {day && booked.length > 0 ? (
        <>
          {isGuide ? null : <DayReadiness date={day.date} times={day.times} />}
          <TimesList label="Times of the next open day" times={booked} now={0} next={undefined} />
        </>
      ) : null}
    </AdminSection>
  );
}

const List = styled.ul`
  li { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr) auto; gap: var(--s-3); align-items: center; padding: var(--s-3) var(--s-4); border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; }
  b { font-size: 1.5rem; font-weight: 600; line-height: 1; color: var(--refused); font-variant-numeric: tabular-nums; }
  p { color: var(--fg-soft); font-size: var(--t-2); line-height: 1.4; overflow-wrap: anywhere; }
`;

function NeedsSection() {
  const { needs, isLoading, hasFailed, reload } = useNeeds();
  return (
    <AdminSection title="Needs attention" busy={isLoading}>
      {hasFailed ? <ListFailed label="needs" onRetry={() => void reload()} /> : null}
      {needs === undefined && isLoading ? <ListLoading label="needs" /> : null}
      {needs?.length === 0 ? (
        <AdminSectionBody>
          <StateMark tone="good">Nothing needs attention.</StateMark>
        </AdminSectionBody>
      ) : null}
      <List aria-label="Needs attention">
        {(needs ?? []).map(({ count, title, text, verb, page, filter }) => (
          <li key={title}>
            <b>{count}</b>
            <div>
              <h4>{title}</h4>
              {text === '' ? null : <p>{text}</p>}
            </div>
            <ToolLink to={`/admin?tab=${page}${filter ? `&${filter}` : ''}`} aria-label={`${verb}: ${title}`}>
              {verb}
            </ToolLink>
          </li>
        ))}
      </List>
    </AdminSection>
  );
}

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-5);
  b { font-weight: 600; font-variant-numeric: tabular-nums; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  align-items: start;
  @media (min-width: 80rem) { grid-template-columns: minmax(0, 1fr) 25.5rem; }
  > div { display: grid; gap: var(--s-5); }
`;

const MINUTE_MS = 60_000;

/** The state of the day and what needs attention: the first page that staff see. */
export function TodayTab() {
  const [now, setNow] = useState(Date.now);
  const date = venueToday(new Date(now));
  const { data, isLoading, hasFailed, reload } = useAdminQuery(TodayTimesDocument, { date });
  const role = useRole();
  const [isGuide, isManager] = [role === 'guide', role === 'manager'];
  const day = data?.staffCalendar?.days.find((known) => known.date === date);
  const next = day && nextStart(day.times, now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  const times = (
    <AdminSection
      title={longDate(date)}
      busy={isLoading}
      tools={<ToolLink to={`/admin?tab=calendar&view=day&date=${date}`}>Open the day</ToolLink>}
    >
      {hasFailed ? <ListFailed label="day" onRetry={() => void reload()} /> : null}
      {day === undefined && isLoading ? <ListLoading label="day" /> : null}
      {day === undefined ? null : (
        <>
          <AdminSectionBody>
            <Figures>
              <StateMark tone={day.closed ? 'bad' : 'good'}>{openText(day)}</StateMark>
              <span>
                <b>{day.guests}</b> {day.guests === 1 ? 'guest' : 'guests'} booked
              </span>
              {day.waiting > 0 ? (
                <span>
                  <b>{day.waiting}</b> waiting
                </span>
              ) : null}
            </Figures>
          </AdminSectionBody>
          {isGuide || day.closed ? null : <DayReadiness date={date} times={day.times} />}
          {day.closed && timesWorthShowing(day.times, now).every(({ closed, sold }) => closed && sold === 0) ? null : (
            <TimesList times={day.times} now={now} next={next} />
          )}
        </>
      )}
    </AdminSection>
  );

  return (
    <AdminColumns>
      {isManager ? <SetUpSection /> : null}
      <Columns>
        <div>
          {next === undefined ? null : <ArrivalsSection date={date} start={next} />}
          {times}
          {day !== undefined && next === undefined ? <NextOpenSection today={date} isGuide={isGuide} /> : null}
        </div>
        <div>{isGuide ? null : <NeedsSection />}</div>
      </Columns>
    </AdminColumns>
  );
}
