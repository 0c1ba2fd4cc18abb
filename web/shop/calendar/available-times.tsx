import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Text } from '../../kit/design/type/text.js';
import { longDate, printedTime, spokenTime } from '../../kit/lib/venue-dates.js';
import { TimeList, TimeRow, WaitButton } from '../design/time-row.js';
import type { TourType } from '../state/booking-state.js';
import { type Day, type Slot, seatLabel } from './seat-labels.js';

/** From this width on the times stand beside the calendar. */
const BESIDE = '(min-width: 80rem)';
const PICKED = '.rdp-selected';

/** On a phone the times are below the screen: brings the picked day to the top when it is chosen and when its times have loaded, so that both are in view. */
function useTimesInView(date: string | undefined, isLoaded: boolean): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  // The day that the page opened with is not scrolled to.
  const opened = useRef({ date, isLeft: false });
  useEffect(() => {
    if (date !== opened.current.date) opened.current.isLeft = true;
    if (date === undefined || !opened.current.isLeft || window.matchMedia(BESIDE).matches) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isCalm || !isLoaded ? 'instant' : 'smooth';
    const picked = panel.current?.closest('form')?.querySelector(PICKED);
    if (picked) picked.scrollIntoView({ block: 'start', behavior });
    else panel.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [date, isLoaded]);
  return panel;
}

/** Stays clear of the sticky action bar when scrolled to. */
const Panel = styled.section`
  scroll-margin-block: var(--s-4) 7rem;
  h3 { font-size: var(--t-5); line-height: 2.75rem; }
  ul { margin-top: var(--s-2); }
`;

const Blank = styled(Text)`
  margin-top: var(--s-2);
  padding-block: var(--s-4);
  border-top: 4px double var(--brass-deep);
`;

function startsInWords(count: number, day: string): string {
  return plural(count, { one: `# start time on ${day}`, other: `# start times on ${day}` });
}

interface AvailableTimesProps {
  readonly tourType: TourType;
  readonly date: string | undefined;
  /** Undefined until it is loaded. */
  readonly day: Day | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (time: string) => void;
  /** The month's request failed: nothing to wait for. */
  readonly hasFailed?: boolean;
  /** A start's availability in words; by default the seats left. */
  readonly labelOf?: (slot: Slot) => ReturnType<typeof seatLabel>;
  /** The waiting list for full times: the chosen time, and the handler that chooses one. */
  readonly waiting?: { readonly time: string | undefined; readonly onChoose: (time: string) => void };
}

/** Start times of a date, with seats left in words and as a lamp. */
export function AvailableTimes({
  tourType,
  date,
  day,
  chosen,
  onChoose,
  hasFailed = false,
  labelOf = (slot) => seatLabel(tourType, slot),
  waiting,
}: AvailableTimesProps) {
  const titleId = useId();
  const panel = useTimesInView(date, day !== undefined);
  const isWaiting = date !== undefined && day === undefined && !hasFailed;
  return (
    <Panel ref={panel} aria-labelledby={titleId} aria-busy={isWaiting || undefined}>
      <h3 id={titleId}>{t`Available Times`}</h3>
      <VisuallyHidden role="status">
        {date && day ? startsInWords(day.times.length, longDate(date)) : ''}
        {isWaiting ? t`Loading available times...` : ''}
      </VisuallyHidden>
      {date === undefined ? <Blank soft>{t`Please select a date first`}</Blank> : null}
      {isWaiting ? (
        <Blank soft aria-hidden="true">
          <Trans>Loading available times...</Trans>
        </Blank>
      ) : null}
      {date !== undefined && day === undefined && hasFailed ? (
        <Blank soft>{t`We could not load the times.`}</Blank>
      ) : null}
      {day === undefined ? null : (
        <TimeList aria-labelledby={titleId}>
          {day.times.map((slot) => {
            const { time } = slot;
            const start = spokenTime(printedTime(time));
            return (
              <li key={time}>
                <TimeRow {...{ time, ...labelOf(slot) }} chosen={time === chosen} onChoose={() => onChoose(time)} />
                {waiting && slot.seatsLeft <= 0 ? (
                  <WaitButton
                    type="button"
                    aria-expanded={waiting.time === time}
                    onClick={() => waiting.onChoose(time)}
                  >
                    <Trans>
                      Join the waiting list<VisuallyHidden> for {start}</VisuallyHidden>
                    </Trans>
                  </WaitButton>
                ) : null}
              </li>
            );
          })}
        </TimeList>
      )}
    </Panel>
  );
}
