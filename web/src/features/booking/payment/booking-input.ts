import { toAmount, tourTotal } from '../../../lib/money.js';
import { bookedFood } from '../state/booking-rules.js';
import type { BookingInput, BookingState, Payment } from '../state/booking-state.js';
import { typedDetails, typedWaiver } from '../state/details-form.js';
import { shiftTime } from '../state/shift-time.js';

/** The booked tour and its price. */
export interface PricedTour {
  readonly tourId: string;
  /** US cents per person. */
  readonly priceCents: number;
}

function trimmed<Typed extends object>(typed: Typed): Typed {
  const entries = Object.entries(typed).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Typed;
}

/** The booking payload of infra/docs/product.md. Without food its fields are empty and its total is 0.00. */
export function bookingInput(state: BookingState, { tourId, priceCents }: PricedTour, payment: Payment): BookingInput {
  const { details, waiver, tourType, date = '', time = '', hold } = state;
  const food = bookedFood(state);
  return {
    // In the order of the schema: a retry is the same text.
    ...trimmed(typedDetails.parse(details)),
    ...trimmed(typedWaiver.parse(waiver)),
    tourType,
    tourId,
    tourDate: date,
    tourTime: time,
    totalAmount: toAmount(tourTotal(priceCents, details.groupSize)),
    paymentStatus: 'paid',
    paymentIntentId: payment.paymentIntentId,
    foodOrderPlatform: food.platform,
    foodOrderRestaurant: food.restaurant,
    foodItems: food.items.map(({ itemId, count }) => ({ itemId, count })),
    foodOrderTotal: toAmount(food.totalCents),
    foodDeliveryAddress: '',
    foodDeliveryTime: food.platform === 'none' ? '' : shiftTime(time, -food.minutesBefore),
    holdId: hold?.id ?? null,
  };
}

/** What a payload books. Ignores the hold, as the server does. */
export function bookedBy(input: BookingInput): BookingInput {
  return { ...input, holdId: null };
}
