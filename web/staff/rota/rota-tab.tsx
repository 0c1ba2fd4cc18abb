import { useState } from 'react';
import { styled } from 'styled-components';
import {
  AssignGuideDocument,
  CalendarGuidesDocument,
  type CalendarGuidesQuery,
  RotaWeekDocument,
} from '../../generated/staff-operations.js';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { dateAfter, dayOfWeek, longDate, shortDate, venueClockTime, venueToday } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useCalendarChange } from '../data/use-calendar-change.js';
import { useTourNames } from '../data/use-tour-names.js';
import { AdminSection } from '../layout/admin-section.js';
import { changedGuides } from '../lists/guide-words.js';
import { GuideRow } from './guide-row.js';
import { endOf, freeGuides, type Guide, type Overlap, overlaps, type RotaTime, rotaTimes } from './rota-words.js';

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

function mondayOf(date: string): string {
  return dateAfter(date, 1 - dayOfWeek(date));
}

/** Whom the rota offers; it shows everybody who leads a tour of the week. */
function mayLead({ role, state }: NonNullable<CalendarGuidesQuery['staffAccounts']>[number]): boolean {
  return state !== 'DISABLED' && (role === 'GUIDE' || role === 'MANAGER');
}

/** Who leads which tours in a week, with missing and double-booked guides. */
export function RotaTab() {
  const [monday, setMonday] = useState(() => mondayOf(venueToday()));
  const sunday = dateAfter(monday, 6);
  const week = useAdminQuery(RotaWeekDocument, { from: monday, to: sunday });
  const people = useAdminQuery(CalendarGuidesDocument, {});
  const days = week.data?.staffCalendar?.days ?? [];
  const isShown = days[0]?.date === monday && people.data?.staffAccounts != null;
  const times = rotaTimes(days);
  const leads = new Set(times.flatMap(({ guideIds }) => guideIds));
  const accounts = people.data?.staffAccounts ?? [];
  const guides: readonly Guide[] = accounts.filter(mayLead);
  const shown: readonly Guide[] = accounts.filter((account) => leads.has(account.id) || mayLead(account));
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
          {overlaps(times, shown).map((overlap) => (
            <OverlapNotice
              key={`${overlap.first.slotId} ${overlap.second.slotId}`}
              overlap={overlap}
              times={times}
              guides={guides}
            />
          ))}
          <AdminSection title="Who leads what" busy={week.isLoading}>
            <GuideRow guide={undefined} days={days} times={times} guides={guides} />
            {shown.map((guide) => (
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

interface OverlapNoticeProps {
  readonly overlap: Overlap;
  readonly times: readonly RotaTime[];
  readonly guides: readonly Guide[];
}

/** "9:15 AM" */
function clockTime(ms: number): string {
  return venueClockTime(new Date(ms).toISOString()).replace(/:\d\d (?=[AP]M)/, ' ');
}

/** A double-booked guide: since when, and who could take the second tour. */
function OverlapNotice({ overlap, times, guides }: OverlapNoticeProps) {
  const { send, isBusy, error } = useCalendarChange(AssignGuideDocument);
  const nameOf = useTourNames();
  const { guide, first, second } = overlap;
  const [free] = freeGuides(second, times, guides);
  const { tourType, date, time } = second;
  return (
    <Notice tone="refused" title={`${guide.name} is in two places on ${longDate(second.date)}`}>
      {nameOf(first.tourType)} runs from {first.time} to {clockTime(endOf(first))}, {nameOf(tourType)} begins at {time}.{' '}
      {free ? `Free at ${time}: ${free.name}.` : `Nobody else is free at ${time}.`}
      {free ? (
        <p>
          <ToolButton
            busy={isBusy}
            onClick={() =>
              void send({ input: { tourType, date, time, guideIds: changedGuides(second, guide.id, free.id) } })
            }
          >
            Give {time} to {free.name}
          </ToolButton>
        </p>
      ) : null}
      {error ? <p role="alert">{error.text}</p> : null}
    </Notice>
  );
}
