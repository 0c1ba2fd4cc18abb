import type {
  Attempt,
  BookedTicket,
  Details,
  FoodOrder,
  FoodPlatform,
  Payment,
  SeatHold,
  Waiver,
} from './booking-state.js';
import type { BookingStep } from './booking-step.js';

/** All that can happen to a booking while it is made. */
export type BookingEvent =
  | { readonly type: 'dateChosen'; readonly date: string }
  | { readonly type: 'timeChosen'; readonly time: string }
  /** The chosen time has filled up meanwhile. */
  | { readonly type: 'timeLost' }
  | { readonly type: 'slotAccepted' }
  | { readonly type: 'detailsTyped'; readonly details: Details }
  | { readonly type: 'seatsHeld'; readonly hold: SeatHold }
  /** The server knows the hold no more, or won't give it more time. */
  | { readonly type: 'holdLost' }
  | { readonly type: 'holdNotExtendable' }
  | { readonly type: 'detailsAccepted' }
  | { readonly type: 'waiverTyped'; readonly waiver: Waiver }
  | { readonly type: 'waiverAccepted' }
  | { readonly type: 'restaurantChosen'; readonly platform: FoodPlatform }
  | { readonly type: 'dishCounted'; readonly dish: string; readonly count: number }
  /** The food step is left with this order; a skip is an order of nothing. */
  | { readonly type: 'foodAccepted'; readonly order: FoodOrder }
  | { readonly type: 'foodSkipped' }
  /** The menu changed its prices under a settled order. */
  | { readonly type: 'foodRepriced'; readonly order: FoodOrder }
  | { readonly type: 'paid'; readonly payment: Payment }
  | { readonly type: 'bookingSent'; readonly attempt: Attempt }
  /** The server refused an attempt: it booked nothing, no other attempt of this payment did either, and it is given back. */
  | { readonly type: 'bookingRefused' }
  | { readonly type: 'booked'; readonly booking: BookedTicket }
  | { readonly type: 'back' }
  /** By the address: a refresh, or the browser's own Back and Forward. */
  | { readonly type: 'stepRequested'; readonly step: BookingStep };
