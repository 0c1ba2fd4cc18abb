import type { CreateBookingInput } from '../../generated/operations.js';
import { paidInput } from '../../kit/lib/send-once.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { z } from '../../kit/lib/zod.js';
import { noDetails, noWaiver, typedDetails, typedWaiver } from './details-form.js';

const tourType = z.enum(TOUR_TYPES);
/** Code of a restaurant, or `none`. */
const foodPlatform = z.string();
const plainDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const text = z.string();
const count = z.int().min(0);

const foodPad = z.object({ platform: foodPlatform, counts: z.record(text, count.max(99)) });

const foodItem = z.object({ itemId: text, count });

/** The order saved in the food step. `totalCents` in US cents, `minutesBefore` the start of the tour. */
const foodOrder = z.object({
  platform: foodPlatform,
  restaurant: text,
  items: z.array(foodItem).readonly(),
  totalCents: count,
  minutesBefore: count,
});

const ticketLine = z.object({
  type: text,
  singular: text,
  plural: text,
  count,
  unitPrice: text,
  amount: text,
  listPrice: text.nullable(),
  reason: text.nullable(),
  seats: count,
  proof: z.boolean(),
});

/** Seats held at prices that stay. `secondsLeft` as the server said it; `toldAt` is the browser's clock then, in ms. */
const hold = z.object({
  id: text,
  tourType,
  tourDate: plainDate,
  tourTime: text,
  guests: count,
  /** The tour whose prices it keeps; none in a tab of an earlier release, and for an offer. */
  tourId: text.nullable().default(null),
  /** Empty in the same cases. */
  tickets: z.array(ticketLine).readonly().default([]),
  totalAmount: text.nullable().default(null),
  /** What was shown before, if the party costs something else since. US dollars. */
  totalBefore: text.optional(),
  secondsLeft: count,
  extendable: z.boolean(),
  toldAt: z.number(),
});

/** A payment. `amount` in US cents. Only the mock has a transaction id and the card's last digits. */
const payment = z.object({
  paymentIntentId: text,
  transactionId: text.optional(),
  last4: text.optional(),
  amount: count,
  currency: z.literal('usd'),
  status: z.literal('succeeded'),
});

/** Sent, but not answered yet. */
const attempt = z.object({ idempotencyKey: text, input: paidInput<BookingInput>() });

/** The link by which a finished booking is read. */
const finished = z.object({ visitUrl: text });

/** Everything that survives a reload. Card fields are never part of it. */
export const bookingStateSchema = z.object({
  step: z.literal([1, 2, 3, 4, 5, 6]),
  tourType,
  date: plainDate.optional(),
  time: text.optional(),
  details: typedDetails,
  waiver: typedWaiver,
  foodPad,
  /** Whether a restaurant delivers to the house; as it is said again when the page opens. */
  offersFood: z.boolean().default(true),
  /** Set once the food step is done, with an order or without. That of an earlier release has words: choose again. */
  foodOrder: foodOrder.optional().catch(undefined),
  hold: hold.optional(),
  /** A hold that was asked for and not answered: its id, and for what. */
  holdTried: z.object({ id: text, of: text }).optional(),
  payment: payment.optional(),
  /** All of the same payment, oldest first. */
  attempts: z.array(attempt),
  booking: finished.optional(),
});

export type BookingState = Readonly<z.infer<typeof bookingStateSchema>>;
export type TourType = z.infer<typeof tourType>;
export type Details = Readonly<z.infer<typeof typedDetails>>;
export type Waiver = Readonly<z.infer<typeof typedWaiver>>;
export type FoodOrder = Readonly<z.infer<typeof foodOrder>>;
export type SeatHold = Readonly<z.infer<typeof hold>>;
export type Payment = Readonly<z.infer<typeof payment>>;
export type Attempt = Readonly<z.infer<typeof attempt>>;
export type FinishedBooking = Readonly<z.infer<typeof finished>>;

export type BookingInput = Readonly<CreateBookingInput>;

/** No food: for small parties, a skipped step and "none". */
export const noFood: FoodOrder = {
  platform: 'none',
  restaurant: '',
  items: [],
  totalCents: 0,
  minutesBefore: 0,
};

/** A new booking, with the defaults of infra/docs/product.md. */
export function emptyBooking(type: TourType): BookingState {
  return {
    step: 1,
    tourType: type,
    details: noDetails,
    waiver: noWaiver,
    foodPad: { platform: 'none', counts: {} },
    offersFood: true,
    attempts: [],
  };
}
