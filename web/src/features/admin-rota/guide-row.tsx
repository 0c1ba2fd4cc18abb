import { styled } from 'styled-components';
import { media } from '../../design/media.js';
import type { RotaWeekQuery } from '../../generated/staff-operations.js';
import { shortDate, venueToday } from '../../lib/venue-dates.js';
import { RotaTour } from './rota-tour.js';
import { type Guide, overlaps, type RotaTime, workText } from './rota-words.js';

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
  /** Undefined for the times that nobody leads yet. */
  readonly guide: Guide | undefined;
  readonly days: NonNullable<RotaWeekQuery['staffCalendar']>['days'];
  readonly times: readonly RotaTime[];
  readonly guides: readonly Guide[];
}

/** The week of one guide, day by day; on a phone a card with the days that have a tour. */
export function GuideRow({ guide, days, times, guides }: GuideRowProps) {
  const led = times.filter(({ guideId }) => guideId === (guide?.id ?? null));
  const twice = new Set(
    overlaps(times, guide ? [guide] : []).flatMap(({ first, second }) => [first.slotId, second.slotId]),
  );
  const name = guide?.name ?? 'No guide yet';
  return (
    <Row aria-label={name} data-nobody={(guide === undefined && led.length > 0) || undefined}>
      <h4>
        {name}
        <small>{led.length === 0 ? (guide ? 'Nothing to lead' : 'Every tour has a guide') : workText(led)}</small>
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
