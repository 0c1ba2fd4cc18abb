import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../kit/lib/create-store.js';
import type { TabItem } from '../../kit/lib/tab-storage.js';
import type { BookingEvent } from './booking-events.js';
import { asksForFood } from './booking-rules.js';
import type { BookingState, TourType } from './booking-state.js';
import { type BookingStep, DATE_STEP, stepBefore, steps } from './booking-step.js';
import { noBooking, openBooking } from './booking-storage.js';
import { type BookingStore, createBookingStore } from './booking-store.js';

export interface Booking {
  readonly state: BookingState;
  readonly store: BookingStore;
  /** Sends an event. If it leads to another step, pushes a history entry. */
  readonly send: (event: BookingEvent) => void;
  /** One step back, like the browser's Back. */
  readonly goBack: () => void;
  /** Replaces all steps in the browser's history with the ticket: Back then leaves the booking. */
  readonly showTicket: () => void;
  /** Opens the store or the cart's page. The steps are not shown again while it loads. */
  readonly showCart: (to: '/store' | '/cart') => void;
  readonly isInCart: boolean;
}

type Arrival = {
  readonly cameFrom?: BookingStep;
  /** Entries of this booking before it. */
  readonly before: number;
} | null;

/** This tab's booking. Every change is stored, and the URL names the step, so that Back, Forward and reload work. */
export function useBooking(tourType: TourType, item: TabItem<BookingState>): Booking {
  const { search, state: arrival } = useLocation() as Location<Arrival>;
  const navigate = useNavigate();
  const wanted = stepInUrl(search);
  const [store] = useState(() => createBookingStore(openBooking(item, tourType, wanted)));
  const state = useStore(store);
  const [isInCart, setIsInCart] = useState(false);

  useEffect(() => {
    const write = (): void => item.write(store.state());
    write();
    return store.subscribe(write);
  }, [store, item]);

  // Each step starts at the top, also when the ticket replaces the first.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  // Runs when the URL changes. A step that the page itself goes to is in the store before it is in the URL.
  useEffect(() => {
    // The page still hydrates. The tab's booking, which comes next, may have reached this step.
    if (item === noBooking) return;
    store.send({ type: 'stepRequested', step: wanted });
    const shown = store.state().step;
    if (shown !== wanted) void navigate({ search: withStep(search, shown) }, { replace: true, state: arrival });
  }, [item, store, navigate, search, wanted, arrival]);

  const before = arrival?.before ?? 0;

  const send = (event: BookingEvent): void => {
    const cameFrom = store.state().step;
    store.send(event);
    const { step } = store.state();
    if (step === cameFrom) return;
    void navigate({ search: withStep(search, step) }, { state: { cameFrom, before: before + 1 } satisfies Arrival });
  };

  const replaceUrl = (): void => {
    const there = { search: withStep(search, store.state().step) };
    void navigate(there, { replace: true, state: { before } satisfies Arrival });
  };

  // The effect above turns the first step's entry into the ticket's.
  const showTicket = (): void => {
    if (before > 0) void navigate(-before);
    else replaceUrl();
  };

  const showCart: Booking['showCart'] = (to) => {
    setIsInCart(true);
    store.send({ type: 'addedToCart' });
    void navigate(to);
  };

  const goBack = (): void => {
    if (arrival?.cameFrom === stepBefore(state.step, asksForFood(state))) {
      void navigate(-1);
      return;
    }
    store.send({ type: 'back' });
    replaceUrl();
  };

  return { state, store, send, goBack, showTicket, showCart, isInCart };
}

/** The step in a URL: `?step=3`; the first by default. */
export function stepInUrl(search: string): BookingStep {
  const named = Number(new URLSearchParams(search).get('step'));
  return steps.find((step) => step === named) ?? DATE_STEP;
}

/** The same query with another step. */
export function withStep(search: string, step: BookingStep): string {
  const query = new URLSearchParams(search);
  if (step === DATE_STEP) query.delete('step');
  else query.set('step', String(step));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
