import { styled } from 'styled-components';
import { useTourNames } from '../data/use-tour-names.js';
import { AdminSectionBody } from '../layout/admin-section.js';
import { percent, SeatBar } from '../lists/seat-bar.js';
import { heldWords, seatWords } from '../lists/seat-words.js';
import { type TodayTime, timesWorthShowing } from './today-words.js';

const List = styled.ul`
  li { display: grid; grid-template-columns: 6.5rem minmax(7rem, 1fr) minmax(9rem, 1fr) minmax(7rem, auto); gap: var(--s-2) var(--s-4); align-items: center; padding: var(--s-2) var(--s-4); border-top: 1px solid var(--line); }
  li[data-over] { color: var(--fg-soft); }
  li[data-next] { background: var(--ground); box-shadow: inset 4px 0 0 var(--rule); }
  b { font-weight: 600; font-variant-numeric: tabular-nums; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
  @media (max-width: 47.99rem) { li { grid-template-columns: 5.5rem minmax(0, 1fr); } li > :nth-child(n + 3) { grid-column: 2; } }
`;

interface TimesListProps {
  /** For screen readers. */
  readonly label?: string;
  readonly times: readonly TodayTime[];
  /** In ms since 1970. */
  readonly now: number;
  readonly next: number | undefined;
}

/** Today's times with seats sold and held and parties waiting. Those that began empty are left out. */
export function TimesList({ label = 'Today’s times', times, now, next }: TimesListProps) {
  const nameOf = useTourNames();
  const shown = timesWorthShowing(times, now);
  if (shown.length === 0) return <AdminSectionBody>No more tours today.</AdminSectionBody>;
  return (
    <List aria-label={label}>
      {shown.map((one) => {
        const { slotId, time, tourType, startsAt, capacity, sold, held, waiting, displaced, closed } = one;
        const start = Date.parse(startsAt);
        const isOver = start <= now;
        return (
          <li key={slotId} data-over={isOver || undefined} data-next={start === next || undefined}>
            <span>
              <b>{time}</b>
              <small>{isOver ? 'has begun' : start === next ? 'next' : ''}</small>
            </span>
            <span>{nameOf(tourType)}</span>
            <span>
              {seatWords(one)}
              <SeatBar $sold={percent(sold, capacity)} $held={percent(held, capacity)} />
            </span>
            <span>
              {closed ? 'Closed' : null}
              {!closed && sold > 0 && one.guideId === null ? <small>No guide yet</small> : null}
              {heldWords(one)}
              {waiting > 0 ? <small>{waiting} waiting</small> : null}
              {displaced > 0 ? <small>{displaced} to answer</small> : null}
            </span>
          </li>
        );
      })}
    </List>
  );
}
