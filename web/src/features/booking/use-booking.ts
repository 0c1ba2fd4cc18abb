import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { BookingEvent } from './booking-events.js';
import type { BookingState, TourType } from './booking-state.js';
import { type BookingStep, stepBefore } from './booking-step.js';
import { type BookingShelf, keepBooking, openBooking } from './booking-storage.js';
import { BookingStore } from './booking-store.js';
import { stepInAddress, withStep } from './step-address.js';

export type Booking = {
  readonly state: BookingState;
  readonly store: BookingStore;
  /** Tells the booking what happened; a step that it leads to gets its place in the browser's history. */
  readonly send: (event: BookingEvent) => void;
  /** One step back, as the browser's own Back goes. */
  readonly goBack: () => void;
  /** Puts the step that is shown into the address, in place of the one before it. */
  readonly settleAddress: () => void;
};

type Arrival = { readonly cameFrom?: BookingStep } | null;

/** The booking of this tab, as its shelf has it. Every change is kept at once, and the address names the step, so that Back, Forward and a refresh work. */
export const useBooking = (tourType: TourType, shelf: BookingShelf): Booking => {
  const { search, state: arrival } = useLocation() as Location<Arrival>;
  const navigate = useNavigate();
  const wanted = stepInAddress(search);
  const [store] = useState(() => new BookingStore(openBooking(shelf, tourType, wanted)));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  useEffect(() => {
    const keep = (): void => keepBooking(shelf, store.state());
    keep();
    return store.subscribe(keep);
  }, [store, shelf]);

  // Runs on an arrival at an address only: a step that the page itself goes to is in the store before it is in the address.
  useEffect(() => {
    store.send({ type: 'stepRequested', step: wanted });
    const shown = store.state().step;
    if (shown !== wanted) void navigate({ search: withStep(search, shown) }, { replace: true, state: arrival });
  }, [store, navigate, search, wanted, arrival]);

  const send = (event: BookingEvent): void => {
    const cameFrom = store.state().step;
    store.send(event);
    const { step } = store.state();
    if (step !== cameFrom) void navigate({ search: withStep(search, step) }, { state: { cameFrom } });
  };

  const goBack = (): void => {
    const before = stepBefore(state.step, state.details.groupSize);
    if (arrival?.cameFrom === before) {
      void navigate(-1);
      return;
    }
    store.send({ type: 'back' });
    void navigate({ search: withStep(search, store.state().step) }, { replace: true });
  };

  const settleAddress = (): void => {
    void navigate({ search: withStep(search, store.state().step) }, { replace: true });
  };

  return { state, store, send, goBack, settleAddress };
};
