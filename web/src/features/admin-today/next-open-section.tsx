import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { ToolLink } from '../../design/controls/tool-link.js';
import { DaysAheadDocument } from '../../generated/staff-operations.js';
import { dateAfter, longDate } from '../../lib/venue-dates.js';
import { DayReadiness } from './day-readiness.js';
import { TimesList } from './times-list.js';

/** How far ahead an open day is looked for. */
const DAYS_AHEAD = 28;

/** On a day without tours, the next one that has some: who comes, and what is still missing. */
export function NextOpenSection({ today, isGuide }: { readonly today: string; readonly isGuide: boolean }) {
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
