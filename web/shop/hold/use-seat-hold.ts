import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  ExtendHoldDocument,
  HoldSeatsDocument,
  type HoldSeatsMutation,
  ReleaseHoldDocument,
} from '../../generated/operations.js';
import { toAmount } from '../../kit/lib/money.js';
import { randomUuid } from '../../kit/lib/random-id.js';
import { ticketsOf } from '../../kit/lib/tickets/party.js';
import type { BookedTour } from '../state/booked-tour.js';
import { totalOfBooking } from '../state/booking-price.js';
import { holdFits } from '../state/booking-rules.js';
import type { BookingStore } from '../state/booking-store.js';
import { readSecondsLeft, type ToldOn, useHoldCountdown } from './use-hold-countdown.js';

export type HoldRefusal = Exclude<HoldSeatsMutation['holdSeats'], { readonly __typename: 'SeatHold' }>;
export type HoldOutcome = 'held' | 'unanswered' | HoldRefusal;

type Seats = Extract<HoldSeatsMutation['holdSeats'], { readonly __typename: 'SeatHold' }>;

export interface SeatHolding {
  readonly secondsLeft: number;
  /** The countdown's current announcement. */
  readonly spoken: string;
  readonly isBusy: boolean;
  /** Holds what is chosen now, replacing the earlier hold; does nothing if it is already held. */
  readonly hold: () => Promise<HoldOutcome>;
  /** Asks for fifteen more minutes, granted once. False if the request failed. */
  readonly extend: () => Promise<boolean>;
}

/** The visitor's seats, held by the server for fifteen minutes from the details step on. */
export function useSeatHold(store: BookingStore, tour: BookedTour): SeatHolding {
  const { id: tourId } = tour;
  const toldOn: ToldOn = useRef(undefined);
  const { hold: held } = store.state();
  const { secondsLeft, spoken } = useHoldCountdown(held, toldOn);
  const [isBusy, setIsBusy] = useState(false);
  const [holdSeats] = useMutation(HoldSeatsDocument, { fetchPolicy: 'no-cache' });
  const [releaseHold] = useMutation(ReleaseHoldDocument, { fetchPolicy: 'no-cache' });
  const [extendHold] = useMutation(ExtendHoldDocument, { fetchPolicy: 'no-cache' });

  /** @param shown the total that the visitor saw, US dollars; nothing for a hold that only lasts longer */
  const note = ({ __typename: _, ...seats }: Seats, shown: string | undefined): void => {
    const toldAt = Date.now();
    toldOn.current = { toldAt, page: performance.now() };
    const isRepriced = shown !== undefined && seats.totalAmount !== null && seats.totalAmount !== shown;
    store.send({ type: 'seatsHeld', hold: { ...seats, toldAt, ...(isRepriced && { totalBefore: shown }) } });
  };

  const whileBusy = async <Answer>(send: () => Promise<Answer>): Promise<Answer | undefined> => {
    setIsBusy(true);
    try {
      return await send();
    } catch {
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };

  /** The id of the next hold: that of the last try if it got no answer, so that seats are held once. */
  const nextId = (of: string): string => {
    const { holdTried } = store.state();
    if (holdTried?.of === of) return holdTried.id;
    // Other seats were asked for, and may be held. Nobody waits for the answer.
    if (holdTried) void releaseHold({ variables: { holdId: holdTried.id } }).catch(() => undefined);
    const id = randomUuid();
    store.send({ type: 'holdTried', id, of });
    return id;
  };

  const hold = async (): Promise<HoldOutcome> => {
    const { tourType, date = '', time = '', details, hold: earlier } = store.state();
    const isOfTour = earlier?.tourId === tourId || earlier?.tourId === null;
    if (isOfTour && holdFits(store.state()) && readSecondsLeft(earlier, toldOn) > 0) return 'held';
    const shown = toAmount(totalOfBooking(store.state(), tour));
    const wanted = { tourType, tourId, tourDate: date, tourTime: time, tickets: ticketsOf(details.party) };
    const holdId = nextId(JSON.stringify(wanted));
    const input = { ...wanted, replaces: earlier?.id ?? null, holdId };
    const result = await whileBusy(() => holdSeats({ variables: { input } }));
    const answer = result?.data?.holdSeats;
    if (answer === undefined) return 'unanswered';
    store.send({ type: 'holdAnswered' });
    if (answer.__typename !== 'SeatHold') return answer;
    note(answer, shown);
    return 'held';
  };

  const extend = async (): Promise<boolean> => {
    if (held === undefined) return true;
    const result = await whileBusy(() => extendHold({ variables: { holdId: held.id } }));
    const answer = result?.data?.extendHold;
    if (answer?.__typename === 'SeatHold') note(answer, held.totalBefore);
    else if (answer !== undefined) {
      store.send({ type: answer.__typename === 'HoldNotFound' ? 'holdLost' : 'holdNotExtendable' });
    }
    return answer !== undefined;
  };

  return { secondsLeft, spoken, isBusy, hold, extend };
}
