import { useEffect, useState } from 'react';
import { ActionBar } from '../../../design/booking/action-bar.js';
import { Button } from '../../../design/controls/button.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { printedCents, toCents } from '../../../lib/money.js';
import { shortDate } from '../../../lib/venue-dates.js';
import { AvailableTimes } from '../availability/available-times.js';
import { TourCalendar } from '../availability/tour-calendar.js';
import { useAvailability } from '../availability/use-availability.js';
import { HoldLine } from '../hold/hold-line.js';
import { bookingHint } from '../layout/booking-hint.js';
import { Flow, Picker, Side, StepTop } from '../layout/booking-layout.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { StepHeading } from '../layout/step-heading.js';
import type { StepProps } from '../layout/step-props.js';
import { JoinForm } from '../waitlist/join-form.js';

/** Step 1: date and time. Availability is refetched each time this step is shown. */
export function DateStep({ booking, tour, seats }: StepProps) {
  const { state, send } = booking;
  const { date, time } = state;
  const availability = useAvailability(tour.type, date, seats.secondsLeft > 0 ? state.hold : undefined);
  const [lostTime, setLostTime] = useState<string>();
  const [waitingFor, setWaitingFor] = useState<string>();
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
    setWaitingFor(undefined);
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
        <Text soft data-wide="">
          {bookingHint}
        </Text>
        {availability.hasFailed ? (
          <div data-wide="">
            <Notice tone="refused" title="We couldn’t load the calendar" alert>
              We could not load the free dates.{' '}
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
            setWaitingFor(undefined);
            send({ type: 'dateChosen', date: chosen });
          }}
        />
        <div>
          {lostTime === undefined ? null : (
            <Notice tone="refused" title={`${lostTime} just filled up`} alert>
              Please choose another time.
            </Notice>
          )}
          <AvailableTimes
            tourType={tour.type}
            date={date}
            day={day}
            chosen={time}
            onChoose={choose}
            waiting={{ time: waitingFor, onChoose: setWaitingFor }}
          />
        </div>
        {date && day && waitingFor ? (
          <JoinForm
            key={waitingFor}
            tour={tour}
            date={date}
            time={waitingFor}
            availability={availability}
            details={state.details}
            onBook={choose}
          />
        ) : null}
      </Picker>
      <Side>
        <BookingSummary state={state} tour={tour} />
        <ActionBar
          summary={choiceInWords(date, time, waitingFor)}
          amount={`${printedCents(toCents(tour.price))} per person`}
        >
          <Button type="submit" disabled={date === undefined || time === undefined}>
            Next
          </Button>
        </ActionBar>
      </Side>
    </Flow>
  );
}

function choiceInWords(date: string | undefined, time: string | undefined, waitingFor: string | undefined): string {
  if (date && time) return `${shortDate(date)}, ${time}`;
  return waitingFor ? 'Choose a time, or join a waiting list' : 'Choose a date and a time';
}
