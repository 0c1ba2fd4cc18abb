import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ActionBar } from '../../design/booking/action-bar.js';
import { Button } from '../../design/controls/button.js';
import { Notice } from '../../design/marks/notice.js';
import { media } from '../../design/media.js';
import { AvailableTimes } from './available-times.js';
import { Flow, Side, StepTop, Work } from './booking-layout.js';
import { printedCents, toCents } from './booking-money.js';
import { BookingSummary } from './booking-summary.js';
import { HoldLine } from './hold-line.js';
import { StepHeading } from './step-heading.js';
import type { StepProps } from './step-props.js';
import { TourCalendar } from './tour-calendar.js';
import { useAvailability } from './use-availability.js';
import { shortDate } from './venue-calendar.js';

const Picker = styled(Work)`
  gap: var(--s-5) clamp(1.75rem, 3vw, 3rem);
  padding: clamp(1.25rem, 1rem + 1.6vw, 2.25rem) clamp(1rem, 0.4rem + 2.2vw, 2.25rem);
  ${media.fromWide} { grid-template-columns: minmax(0, 25.5rem) minmax(0, 1fr); > [data-wide] { grid-column: 1 / -1; } }
  @media (max-width: 24rem) { padding-inline: 4px; h2, h3, p { padding-inline: 12px; } .rdp-month_caption { padding-left: 12px; } }
  @media (max-width: 22rem) { margin-inline: calc(2px - var(--gutter)); }
`;

/** Step 1: date and time (spec.md §2). What is free is asked of the server each time this step is shown. */
export const DateStep = ({ booking, tour, seats }: StepProps) => {
  const { state, send } = booking;
  const { date, time } = state;
  const availability = useAvailability(tour.type, date, seats.secondsLeft > 0 ? state.hold : undefined);
  const [lostTime, setLostTime] = useState<string>();
  const day = date === undefined ? undefined : availability.dayOf(date);
  const isLost =
    day !== undefined && time !== undefined && !day.times.some((slot) => slot.time === time && slot.seatsLeft > 0);

  useEffect(() => {
    if (!isLost) return;
    setLostTime(time);
    send({ type: 'timeLost' });
  }, [isLost, time, send]);

  const choose = (chosen: string): void => {
    setLostTime(undefined);
    send({ type: 'timeChosen', time: chosen });
  };

  return (
    <Flow
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'slotAccepted' });
      }}
    >
      <Picker>
        <StepTop data-wide="">
          <StepHeading>Select Your Tour Date</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        {availability.hasFailed ? (
          <div data-wide="">
            <Notice tone="refused" title="The calendar did not come" alert>
              We could not ask which dates are free.{' '}
              <Button kind="second" small onClick={availability.retry}>
                Try again
              </Button>
            </Notice>
          </div>
        ) : null}
        <TourCalendar
          availability={availability}
          chosen={date}
          onChoose={(chosen) => {
            setLostTime(undefined);
            send({ type: 'dateChosen', date: chosen });
          }}
        />
        <div>
          {lostTime === undefined ? null : (
            <Notice tone="refused" title={`${lostTime} has filled up meanwhile`} alert>
              Please choose another time.
            </Notice>
          )}
          <AvailableTimes tourType={tour.type} date={date} day={day} chosen={time} onChoose={choose} />
        </div>
      </Picker>
      <Side>
        <BookingSummary state={state} price={tour.price} />
        <ActionBar
          summary={date && time ? `${shortDate(date)}, ${time}` : 'Choose a date and a time'}
          amount={`${printedCents(toCents(tour.price))} per person`}
        >
          <Button type="submit" disabled={date === undefined || time === undefined}>
            Next
          </Button>
        </ActionBar>
      </Side>
    </Flow>
  );
};
