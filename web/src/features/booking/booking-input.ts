import { toAmount, tourTotal } from './booking-money.js';
import { type BookingInput, type BookingState, noFood, type Payment } from './booking-state.js';
import { mayOrderFood } from './booking-step.js';
import { shiftTime } from './venue-calendar.js';

/** The settled order, or none: small parties have none, whatever stood on the pad. */
export const bookedFood = ({ details, foodOrder }: BookingState) =>
  mayOrderFood(details.groupSize) ? (foodOrder ?? noFood) : noFood;

/**
 * The booking payload of spec.md §3. Without food its fields are empty and its total is 0.00 (spec.md §4).
 * @param priceCents price per person of the tour, in US cents
 */
export const bookingInput = (state: BookingState, priceCents: number, payment: Payment): BookingInput => {
  const { details, waiver, tourType, date = '', time = '', hold } = state;
  const food = bookedFood(state);
  return {
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    phone: details.phone.trim(),
    groupSize: details.groupSize,
    specialRequests: details.specialRequests.trim(),
    liabilityWaiverAccepted: waiver.liabilityWaiverAccepted,
    additionalNotes: waiver.additionalNotes.trim(),
    tourType,
    tourDate: date,
    tourTime: time,
    totalAmount: toAmount(tourTotal(priceCents, details.groupSize)),
    paymentStatus: 'paid',
    paymentIntentId: payment.paymentIntentId,
    foodOrderPlatform: food.platform,
    foodOrderRestaurant: food.restaurant,
    foodOrderDetails: food.details,
    foodOrderTotal: toAmount(food.totalCents),
    foodDeliveryAddress: food.deliveryAddress,
    foodDeliveryTime: food.platform === 'none' ? '' : shiftTime(time, -food.minutesBefore),
    holdId: hold?.id ?? null,
  };
};

/** Whether two payloads book the same; the hold is no part of it, for the server leaves it out as well. */
export const sameBooking = (a: BookingInput, b: BookingInput): boolean =>
  JSON.stringify({ ...a, holdId: null }) === JSON.stringify({ ...b, holdId: null });
