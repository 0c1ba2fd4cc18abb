import { styled } from 'styled-components';
import { visits as visitsByDay } from '../../../services/shared/contracts/src/reports/visits.js';
import { StaffVisitsDocument } from '../../generated/staff-operations.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { fullDate } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useTourNames } from '../data/use-tour-names.js';
import { PlainTabs } from '../design/plain-tabs.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { ListFilter } from '../lists/list-filter.js';
import { ExportSection } from '../reports/export-section.js';
import { PeriodBar } from '../reports/period-bar.js';
import { countDays, daysInWords } from '../reports/report-days.js';
import { Report } from '../reports/report-page.js';
import { plainReports, ReportSection } from '../reports/report-section.js';
import { HeatMap } from './heat-map.js';
import type { Visits } from './visits.js';
import { filterOf, twelveWeeks, useVisitsPlace, type VisitsPlace, visitsSearch } from './visits-address.js';
import { VisitsFigures } from './visits-figures.js';
import { VisitsParts } from './visits-parts.js';
import { VisitsTable } from './visits-table.js';
import { partWords } from './visits-words.js';

/** With fewer days, one full Saturday would look like a rule. */
const DAYS_OF_MAP = 28;

/** Seats offered and sold, arrivals and no-shows: figures, a map of weekdays and times, parts, and days. */
function VisitsReport({ place }: { readonly place: VisitsPlace }) {
  const { from, to } = place;
  const query = useAdminQuery(StaffVisitsDocument, { from, to, filter: filterOf(place) });
  const answer = query.data?.visitsReport;
  const visits = answer?.__typename === 'VisitsReport' ? answer : undefined;
  if (!visits) {
    return (
      <AdminSection title="Visits by day" busy={query.isLoading}>
        {query.isLoading ? (
          <ListLoading label="visits" />
        ) : (
          <ListFailed label="visits" onRetry={() => void query.reload()} />
        )}
      </AdminSection>
    );
  }
  const shown = { ...place, from: visits.from, to: visits.to };
  return (
    <Report aria-busy={query.isLoading}>
      {query.hasFailed ? <ListFailed label="latest visits" onRetry={() => void query.reload()} /> : null}
      <VisitsFigures visits={visits} />
      {visits.countedFrom ? (
        <Notice tone="info" title={`Who came is known from ${fullDate(visits.countedFrom)} on`}>
          Before that day visits were not counted.
        </Notice>
      ) : null}
      {isEmpty(visits) ? <NoVisits place={shown} /> : <Parts visits={visits} place={shown} />}
    </Report>
  );
}

function isEmpty({ offered, sold, came, turnedAway }: Visits): boolean {
  return offered + sold + (came ?? 0) + (turnedAway ?? 0) === 0;
}

function NoVisits({ place }: { readonly place: VisitsPlace }) {
  return (
    <AdminSection title="Days">
      <AdminSectionBody>
        <p role="status">No visits and no open times, {daysInWords(place.from, place.to)}.</p>
        <p>
          <TextLink to={{ search: visitsSearch(twelveWeeks()) }}>Show the last 12 weeks</TextLink>
        </p>
      </AdminSectionBody>
    </AdminSection>
  );
}

function Parts({ visits, place }: { readonly visits: Visits; readonly place: VisitsPlace }) {
  const part = partWords(place);
  return (
    <>
      {part === '' && countDays(place) >= DAYS_OF_MAP ? <HeatMap starts={visits.byStart} place={place} /> : null}
      {part === '' && countDays(place) < DAYS_OF_MAP ? (
        <Notice tone="info" title="How full weekdays and times are is shown for four weeks and more">
          With fewer days one full Saturday would look like a rule.{' '}
          <TextLink to={{ search: visitsSearch({ ...place, ...twelveWeeks() }) }}>Show the last 12 weeks</TextLink>
        </Notice>
      ) : null}
      <VisitsParts visits={visits} place={place} />
      <VisitsTable visits={visits} part={part} />
    </>
  );
}

const Path = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--s-2);
  font-size: var(--t-2);
  a { display: inline-flex; align-items: center; min-height: var(--target); }
`;

/** Who came, when, and where there is room, for managers and the desk (product.md §17). */
export function VisitsTab() {
  const { place, go } = useVisitsPlace();
  const { weekday, time, ...whole } = place;
  const part = partWords(place);
  const nameOf = useTourNames();
  const tours = [['', 'All tours'] as const, ...TOUR_TYPES.map((tour) => [tour, nameOf(tour)] as const)];
  const plain = plainReports('visits').find(({ name }) => name === place.view);
  const { from, to } = place;
  const views = [visitsByDay, ...plainReports('visits')].map(({ name, label }) => ({
    to: `/admin${visitsSearch({ from, to, ...(name !== visitsByDay.name && { view: name }) })}`,
    label,
    isCurrent: name === (plain ?? visitsByDay).name,
  }));
  return (
    <AdminColumns>
      <PlainTabs label="Visits" tabs={views} />
      <PeriodBar
        days={place}
        more={['12 weeks', twelveWeeks()]}
        searchOf={(days) => visitsSearch({ ...place, ...days })}
      >
        {plain ? null : (
          <ListFilter
            label="Tour"
            options={tours}
            value={place.tour ?? ''}
            onChange={(tour) => go({ ...place, tour: tour === '' ? undefined : tour })}
          />
        )}
      </PeriodBar>
      {part === '' ? null : (
        <Path aria-label="Where you are">
          <TextLink to={{ search: visitsSearch(whole) }}>All times</TextLink>
          <span aria-hidden="true">/</span>
          <b>{part}</b>
        </Path>
      )}
      {plain ? <ReportSection key={plain.name} report={plain} days={place} /> : <VisitsReport place={place} />}
      <ExportSection days={place} page="visits" shown={plain} />
    </AdminColumns>
  );
}
