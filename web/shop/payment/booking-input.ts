import { toAmount } from '../../kit/lib/money.js';
import { guestsIn, ticketsOf } from '../../kit/lib/tickets/party.js';
import { answersToSend } from '../../kit/party/answers.js';
import { type PricedTour, totalOfBooking } from '../state/booking-price.js';
import { bookedFood } from '../state/booking-rules.js';
import type { BookingInput, BookingState, Payment } from '../state/booking-state.js';
import { typedDetails, typedWaiver } from '../state/details-form.js';
import { shiftTime } from '../state/shift-time.js';
import type { TourLine } from './add-tour.js';

function trimmed<Typed extends object>(typed: Typed): Typed {
  const entries = Object.entries(typed).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Typed;
}

/** The visit of infra/docs/product.md. Without food its fields are empty and its total is 0.00. */
export function tourLine(state: BookingState, tour: PricedTour): TourLine {
  const { details, waiver, tourType, date = '', time = '', hold } = state;
  const { party, answers, ...typed } = typedDetails.parse(details);
  const food = bookedFood(state);
  // Always in this order: a retry is the same text.
  return {
    ...trimmed(typed),
    answers: answersToSend(answers, guestsIn(party)),
    tickets: ticketsOf(party),
    ...trimmed(typedWaiver.parse(waiver)),
    tourType,
    tourId: tour.id,
    tourDate: date,
    tourTime: time,
    totalAmount: toAmount(totalOfBooking(state, tour)),
    foodOrderPlatform: food.platform,
    foodOrderRestaurant: food.restaurant,
    foodItems: food.items.map(({ itemId, count }) => ({ itemId, count })),
    foodOrderTotal: toAmount(food.totalCents),
    foodDeliveryAddress: '',
    foodDeliveryTime: food.platform === 'none' ? '' : shiftTime(time, -food.minutesBefore),
    holdId: hold?.id ?? null,
  };
}

export function bookingInput(state: BookingState, tour: PricedTour, payment: Payment): BookingInput {
  return { visit: tourLine(state, tour), paymentStatus: 'paid', paymentIntentId: payment.paymentIntentId };
}

/** What a payload books. Ignores the hold, as the server does. */
export function bookedBy(input: BookingInput): BookingInput {
  return { ...input, visit: { ...input.visit, holdId: null } };
}
