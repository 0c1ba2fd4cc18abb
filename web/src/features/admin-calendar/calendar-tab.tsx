import { styled } from 'styled-components';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { useRole } from '../../admin/session-state/session-store.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { useCalendarPlace } from './calendar-address.js';
import { CalendarBar } from './calendar-bar.js';
import { CloseDayForm } from './close-day-form.js';
import { ClosureAnswers } from './closure-answers.js';
import { DayTimes } from './day-times.js';
import { GuideFeedSection } from './guide-feed-section.js';
import { HolidaysForm } from './holidays-form.js';
import { HoursForm } from './hours-form.js';
import { MonthGrid } from './month-grid.js';
import { NoticesSection } from './notices-section.js';
import { ReopenForm } from './reopen-form.js';
import { WeekGrid } from './week-grid.js';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  justify-content: flex-end;
`;

/** When the house is open: to look at by month, week and day, and for managers to change. */
export function CalendarTab() {
  const { view, date, go } = useCalendarPlace();
  const role = useRole();
  const isManager = role === 'manager';
  const toDay = () => go({ view: 'day' });
  if (isManager && view === 'close')
    return (
      <CloseDayForm key={date} date={date} onLeave={toDay} onClosed={(closed) => go({ view: 'day', date: closed })} />
    );
  if (isManager && view === 'holidays') {
    return (
      <AdminColumns>
        <HolidaysForm onLeave={() => go({ view: 'month' })} />
      </AdminColumns>
    );
  }
  if (isManager && view === 'reopen') return <ReopenForm key={date} date={date} onLeave={toDay} />;
  if (isManager && view === 'hours') {
    return (
      <AdminColumns>
        <HoursForm onLeave={() => go({ view: 'month' })} />
        <NoticesSection />
        <GuideFeedSection />
      </AdminColumns>
    );
  }
  return (
    <AdminColumns>
      <CalendarBar
        tools={
          <Tools>
            {isManager ? (
              <>
                <ToolButton onClick={() => go({ view: 'hours' })}>Hours, notices and feeds</ToolButton>
                <ToolButton onClick={() => go({ view: 'holidays' })}>Holidays</ToolButton>
                <ToolButton kind="main" onClick={() => go({ view: 'close' })}>
                  Close a day
                </ToolButton>
              </>
            ) : null}
          </Tools>
        }
      />
      {view === 'week' ? <WeekGrid date={date} /> : null}
      {view === 'day' && role !== 'guide' ? <ClosureAnswers key={date} date={date} isManager={isManager} /> : null}
      {view === 'day' ? <DayTimes key={date} date={date} isManager={isManager} /> : null}
      {view === 'week' || view === 'day' ? null : <MonthGrid date={date} />}
      {isManager ? null : <GuideFeedSection />}
    </AdminColumns>
  );
}
