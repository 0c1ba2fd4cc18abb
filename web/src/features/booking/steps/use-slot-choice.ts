import { useCallback, useEffect, useState } from 'react';
import { spelledNumber } from '../../../lib/spelled-number.js';
import { hasRoomFor } from '../availability/seat-labels.js';
import { useAvailability } from '../availability/use-availability.js';
import { useClosedDay } from '../availability/use-closed-day.js';
import type { StepProps } from '../layout/step-props.js';
import { seatsOfBooking } from '../state/booking-price.js';

/** The choice of date and time. It is taken back when the day turns out to be closed, or the time fills up. */
export function useSlotChoice(
  { state, store, send }: StepProps['booking'],
  tour: StepProps['tour'],
  seats: StepProps['seats'],
) {
  const { date, time } = state;
  const needed = seatsOfBooking(state, tour);
  const availability = useAvailability(tour.type, date, seats.secondsLeft > 0 ? state.hold : undefined);
  const [lostTime, setLostTime] = useState<string>();
  const [waitingFor, setWaitingFor] = useState<string>();
  const day = date === undefined ? undefined : availability.dayOf(date);
  const dropDate = useCallback(() => store.send({ type: 'dateLost' }), [store]);
  const closedDay = useClosedDay(date, day, dropDate);
  const slot = day?.times.find((each) => each.time === time);
  const isFull = (slot?.seatsLeft ?? 0) <= 0;
  const isLost = day !== undefined && time !== undefined && (!slot || !hasRoomFor(needed, tour.type, slot));

  useEffect(() => {
    if (!isLost) return;
    setLostTime(isFull ? `${time} just filled up` : `${time} has no room for ${spelledNumber(needed)}`);
    store.send({ type: 'timeLost' });
  }, [isLost, isFull, time, needed, store]);

  const startOver = (): void => {
    setLostTime(undefined);
    setWaitingFor(undefined);
  };
  return {
    availability,
    /** Seats that the party needs. */
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
