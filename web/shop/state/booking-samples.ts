import { ADULT } from '../../kit/lib/tickets/party.js';
import type { BookingEvent } from './booking-events.js';
import { reduceBooking } from './booking-reducer.js';
import { type BookingState, emptyBooking, type Payment } from './booking-state.js';
import { noDetails } from './details-form.js';

// Bookings at various stages, for tests.

export function details(guests: number, firstName = 'Ada') {
  return {
    ...noDetails,
    firstName,
    lastName: 'Marshall',
    email: 'ada@example.com',
    phone: '817-555-0100',
    party: { [ADULT]: guests },
  };
}
export const payment: Payment = {
  paymentIntentId: 'pi_1',
  transactionId: 'txn_1',
  last4: '4242',
  amount: 5000,
  currency: 'usd',
  status: 'succeeded',
};
export const booking = { visitUrl: 'https://hilltop.example/visit/token' } as const;
export const order = {
  platform: 'chick_fil_a',
  restaurant: 'Chick-fil-A',
  items: [{ itemId: 'meal', count: 2 }],
  totalCents: 2598,
  minutesBefore: 30,
} as const;

export function heldFor(guests: number, tourDate = '2026-12-05', tourTime = '10:00 AM'): BookingEvent {
  return {
    type: 'seatsHeld',
    hold: {
      id: 'h',
      tourType: 'standard',
      tourDate,
      tourTime,
      guests,
      tourId: null,
      tickets: [],
      totalAmount: null,
      secondsLeft: 900,
      extendable: true,
      toldAt: 0,
    },
  };
}
export function sent(idempotencyKey: string, paymentIntentId = 'pi_1'): BookingEvent {
  return {
    type: 'bookingSent',
    attempt: { idempotencyKey, input: { paymentIntentId } as never },
  };
}

export function play(events: readonly BookingEvent[], from: BookingState = emptyBooking('standard')): BookingState {
  return events.reduce(reduceBooking, from);
}

export const toDetails: readonly BookingEvent[] = [
  { type: 'dateChosen', date: '2026-12-05' },
  { type: 'timeChosen', time: '10:00 AM' },
  { type: 'slotAccepted' },
];
export function toWaiver(guests: number): readonly BookingEvent[] {
  return [
    ...toDetails,
    { type: 'detailsTyped', details: details(guests) },
    heldFor(guests),
    { type: 'detailsAccepted' },
  ];
}
export function pastWaiver(guests: number): readonly BookingEvent[] {
  return [
    ...toWaiver(guests),
    { type: 'waiverTyped', waiver: { liabilityWaiverAccepted: true, additionalNotes: '' } },
    { type: 'waiverAccepted' },
  ];
}
export const back: BookingEvent = { type: 'back' };
