import { styled } from 'styled-components';
import { useTourNames } from '../data/use-tour-names.js';
import { AdminSectionBody } from '../layout/admin-section.js';
import { guideWords, lacksGuide } from '../lists/guide-words.js';
import { percent, SeatBar } from '../lists/seat-bar.js';
import { heldWords, seatWords } from '../lists/seat-words.js';
import { startsOf, type TodayTime } from './today-words.js';

const List = styled.ul`
  > li { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: var(--s-2) var(--s-4); align-items: baseline; padding: var(--s-2) var(--s-4); border-top: 1px solid var(--line); }
  > li[data-over], p { color: var(--fg-soft); }
  > li[data-next] { background: var(--ground); box-shadow: inset 4px 0 0 var(--rule); }
  b { font-weight: 600; font-variant-numeric: tabular-nums; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
`;

const Tours = styled.ul`
  display: grid;
  gap: var(--s-2);
  li { display: grid; grid-template-columns: minmax(7rem, 1fr) minmax(9rem, 1fr) minmax(7rem, auto); gap: 0 var(--s-4); align-items: center; }
  @media (max-width: 47.99rem) { li { grid-template-columns: minmax(0, 1fr); } }
`;

function TimeOfTour({ of, tour }: { readonly of: TodayTime; readonly tour: string }) {
  const { capacity, sold, held, waiting, displaced, closed } = of;
  return (
    <li>
      <span>{tour}</span>
      <span>
        {seatWords(of)}
        <SeatBar $sold={percent(sold, capacity)} $held={percent(held, capacity)} />
      </span>
      <span>
        {closed ? 'Closed' : null}
        {!closed && sold > 0 && lacksGuide(of) ? <small>{guideWords(of)}</small> : null}
        {heldWords(of)}
        {waiting > 0 ? <small>{waiting} waiting</small> : null}
        {displaced > 0 ? <small>{displaced} to answer</small> : null}
      </span>
    </li>
  );
}

interface TimesListProps {
  /** For screen readers. */
  readonly label?: string;
  readonly times: readonly TodayTime[];
  /** In ms since 1970. */
  readonly now: number;
  readonly next: number | undefined;
}

/** A row for each start: of its tours, those that someone has booked, holds or waits for, or that are closed alone. */
export function TimesList({ label = 'Today’s times', times, now, next }: TimesListProps) {
  const nameOf = useTourNames();
  const starts = startsOf(times, now);
  if (starts.length === 0) return <AdminSectionBody>No more tours today.</AdminSectionBody>;
  return (
    <List aria-label={label}>
      {starts.map(({ start, time, busy, empty }) => (
        <li key={start} data-over={start <= now || undefined} data-next={start === next || undefined}>
          <span>
            <b>{time}</b>
            <small>{start <= now ? 'has begun' : start === next ? 'next' : ''}</small>
          </span>
          {busy.length === 0 ? (
            <p>{empty}</p>
          ) : (
            <Tours aria-label={`Tours at ${time}`}>
              {busy.map((one) => (
                <TimeOfTour key={one.slotId} of={one} tour={nameOf(one.tourType)} />
              ))}
            </Tours>
          )}
        </li>
      ))}
    </List>
  );
}
