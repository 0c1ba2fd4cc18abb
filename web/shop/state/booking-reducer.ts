import { withAttempt } from '../../kit/lib/send-once.js';
import { resized } from '../../kit/lib/tickets/party.js';
import type { BookingEvent } from './booking-events.js';
import { asksForFood, mayEnter, nearestStep } from './booking-rules.js';
import {
  type Attempt,
  type BookingState,
  type Details,
  emptyBooking,
  type FinishedBooking,
  noFood,
} from './booking-state.js';
import {
  type BookingStep,
  DATE_STEP,
  DETAILS_STEP,
  FOOD_STEP,
  PAYMENT_STEP,
  stepAfter,
  stepBefore,
  TICKET_STEP,
  WAIVER_STEP,
} from './booking-step.js';

/** Goes one step forward from `from`, if that step is on screen and complete. */
function advance(state: BookingState, from: BookingStep): BookingState {
  const next = stepAfter(from, asksForFood(state));
  return state.step === from && mayEnter(next, state) ? { ...state, step: next } : state;
}

function within(step: BookingStep, state: BookingState, change: Partial<BookingState>): BookingState {
  return state.step === step ? { ...state, ...change } : state;
}

function without<Key extends keyof BookingState>(state: BookingState, ...keys: readonly Key[]): BookingState {
  const rest: BookingState = { ...state };
  for (const key of keys) delete (rest as Partial<BookingState>)[key];
  return rest;
}

/** A party under ten orders no food. The selection is kept in case the party grows again. */
function forgetSmallOrder(state: BookingState): BookingState {
  return asksForFood(state) ? state : without(state, 'foodOrder');
}

/** Types that were chosen stay, as far as the size allows. */
function partyResized(details: Details, guests: number): Details {
  return { ...details, party: resized(details.party, guests) };
}

function countDish(state: BookingState, dish: string, count: number): BookingState {
  const counts = { ...state.foodPad.counts, [dish]: Math.min(99, Math.max(0, Math.trunc(count))) };
  return within(FOOD_STEP, state, { foodPad: { ...state.foodPad, counts } });
}

function noteAttempt(state: BookingState, attempt: Attempt): BookingState {
  const isPaid = state.payment?.paymentIntentId === attempt.input.paymentIntentId;
  if (!isPaid || state.attempts.some(({ idempotencyKey }) => idempotencyKey === attempt.idempotencyKey)) return state;
  return within(PAYMENT_STEP, state, { attempts: withAttempt(state.attempts, attempt) });
}

/** The tab forgets what was typed: the server has it. The payment stays, as only the tab knows the card's last digits. */
function finish({ tourType, payment, offersFood }: BookingState, booking: FinishedBooking): BookingState {
  return { ...emptyBooking(tourType), offersFood, ...(payment && { payment }), booking, step: TICKET_STEP };
}

function change(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'dateChosen':
      if (event.date === state.date || state.step !== DATE_STEP) return state;
      return { ...without(state, 'time'), date: event.date };
    case 'dateLost':
      return state.step === DATE_STEP ? without(state, 'date', 'time') : state;
    case 'partyChosen':
      return within(DATE_STEP, state, { details: partyResized(state.details, event.guests) });
    case 'timeChosen':
      return state.date === undefined ? state : within(DATE_STEP, state, { time: event.time });
    case 'timeMoved':
      return within(DETAILS_STEP, state, { time: event.time });
    case 'timeLost':
      return state.step === DATE_STEP ? without(state, 'time') : state;
    case 'slotAccepted':
      return advance(state, DATE_STEP);
    case 'detailsTyped':
      return within(DETAILS_STEP, state, { details: event.details });
    case 'holdTried':
      return { ...state, holdTried: { id: event.id, of: event.of } };
    case 'holdAnswered':
      return without(state, 'holdTried');
    case 'seatsHeld':
      return { ...state, hold: event.hold };
    case 'holdLost':
      return state.hold ? { ...state, hold: { ...state.hold, secondsLeft: 0, extendable: false } } : state;
    case 'holdNotExtendable':
      return state.hold ? { ...state, hold: { ...state.hold, extendable: false } } : state;
    case 'detailsAccepted':
      return advance(state, DETAILS_STEP);
    case 'waiverTyped':
      return within(WAIVER_STEP, state, { waiver: event.waiver });
    case 'waiverAccepted':
      return advance(state.step === WAIVER_STEP ? forgetSmallOrder(state) : state, WAIVER_STEP);
    case 'foodOffered':
      return { ...state, offersFood: event.offersFood };
    case 'restaurantChosen':
      return within(FOOD_STEP, state, { foodPad: { ...state.foodPad, platform: event.platform } });
    case 'dishCounted':
      return countDish(state, event.dish, event.count);
    case 'foodAccepted':
      if (event.order.platform !== 'none' && event.order.totalCents <= 0) return state;
      return advance(within(FOOD_STEP, state, { foodOrder: event.order }), FOOD_STEP);
    case 'foodSkipped':
      return advance(
        within(FOOD_STEP, state, { foodPad: { ...state.foodPad, platform: 'none' }, foodOrder: noFood }),
        FOOD_STEP,
      );
    case 'foodRepriced':
      return within(PAYMENT_STEP, state, { foodOrder: event.order });
    case 'paid':
      return { ...state, payment: event.payment };
    case 'bookingSent':
      return noteAttempt(state, event.attempt);
    case 'bookingRefused':
      return { ...without(state, 'payment'), attempts: [] };
    case 'addedToCart':
      return state.step === PAYMENT_STEP ? { ...emptyBooking(state.tourType), offersFood: state.offersFood } : state;
    case 'booked':
      return state.attempts.length > 0 ? finish(state, event.booking) : state;
    case 'back':
      return { ...state, step: stepBefore(state.step, asksForFood(state)) };
    case 'stepRequested':
      return event.step === state.step ? state : { ...state, step: event.step };
  }
}

/**
 * An event that does not belong to the current step changes nothing. A step whose prerequisites are gone falls back to
 * the last valid one. A finished booking no longer changes.
 */
export function reduceBooking(state: BookingState, event: BookingEvent): BookingState {
  if (state.booking !== undefined) return state;
  const next = change(state, event);
  const step = nearestStep(next.step, next);
  return step === next.step ? next : { ...next, step };
}
