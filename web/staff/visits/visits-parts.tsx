import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { useTourNames } from '../data/use-tour-names.js';
import { AdminSection } from '../layout/admin-section.js';
import { percent } from '../lists/seat-bar.js';
import { Bars, BarsGrid, Meter } from '../reports/report-bars.js';
import { isOver, type Visits } from './visits.js';
import { type VisitsPlace, visitsSearch } from './visits-address.js';
import { aheadWords, countWords, WEEKDAYS, weekdayWords } from './visits-words.js';

interface Bar {
  readonly key: string;
  readonly name: string;
  /** URL of what is behind it. */
  readonly search?: string;
  readonly count: number;
  readonly whole: number;
}

/** Bars with numbers and shares; the longest is the greatest share. */
function BarsOf({
  title,
  unit,
  bars,
}: {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly Bar[];
}) {
  const most = Math.max(...bars.map(({ count, whole }) => percent(count, whole)), 1);
  return (
    <AdminSection title={title}>
      <Bars>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <tbody>
          {bars.map(({ key, name, search, count, whole }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <Meter $share={percent(percent(count, whole), most)} />
              </td>
              <td>
                {search && count > 0 ? (
                  <Link to={{ search }}>{percent(count, whole)}%</Link>
                ) : (
                  `${percent(count, whole)}%`
                )}
                <small>
                  {countWords(count)} {unit}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </Bars>
    </AdminSection>
  );
}

/** How far ahead seats are sold, which tours fill up, and on which weekdays guests do not come. */
export function VisitsParts({ visits, place }: { readonly visits: Visits; readonly place: VisitsPlace }) {
  const { soldAhead, byTour, byStart, sold } = visits;
  const nameOf = useTourNames();
  const weekdays = WEEKDAYS.flatMap((weekday): Bar[] => {
    const starts = byStart.filter((start) => start.weekday === weekday);
    const whole = starts.reduce((sum, start) => sum + start.sold, 0);
    const count = starts.reduce((sum, start) => sum + (start.noShows ?? 0), 0);
    const name = weekdayWords(weekday);
    return whole === 0 ? [] : [{ key: name, name, search: visitsSearch({ ...place, weekday }), count, whole }];
  });
  return (
    <BarsGrid>
      <BarsOf
        title="How long ahead people buy"
        unit="seats"
        bars={soldAhead.map((group) => ({
          key: String(group.fromDays),
          name: aheadWords(group),
          count: group.seats,
          whole: sold,
        }))}
      />
      <BarsOf
        title="Sold, by tour"
        unit="seats"
        bars={byTour.map(({ tourType, sold: count, offered }) => ({
          key: tourType,
          name: nameOf(tourType),
          search: visitsSearch({ ...place, tour: tourType }),
          count,
          whole: offered,
        }))}
      />
      {isOver(visits) && weekdays.length > 0 ? (
        <BarsOf title="Did not come, by weekday" unit="seats" bars={weekdays} />
      ) : null}
    </BarsGrid>
  );
}
