import type { Attempt, Details, FinishedBooking, FoodOrder, Payment, SeatHold, Waiver } from './booking-state.js';
import type { BookingStep } from './booking-step.js';

export type BookingEvent =
  | { readonly type: 'dateChosen'; readonly date: string }
  | { readonly type: 'timeChosen'; readonly time: string }
  /** The party does not fit the time that it chose, and takes another of the day. */
  | { readonly type: 'timeMoved'; readonly time: string }
  /** The chosen day turned out to be closed. */
  | { readonly type: 'dateLost' }
  /** The party said its size before it chose a time. */
  | { readonly type: 'partyChosen'; readonly guests: number }
  /** The chosen time has filled up since. */
  | { readonly type: 'timeLost' }
  | { readonly type: 'slotAccepted' }
  | { readonly type: 'detailsTyped'; readonly details: Details }
  | { readonly type: 'holdTried'; readonly id: string; readonly of: string }
  | { readonly type: 'holdAnswered' }
  | { readonly type: 'seatsHeld'; readonly hold: SeatHold }
  /** The hold is unknown to the server, or cannot be extended again. */
  | { readonly type: 'holdLost' }
  | { readonly type: 'holdNotExtendable' }
  | { readonly type: 'detailsAccepted' }
  | { readonly type: 'waiverTyped'; readonly waiver: Waiver }
  | { readonly type: 'waiverAccepted' }
  /** What the house says now. */
  | { readonly type: 'foodOffered'; readonly offersFood: boolean }
  | { readonly type: 'restaurantChosen'; readonly platform: string }
  | { readonly type: 'dishCounted'; readonly dish: string; readonly count: number }
  /** Skipping the food step is an empty order. */
  | { readonly type: 'foodAccepted'; readonly order: FoodOrder }
  | { readonly type: 'foodSkipped' }
  /** Menu prices have changed since the food was ordered. */
  | { readonly type: 'foodRepriced'; readonly order: FoodOrder }
  | { readonly type: 'paid'; readonly payment: Payment }
  | { readonly type: 'bookingSent'; readonly attempt: Attempt }
  /** The server refused an attempt: nothing was booked, by this or any other attempt of the payment, and the payment was refunded. */
  | { readonly type: 'bookingRefused' }
  /** The server holds the tour in the cart now. */
  | { readonly type: 'addedToCart' }
  | { readonly type: 'booked'; readonly booking: FinishedBooking }
  | { readonly type: 'back' }
  /** From the URL: a reload, or the browser's Back and Forward. */
  | { readonly type: 'stepRequested'; readonly step: BookingStep };
