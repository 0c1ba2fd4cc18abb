import { styled } from 'styled-components';
import { AssignGuideDocument, type RotaWeekQuery } from '../../generated/staff-operations.js';
import { Select } from '../../kit/design/controls/input-style.js';
import { media } from '../../kit/design/media.js';
import { isolated } from '../../kit/lib/names.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { longDate, shortDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useCalendarChange } from '../data/use-calendar-change.js';
import { useTourNames } from '../data/use-tour-names.js';
import { changedGuides, guideWords, lacksGuide } from '../lists/guide-words.js';
import { freeGuides, type Guide, overlaps, type RotaTime, workText } from './rota-words.js';

const Tour = styled.li`
  display: grid;
  gap: var(--s-1);
  padding: var(--s-2);
  background: var(--ground);
  border: 1px solid var(--line);
  border-left: 4px solid var(--fg);
  b { font-weight: 600; }
  small { color: var(--fg-soft); overflow-wrap: anywhere; }
  &[data-twice] { border-color: var(--refused); }
  &[data-twice] strong { color: var(--refused); font-weight: 600; font-size: var(--t-2); }
  select { min-height: var(--target); padding-block: 0.25rem; width: 100%; }
  /* A name must fit into a seventh of the page's width. */
  ${media.fromWide} {
    select { padding-inline: var(--s-2) 1.75rem; font-size: var(--t-2); background-position: right 0.25rem center; }
  }
`;

interface RotaTourProps {
  readonly time: RotaTime;
  /** Its guide leads another tour at the same time. */
  readonly isTwice: boolean;
  readonly times: readonly RotaTime[];
  /** In whose row it is, also one who is not offered; undefined where a guide is missing. */
  readonly guide: Guide | undefined;
  /** Who may lead it. */
  readonly guides: readonly Guide[];
}

/** A tour of the rota, with a select for its guide. Guides with another tour at that time are marked as busy. */
function RotaTour({ time, isTwice, times, guide, guides }: RotaTourProps) {
  const { send, isBusy, error } = useCalendarChange(AssignGuideDocument);
  const nameOf = useTourNames();
  const offered = guides.filter(({ id }) => id === guide?.id || !time.guideIds.includes(id));
  const free = new Set(freeGuides(time, times, guides).map(({ id }) => id));
  const { date, tourType, time: start, guests, guidesNeeded } = time;
  return (
    <Tour data-twice={isTwice || undefined}>
      <b>{start}</b>
      <small>
        {nameOf(tourType)}, {counted(guests, 'guest')}
      </small>
      {guidesNeeded > 1 ? <small>{guideWords(time) || `${guidesNeeded} guides lead it`}</small> : null}
      {isTwice ? <strong>In two places</strong> : null}
      <Select
        aria-label={`Guide of ${nameOf(tourType)} on ${longDate(date)}, ${start}`}
        aria-busy={isBusy}
        value={guide?.id ?? ''}
        onChange={({ target }) =>
          void send({ input: { tourType, date, time: start, guideIds: changedGuides(time, guide?.id, target.value) } })
        }
      >
        <option value="">No guide yet</option>
        {guide && !guides.some(({ id }) => id === guide.id) ? (
          <option value={guide.id}>{`${isolated(guide.name)}, leads no more`}</option>
        ) : null}
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {free.has(id) ? name : `${isolated(name)}, busy`}
          </option>
        ))}
      </Select>
      {error ? <small role="alert">{error.text}</small> : null}
    </Tour>
  );
}

const Row = styled.section`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
  &[data-nobody] { background: var(--hover); }
  h4 { font: 600 var(--t-3)/1.3 var(--ui); small { display: block; font-weight: 400; color: var(--fg-soft); } }
  &[data-nobody] h4 { color: var(--refused); }
  ol { display: grid; gap: var(--s-2); }
  ol > li { display: grid; gap: var(--s-1); align-content: start; min-width: 0; }
  ol > li[data-empty] { display: none; }
  [data-day] { font: 600 var(--t-2)/1.3 var(--ui); }
  li[data-today] > [data-day] { text-decoration: underline; text-decoration-thickness: 3px; }
  ul { display: grid; gap: var(--s-1); }
  ${media.fromWide} {
    grid-template-columns: 8.5rem minmax(0, 1fr);
    ol { grid-template-columns: repeat(7, minmax(0, 1fr)); }
    ol > li[data-empty] { display: grid; color: var(--fg-soft); }
  }
`;

interface GuideRowProps {
  /** Undefined for times that lack one. */
  readonly guide: Guide | undefined;
  readonly days: NonNullable<RotaWeekQuery['staffCalendar']>['days'];
  readonly times: readonly RotaTime[];
  readonly guides: readonly Guide[];
}

/** A guide's week by day; on a phone, a card with the days that have tours. */
export function GuideRow({ guide, days, times, guides }: GuideRowProps) {
  const led = times.filter((time) => (guide ? time.guideIds.includes(guide.id) : lacksGuide(time)));
  const twice = new Set(
    overlaps(times, guide ? [guide] : []).flatMap(({ first, second }) => [first.slotId, second.slotId]),
  );
  const name = guide?.name ?? 'No guide yet';
  return (
    <Row aria-label={name} data-nobody={(guide === undefined && led.length > 0) || undefined}>
      <h4>
        {name}
        <small>{led.length === 0 ? (guide ? 'No tours to lead' : 'Every tour has a guide') : workText(led)}</small>
      </h4>
      <ol aria-label={`Week of ${name}`}>
        {days.map(({ date, closed }) => {
          const ofDay = led.filter((time) => time.date === date);
          return (
            <li key={date} data-empty={ofDay.length === 0 || undefined} data-today={date === venueToday() || undefined}>
              <span data-day="">{shortDate(date)}</span>
              {ofDay.length === 0 ? <small>{closed ? 'Closed' : guide ? 'Free' : 'Nothing'}</small> : null}
              <ul>
                {ofDay.map((time) => (
                  <RotaTour
                    key={time.slotId}
                    time={time}
                    isTwice={twice.has(time.slotId)}
                    times={times}
                    guide={guide}
                    guides={guides}
                  />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </Row>
  );
}
