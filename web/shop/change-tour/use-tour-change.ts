import { useCallback, useState } from 'react';
import type { ChangeCartTourMutation, ChangeCartTourMutationVariables } from '../../generated/operations.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { toAmount, toCents } from '../../kit/lib/money.js';
import {
  bookedParty,
  guestsIn,
  isSameParty,
  linesOf,
  type Party,
  seatsFor,
  soldParty,
  sumOf,
  ticketsOf,
  whoComes,
} from '../../kit/lib/tickets/party.js';
import { refusalOf } from '../../kit/lib/tickets/party-rules.js';
import { hasRoomFor } from '../calendar/seat-labels.js';
import { useAvailability } from '../calendar/use-availability.js';
import { useClosedDay } from '../calendar/use-closed-day.js';
import { useTourAtStart } from '../party/use-start-prices.js';
import type { CartTour } from '../rules/cart-line.js';
import type { BookedTour } from '../state/booked-tour.js';

type Refusal = Exclude<ChangeCartTourMutation['changeCartTour'], { readonly __typename: 'CartTourSaved' }>;
export type ChangeOutcome = 'done' | 'unanswered' | Refusal;

export type ChangeTour = (input: ChangeCartTourMutationVariables['input']) => Promise<ChangeOutcome>;

/** What the visitor chooses instead of what is in the cart, and what it costs. */
export function useTourChange(line: CartTour, soldTour: BookedTour, change: ChangeTour) {
  const before = bookedParty(line);
  const [date, setDate] = useState<string | undefined>(line.tourDate);
  const [time, setTime] = useState<string | undefined>(line.tourTime);
  const [wanted, setWanted] = useState<Party>(before);
  const [outcome, setOutcome] = useState<ChangeOutcome>();
  const [isBusy, setIsBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const tour = useTourAtStart(soldTour, { date, time });
  const party = soldParty(wanted, guestsIn(wanted), tour.prices);
  const own = { ...line, totalAmount: line.lineTotal, extendable: false };
  const availability = useAvailability(line.tourType, date, line.held ? own : undefined);
  const day = date === undefined ? undefined : availability.dayOf(date);
  const dropDate = useCallback(() => setDate(undefined), []);
  const closedDay = useClosedDay(date, availability, dropDate);
  const needed = seatsFor(party, tour.prices);
  const slot = day?.times.find((each) => each.time === time);
  const isSameStart = date === line.tourDate && time === line.tourTime;
  const isSame = isSameStart && isSameParty(before, party);
  // What is held is what is paid. After a price change the server says the new one.
  const mismatch = typeof outcome === 'object' && outcome.__typename === 'AmountMismatch' ? outcome : undefined;
  const cents = toCents(
    mismatch?.expected ?? (isSame && line.held ? line.lineTotal : toAmount(sumOf(linesOf(party, tour.prices)))),
  );
  const losesFood = toCents(line.foodTotal) > 0 && !mayOrderFood(guestsIn(party));

  /** A new choice: the message about the earlier one is outdated. */
  const choose = (set: () => void): void => {
    set();
    setOutcome(undefined);
  };

  const submit = async (): Promise<ChangeOutcome | undefined> => {
    setTries((tried) => tried + 1);
    if (date === undefined || time === undefined || refusalOf(party, tour.prices)) return undefined;
    setIsBusy(true);
    const start = { tourDate: date, tourTime: time, totalAmount: toAmount(cents) };
    const answer = await change({ ...start, tickets: ticketsOf(party), withoutFood: losesFood });
    setOutcome(answer);
    setIsBusy(false);
    return answer;
  };

  return {
    tour,
    date,
    time,
    party,
    cents,
    availability,
    day,
    slot,
    closedDay,
    needed,
    losesFood,
    outcome,
    isBusy,
    tries,
    submit,
    canSubmit: slot !== undefined && hasRoomFor(needed, line.tourType, slot) && needed > 0 && !(isSame && line.held),
    chooseDate: (chosen: string) =>
      choose(() => {
        setDate(chosen);
        setTime(undefined);
      }),
    chooseTime: (chosen: string) => choose(() => setTime(chosen)),
    chooseParty: (chosen: Party) => choose(() => setWanted(whoComes(chosen))),
  };
}
