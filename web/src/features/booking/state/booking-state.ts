import { z } from '../../../lib/zod.js';

const tourType = z.enum(['standard', 'premium', 'private']);
const foodPlatform = z.enum(['none', 'chick_fil_a', 'jersey_mikes']);
const plainDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const text = z.string();
const count = z.int().min(0);

/** What was typed in the details form, as it stands, right or wrong. */
const details = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  groupSize: z.int().min(1).max(20),
  specialRequests: text,
  /** A tab of an earlier release has none. */
  accessNeeds: text.default(''),
});

const waiver = z.object({ liabilityWaiverAccepted: z.boolean(), additionalNotes: text });

/** What stands on the menu's order pad: counts of dishes by their id, of both restaurants. */
const foodPad = z.object({ platform: foodPlatform, counts: z.record(text, count.max(99)) });

/** The order that was settled in the food step. `totalCents` in US cents, `minutesBefore` the start of the tour. */
const foodOrder = z.object({
  platform: foodPlatform,
  restaurant: text,
  details: text,
  totalCents: count,
  deliveryAddress: text,
  minutesBefore: count,
});

/** Seats that the server put aside. `secondsLeft` by the server's clock when it was told, `toldAt` by the browser's, in ms. */
const hold = z.object({
  id: text,
  tourType,
  tourDate: plainDate,
  tourTime: text,
  groupSize: count,
  secondsLeft: count,
  extendable: z.boolean(),
  toldAt: z.number(),
});

/** What a payment comes to. `amount` in US cents. The mock alone knows a transaction and the card's last digits. */
const payment = z.object({
  paymentIntentId: text,
  transactionId: text.optional(),
  last4: text.optional(),
  amount: count,
  currency: z.literal('usd'),
  status: z.literal('succeeded'),
});

const bookingInput = z.object({
  ...details.shape,
  ...waiver.shape,
  tourType,
  /** A tab of an earlier release has none. */
  tourId: text.optional(),
  tourDate: plainDate,
  tourTime: text,
  totalAmount: text,
  paymentStatus: z.literal('paid'),
  paymentIntentId: text,
  foodOrderPlatform: foodPlatform,
  foodOrderRestaurant: text,
  foodOrderDetails: text,
  foodOrderTotal: text,
  foodDeliveryAddress: text,
  foodDeliveryTime: text,
  holdId: text.nullable(),
});

/** A booking that was sent, and whose answer has not come. */
const attempt = z.object({ idempotencyKey: text, input: bookingInput });

const booking = z.object({
  confirmationCode: text,
  /** Of the visitor's own page of the booking; a tab of an earlier release has none. */
  visitUrl: text.optional(),
  /** The signed ticket; a tab of an earlier release has none. */
  ticket: text.nullish(),
  tourType,
  tourName: text,
  tourDate: plainDate,
  tourTime: text,
  groupSize: count,
  totalAmount: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  specialRequests: text.nullable(),
  additionalNotes: text.nullable(),
  foodOrderPlatform: foodPlatform,
  foodOrderRestaurant: text.nullable(),
  foodOrderDetails: text.nullable(),
  foodOrderTotal: text,
  foodDeliveryAddress: text.nullable(),
  foodDeliveryTime: text.nullable(),
  paymentStatus: text,
});

/** Everything that a refresh must not lose. Card fields are not in it, and never are. */
export const bookingStateSchema = z.object({
  step: z.literal([1, 2, 3, 4, 5, 6]),
  tourType,
  date: plainDate.optional(),
  time: text.optional(),
  details,
  waiver,
  foodPad,
  /** Set once the food step was left with an order, or with none. */
  foodOrder: foodOrder.optional(),
  hold: hold.optional(),
  payment: payment.optional(),
  /** All with the same payment, oldest first. */
  attempts: z.array(attempt),
  booking: booking.optional(),
});

export type BookingState = Readonly<z.infer<typeof bookingStateSchema>>;
export type TourType = z.infer<typeof tourType>;
export type FoodPlatform = z.infer<typeof foodPlatform>;
export type Details = Readonly<z.infer<typeof details>>;
export type Waiver = Readonly<z.infer<typeof waiver>>;
export type FoodOrder = Readonly<z.infer<typeof foodOrder>>;
export type SeatHold = Readonly<z.infer<typeof hold>>;
export type Payment = Readonly<z.infer<typeof payment>>;
export type BookingInput = Readonly<z.infer<typeof bookingInput>>;
export type Attempt = Readonly<z.infer<typeof attempt>>;
export type BookedTicket = Readonly<z.infer<typeof booking>>;

/** No food: what a small party, a skip and "none" come to. */
export const noFood: FoodOrder = {
  platform: 'none',
  restaurant: '',
  details: '',
  totalCents: 0,
  deliveryAddress: '',
  minutesBefore: 0,
};

/** A booking that nobody has begun (defaults of infra/docs/product.md). */
export function emptyBooking(type: TourType): BookingState {
  return {
    step: 1,
    tourType: type,
    details: { firstName: '', lastName: '', email: '', phone: '', groupSize: 1, specialRequests: '', accessNeeds: '' },
    waiver: { liabilityWaiverAccepted: false, additionalNotes: '' },
    foodPad: { platform: 'none', counts: {} },
    attempts: [],
  };
}
