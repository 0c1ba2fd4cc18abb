import { useId } from 'react';
import { styled } from 'styled-components';
import { TimeList, TimeRow, WaitButton } from '../../../design/booking/time-row.js';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.js';
import { Text } from '../../../design/type/text.js';
import { longDate } from '../../../lib/venue-dates.js';
import type { TourType } from '../state/booking-state.js';
import { type Day, partyLabel, seatLabel } from './seat-labels.js';

const Panel = styled.section`
  h3 { font-size: var(--t-5); line-height: 2.75rem; }
  ul { margin-top: var(--s-2); }
`;

const Blank = styled(Text)`
  margin-top: var(--s-2);
  padding-block: var(--s-4);
  border-top: 4px double var(--brass-deep);
`;

interface AvailableTimesProps {
  readonly tourType: TourType;
  readonly date: string | undefined;
  /** Availability of that date, as far as it is loaded. */
  readonly day: Day | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (time: string) => void;
  /** Party size that the seat labels are for. */
  readonly party?: number;
  /** The waiting list for full times: the chosen time, and the handler that chooses one. */
  readonly waiting?: { readonly time: string | undefined; readonly onChoose: (time: string) => void };
}

/** Start times of the chosen date, with the seats left in words and as a lamp. */
export function AvailableTimes({ tourType, date, day, chosen, onChoose, party, waiting }: AvailableTimesProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <h3 id={titleId}>Available Times</h3>
      <VisuallyHidden role="status">
        {date && day ? `${day.times.length} start times on ${longDate(date)}` : ''}
      </VisuallyHidden>
      {date === undefined ? <Blank soft>Please select a date first</Blank> : null}
      {date !== undefined && day === undefined ? <Blank soft>Loading available times...</Blank> : null}
      {day === undefined ? null : (
        <TimeList aria-labelledby={titleId}>
          {day.times.map(({ time, seatsLeft, capacity }) => (
            <li key={time}>
              <TimeRow
                time={time}
                {...(party === undefined
                  ? seatLabel(tourType, { seatsLeft, capacity })
                  : partyLabel(tourType, { seatsLeft, capacity }, party))}
                chosen={time === chosen}
                onChoose={() => onChoose(time)}
              />
              {waiting && seatsLeft <= 0 ? (
                <WaitButton type="button" aria-expanded={waiting.time === time} onClick={() => waiting.onChoose(time)}>
                  Join the waiting list<VisuallyHidden> for {time}</VisuallyHidden>
                </WaitButton>
              ) : null}
            </li>
          ))}
        </TimeList>
      )}
    </Panel>
  );
}
