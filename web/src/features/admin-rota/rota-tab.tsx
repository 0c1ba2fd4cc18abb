import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { CalendarGuidesDocument, RotaWeekDocument } from '../../generated/staff-operations.js';
import { dateAfter, dayOfWeek, shortDate, venueToday } from '../../lib/venue-dates.js';
import { GuideRow } from './guide-row.js';
import { OverlapNotice } from './overlap-notice.js';
import { type Guide, overlaps, rotaTimes } from './rota-words.js';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-top: var(--s-4);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  b { font-weight: 600; }
`;

/** The Monday of a date's week. */
function mondayOf(date: string): string {
  return dateAfter(date, 1 - dayOfWeek(date));
}

/** Who leads what in a week: who has nobody, and who is in two places. */
export function RotaTab() {
  const [monday, setMonday] = useState(() => mondayOf(venueToday()));
  const sunday = dateAfter(monday, 6);
  const week = useAdminQuery(RotaWeekDocument, { from: monday, to: sunday });
  const people = useAdminQuery(CalendarGuidesDocument, {});
  const days = week.data?.staffCalendar?.days ?? [];
  const isShown = days[0]?.date === monday && people.data?.staffAccounts != null;
  const times = rotaTimes(days);
  const leads = new Set(times.flatMap(({ guideId }) => guideId ?? []));
  const guides: readonly Guide[] = (people.data?.staffAccounts ?? []).filter(
    ({ id, role, state }) => leads.has(id) || (state !== 'DISABLED' && (role === 'GUIDE' || role === 'MANAGER')),
  );
  const hasFailed = week.hasFailed || people.hasFailed;
  const reload = async (): Promise<void> => void (await Promise.all([week.reload(), people.reload()]));
  return (
    <Page>
      <Bar role="group" aria-label="Week">
        <IconButton icon="back" edged label="The week before" onClick={() => setMonday(dateAfter(monday, -7))} />
        <b role="status">
          {shortDate(monday)} to {shortDate(sunday)}
        </b>
        <IconButton icon="forward" edged label="The week after" onClick={() => setMonday(dateAfter(monday, 7))} />
        <ToolButton aria-pressed={monday === mondayOf(venueToday())} onClick={() => setMonday(mondayOf(venueToday()))}>
          This week
        </ToolButton>
      </Bar>
      {hasFailed ? <ListFailed label="rota" onRetry={() => void reload()} /> : null}
      {isShown ? (
        <>
          {overlaps(times, guides).map((overlap) => (
            <OverlapNotice
              key={`${overlap.first.slotId} ${overlap.second.slotId}`}
              overlap={overlap}
              times={times}
              guides={guides}
            />
          ))}
          <AdminSection title="Who leads what" busy={week.isLoading}>
            <GuideRow guide={undefined} days={days} times={times} guides={guides} />
            {guides.map((guide) => (
              <GuideRow key={guide.id} guide={guide} days={days} times={times} guides={guides} />
            ))}
          </AdminSection>
        </>
      ) : hasFailed ? null : (
        <ListLoading label="rota" />
      )}
    </Page>
  );
}
