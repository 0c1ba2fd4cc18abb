import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { useRole } from '../../admin/session-state/session-store.js';
import { ToolLink } from '../../design/controls/tool-link.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { TodayTimesDocument } from '../../generated/staff-operations.js';
import { longDate, venueToday } from '../../lib/venue-dates.js';
import { ArrivalsSection } from './arrivals-section.js';
import { DayReadiness } from './day-readiness.js';
import { NeedsSection } from './needs-section.js';
import { NextOpenSection } from './next-open-section.js';
import { TimesList } from './times-list.js';
import { nextStart, openText, timesWorthShowing } from './today-words.js';

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

/** How the day stands and what needs attention: the first page staff see. */
export function TodayTab() {
  const [now, setNow] = useState(Date.now);
  const date = venueToday(new Date(now));
  const { data, isLoading, hasFailed, reload } = useAdminQuery(TodayTimesDocument, { date });
  const isGuide = useRole() === 'guide';
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
      <Columns>
        <div>
          {times}
          {day !== undefined && next === undefined ? <NextOpenSection today={date} isGuide={isGuide} /> : null}
        </div>
        <div>
          {isGuide ? null : <NeedsSection />}
          {day === undefined ? null : <ArrivalsSection date={date} start={next} />}
        </div>
      </Columns>
    </AdminColumns>
  );
}
