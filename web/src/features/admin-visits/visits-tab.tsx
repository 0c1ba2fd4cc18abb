import { styled } from 'styled-components';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { ListFilter } from '../../admin/lists/list-filter.js';
import { ExportSection, type ReportFile } from '../../admin/reports/export-section.js';
import { PeriodBar } from '../../admin/reports/period-bar.js';
import { TextLink } from '../../design/type/text-link.js';
import { TOURS, twelveWeeks, useVisitsPlace, visitsSearch } from './visits-address.js';
import { VisitsReport } from './visits-report.js';
import { partWords, tourWords } from './visits-words.js';

const tours = [['', 'All tours'] as const, ...TOURS.map((tour) => [tour, tourWords[tour]] as const)];

const files: readonly ReportFile[] = [
  ['visits?format=csv', 'Visits by day, CSV', 'The table of days, of all times and tours.'],
];

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
  return (
    <AdminColumns>
      <PeriodBar
        days={place}
        more={['12 weeks', twelveWeeks()]}
        searchOf={(days) => visitsSearch({ ...place, ...days })}
      >
        <ListFilter
          label="Tour"
          options={tours}
          value={place.tour ?? ''}
          onChange={(tour) => go({ ...place, tour: tour === '' ? undefined : tour })}
        />
      </PeriodBar>
      {part === '' ? null : (
        <Path aria-label="Where you are">
          <TextLink to={{ search: visitsSearch(whole) }}>All times</TextLink>
          <span aria-hidden="true">/</span>
          <b>{part}</b>
        </Path>
      )}
      <VisitsReport place={place} />
      <ExportSection days={place} files={files} />
    </AdminColumns>
  );
}
