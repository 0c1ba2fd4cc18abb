import { styled } from 'styled-components';
import { useCalendarChange } from '../../admin/data/use-calendar-change.js';
import { Select } from '../../design/controls/input-style.js';
import { media } from '../../design/media.js';
import { AssignGuideDocument } from '../../generated/staff-operations.js';
import { tourWords } from '../../lib/tour-labels.js';
import { longDate } from '../../lib/venue-dates.js';
import { freeGuides, type Guide, type RotaTime } from './rota-words.js';

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
  /* A seventh of the page's width has to show a name. */
  ${media.fromWide} {
    select { padding-inline: var(--s-2) 1.75rem; font-size: var(--t-2); background-position: right 0.25rem center; }
  }
`;

interface RotaTourProps {
  readonly time: RotaTime;
  /** Its guide leads another tour while it lasts. */
  readonly isTwice: boolean;
  readonly times: readonly RotaTime[];
  readonly guides: readonly Guide[];
}

/** A tour of the rota, with the choice of who leads it. Who leads another one meanwhile is named as busy. */
export function RotaTour({ time, isTwice, times, guides }: RotaTourProps) {
  const { send, isBusy, error } = useCalendarChange(AssignGuideDocument);
  const free = new Set(freeGuides(time, times, guides).map(({ id }) => id));
  const { date, tourType, time: start, guests, guideId } = time;
  return (
    <Tour data-twice={isTwice || undefined}>
      <b>{start}</b>
      <small>
        {tourWords[tourType]}, {guests === 1 ? '1 guest' : `${guests} guests`}
      </small>
      {isTwice ? <strong>In two places</strong> : null}
      <Select
        aria-label={`Guide of ${tourWords[tourType]} on ${longDate(date)}, ${start}`}
        aria-busy={isBusy}
        value={guideId ?? ''}
        onChange={({ target }) =>
          void send({ input: { tourType, date, time: start, guideId: target.value === '' ? null : target.value } })
        }
      >
        <option value="">No guide yet</option>
        {guides.map(({ id, name }) => (
          <option key={id} value={id}>
            {free.has(id) ? name : `${name}, busy`}
          </option>
        ))}
      </Select>
      {error ? <small role="alert">{error.text}</small> : null}
    </Tour>
  );
}
