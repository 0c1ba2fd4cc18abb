import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../../lib/create-store.js';
import type { TabItem } from '../../../lib/tab-storage.js';
import type { BookingEvent } from './booking-events.js';
import type { BookingState, TourType } from './booking-state.js';
import { type BookingStep, stepBefore } from './booking-step.js';
import { openBooking } from './booking-storage.js';
import { type BookingStore, createBookingStore } from './booking-store.js';
import { stepInUrl, withStep } from './step-url.js';

export interface Booking {
  readonly state: BookingState;
  readonly store: BookingStore;
  /** Sends an event; a step that it leads to becomes an entry of the browser's history. */
  readonly send: (event: BookingEvent) => void;
  /** One step back, like the browser's Back. */
  readonly goBack: () => void;
  /** Puts the current step into the URL, replacing the entry of the history. */
  readonly replaceUrl: () => void;
}

type Arrival = { readonly cameFrom?: BookingStep } | null;

/** The booking of this tab. Every change is stored, and the URL names the step: Back, Forward and reload work. */
export function useBooking(tourType: TourType, item: TabItem<BookingState>): Booking {
  const { search, state: arrival } = useLocation() as Location<Arrival>;
  const navigate = useNavigate();
  const wanted = stepInUrl(search);
  const [store] = useState(() => createBookingStore(openBooking(item, tourType, wanted)));
  const state = useStore(store);

  useEffect(() => {
    const write = (): void => item.write(store.state());
    write();
    return store.subscribe(write);
  }, [store, item]);

  // Runs when the URL changes: a step that the page itself goes to is in the store before it is in the URL.
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

  const replaceUrl = (): void => {
    void navigate({ search: withStep(search, store.state().step) }, { replace: true });
  };

  const goBack = (): void => {
    const before = stepBefore(state.step, state.details.groupSize);
    if (arrival?.cameFrom === before) {
      void navigate(-1);
      return;
    }
    store.send({ type: 'back' });
    replaceUrl();
  };

  return { state, store, send, goBack, replaceUrl };
}
