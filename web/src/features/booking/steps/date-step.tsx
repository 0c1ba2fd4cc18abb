import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ActionBar } from '../../../design/booking/action-bar.js';
import { Button } from '../../../design/controls/button.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { printedCents, toCents } from '../../../lib/money.js';
import { shortDate } from '../../../lib/venue-dates.js';
import { AvailableTimes } from '../availability/available-times.js';
import { hasRoomFor, sizedLabel } from '../availability/seat-labels.js';
import { TourCalendar } from '../availability/tour-calendar.js';
import { useAvailability } from '../availability/use-availability.js';
import { useClosedDay } from '../availability/use-closed-day.js';
import { GroupSizeField } from '../fields/group-size-field.js';
import { HoldLine } from '../hold/hold-line.js';
import { bookingHint } from '../layout/booking-hint.js';
import { Flow, Picker, Side, StepTop } from '../layout/booking-layout.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { StepHeading } from '../layout/step-heading.js';
import type { StepProps } from '../layout/step-props.js';
import { spelledNumber } from '../state/spelled-number.js';
import { JoinForm } from '../waitlist/join-form.js';

const Party = styled.div`
  max-width: 18rem;
`;

/** Step 1: date and time. Availability is refetched each time this step is shown. */
export function DateStep({ booking, tour, seats }: StepProps) {
  const { state, store, send } = booking;
  const { date, time } = state;
  const guests = state.details.groupSize;
  const availability = useAvailability(tour.type, date, seats.secondsLeft > 0 ? state.hold : undefined);
  const [lostTime, setLostTime] = useState<string>();
  const [waitingFor, setWaitingFor] = useState<string>();
  const day = date === undefined ? undefined : availability.dayOf(date);
  const dropDate = useCallback(() => store.send({ type: 'dateLost' }), [store]);
  const closedDay = useClosedDay(date, day, dropDate);
  const slot = day?.times.find((each) => each.time === time);
  const isFull = (slot?.seatsLeft ?? 0) <= 0;
  const isLost = day !== undefined && time !== undefined && (!slot || !hasRoomFor(guests, tour.type, slot));

  useEffect(() => {
    if (!isLost) return;
    setLostTime(isFull ? `${time} just filled up` : `${time} has no room for ${spelledNumber(guests)}`);
    store.send({ type: 'timeLost' });
  }, [isLost, isFull, time, guests, store]);

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
        <Party data-wide="">
          <GroupSizeField
            tour={tour}
            label="How many are coming?"
            error={undefined}
            value={guests}
            onChange={({ target }) => send({ type: 'partyChosen', groupSize: Number(target.value) })}
          />
        </Party>
        <TourCalendar
          availability={availability}
          chosen={date}
          hasWaitingList
          onChoose={(chosen) => {
            setLostTime(undefined);
            setWaitingFor(undefined);
            send({ type: 'dateChosen', date: chosen });
          }}
        />
        <div>
          {closedDay === undefined ? null : (
            <Notice tone="refused" title="Please choose another day" alert>
              {closedDay}
            </Notice>
          )}
          {lostTime === undefined ? null : (
            <Notice tone="refused" title={lostTime} alert>
              Please choose another time.
            </Notice>
          )}
          <AvailableTimes
            tourType={tour.type}
            date={date}
            day={day}
            chosen={time}
            onChoose={choose}
            hasFailed={availability.hasFailed}
            labelOf={(each) => sizedLabel(tour.type, each, guests)}
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
  if (waitingFor) return 'Choose a time, or join a waiting list';
  return date ? `${shortDate(date)}: choose a time` : 'Choose a date and a time';
}
