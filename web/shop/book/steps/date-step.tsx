import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../kit/design/controls/button.js';
import { Notice } from '../../../kit/design/marks/notice.js';
import { Text } from '../../../kit/design/type/text.js';
import { useOffersFood } from '../../../kit/document/use-house.js';
import { printedCents, toCents } from '../../../kit/lib/money.js';
import { spelledNumber } from '../../../kit/lib/spelled-number.js';
import { guestsIn, hasOnePrice } from '../../../kit/lib/tickets/party.js';
import { printedTime, shortDate } from '../../../kit/lib/venue-dates.js';
import { AvailableTimes } from '../../calendar/available-times.js';
import { hasRoomFor, sizedLabel } from '../../calendar/seat-labels.js';
import { TourCalendar } from '../../calendar/tour-calendar.js';
import { useAvailability } from '../../calendar/use-availability.js';
import { useClosedDay } from '../../calendar/use-closed-day.js';
import { ActionBar } from '../../design/action-bar.js';
import { Flow, Picker, Side, StepHeading, StepTop } from '../../design/booking-layout.js';
import { HoldLine } from '../../hold/hold-line.js';
import { HowMany } from '../../party/how-many.js';
import { seatsOfBooking, totalOfBooking } from '../../state/booking-price.js';
import { forgetJoinDraft, keptTime } from '../../waitlist/join-draft.js';
import { JoinForm } from '../../waitlist/join-form.js';
import { BookingSummary } from '../layout/booking-summary.js';
import { bookingHint } from '../layout/booking-texts.js';
import type { StepProps } from '../layout/step-props.js';

function CalendarFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div data-wide="">
      <Notice tone="refused" title={t`We couldn’t load the calendar`} alert>
        {t`We could not load the free dates.`}{' '}
        <Button kind="second" small onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}

/** Nothing without a text. */
function Refused({ title, children }: { readonly title: string; readonly children: string | undefined }) {
  return children ? (
    <Notice tone="refused" title={title} alert>
      {children}
    </Notice>
  ) : null;
}

/** Step 1: date and time. Availability is refetched each time this step is shown. */
export function DateStep({ booking, tour, seats }: StepProps) {
  const { state, send } = booking;
  const { date, time } = state;
  const guests = guestsIn(state.details.party);
  const { availability, needed, day, closedDay, lostTime, waitingFor, choose, chooseDate, waitFor } = useSlotChoice(
    booking,
    tour,
    seats,
  );

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
          <StepHeading>{t`Select Your Tour Date`}</StepHeading>
          <HoldLine booking={booking} seats={seats} />
        </StepTop>
        <Text soft data-wide="">
          {bookingHint(useOffersFood())}
        </Text>
        {availability.hasFailed ? <CalendarFailed onRetry={availability.retry} /> : null}
        <HowMany tour={tour} guests={guests} onGuests={(wanted) => send({ type: 'partyChosen', guests: wanted })} />
        <TourCalendar availability={availability} chosen={date} hasWaitingList onChoose={chooseDate} />
        <div>
          <Refused title={t`Please choose another day`}>{closedDay}</Refused>
          <Refused title={lostTime ?? ''}>{lostTime && t`Please choose another time.`}</Refused>
          <AvailableTimes
            tourType={tour.type}
            date={date}
            day={day}
            chosen={time}
            onChoose={choose}
            hasFailed={availability.hasFailed}
            labelOf={(each) => sizedLabel(tour.type, each, needed)}
            waiting={{ time: waitingFor, onChoose: waitFor }}
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
        <ActionBar summary={choiceInWords(date, time, waitingFor)} amount={priceAhead(tour, state)}>
          <Button type="submit" disabled={date === undefined || time === undefined}>
            <Trans>Next</Trans>
          </Button>
        </ActionBar>
      </Side>
    </Flow>
  );
}

/** For one guest at one price, what each pays; otherwise what the party pays. */
function priceAhead(tour: StepProps['tour'], state: StepProps['booking']['state']): string {
  const guests = guestsIn(state.details.party);
  const total = printedCents(totalOfBooking(state, tour));
  const each = printedCents(toCents(tour.prices[0]?.price ?? tour.price));
  if (!hasOnePrice(tour.prices)) return total;
  return guests > 1 ? t`${total} for ${plural(guests, { one: '# guest', other: '# guests' })}` : t`${each} per person`;
}

function choiceInWords(date: string | undefined, start: string | undefined, waitingFor: string | undefined): string {
  const day = date && shortDate(date);
  const time = start && printedTime(start);
  if (day && time) return t`${day}, ${time}`;
  if (waitingFor) return t`Choose a time, or join a waiting list`;
  return day ? t`${day}: choose a time` : t`Choose a date and a time`;
}

/** A choice is taken back if the day turns out closed, or the time fills up. */
function useSlotChoice(
  { state, store, send }: StepProps['booking'],
  tour: StepProps['tour'],
  seats: StepProps['seats'],
) {
  const { date, time } = state;
  const needed = seatsOfBooking(state, tour);
  const availability = useAvailability(tour.type, date, seats.secondsLeft > 0 ? state.hold : undefined);
  const [lostTime, setLostTime] = useState<string>();
  const [waitingFor, setWaitingFor] = useState(() => date && keptTime({ tourId: tour.id, date }));
  const day = date === undefined ? undefined : availability.dayOf(date);
  const dropDate = useCallback(() => store.send({ type: 'dateLost' }), [store]);
  const closedDay = useClosedDay(date, availability, dropDate);
  const slot = day?.times.find((each) => each.time === time);
  const isFull = (slot?.seatsLeft ?? 0) <= 0;
  const isLost = day !== undefined && time !== undefined && (!slot || !hasRoomFor(needed, tour.type, slot));

  useEffect(() => {
    if (!isLost) return;
    const number = spelledNumber(needed);
    const start = printedTime(time);
    setLostTime(isFull ? t`${start} just filled up` : t`${start} has no room for ${number}`);
    store.send({ type: 'timeLost' });
  }, [isLost, isFull, time, needed, store]);

  const startOver = (): void => {
    setLostTime(undefined);
    setWaitingFor(undefined);
    forgetJoinDraft();
  };
  return {
    availability,
    needed,
    day,
    closedDay,
    /** Why the chosen time is no longer. */
    lostTime,
    /** The full time whose waiting list is open. */
    waitingFor,
    waitFor: setWaitingFor,
    choose: (chosen: string): void => {
      startOver();
      send({ type: 'timeChosen', time: chosen });
    },
    chooseDate: (chosen: string): void => {
      startOver();
      send({ type: 'dateChosen', date: chosen });
    },
  };
}
