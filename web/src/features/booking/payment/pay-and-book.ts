import type { CreateBookingMutation } from '../../../generated/operations.js';
import { tourTotal } from '../../../lib/money.js';
import { randomId } from '../../../lib/random-id.js';
import type { Attempt, BookingInput, Payment } from '../state/booking-state.js';
import { PAYMENT_STEP } from '../state/booking-step.js';
import type { BookingStore } from '../state/booking-store.js';
import { bookingInput, sameBooking } from './booking-input.js';
import type { mockPayment } from './mock-payment.js';

export type BookingAnswer = CreateBookingMutation['createBooking'];
export type BookingRefusal = Exclude<BookingAnswer, { readonly __typename: 'BookingCreated' }>;

/** What became of a try: a ticket, a refusal, no answer, in which case nobody knows yet, or the visitor left before it went out. */
export type BookingOutcome = 'booked' | 'unanswered' | 'left' | BookingRefusal;

export interface BookingContext {
  readonly store: BookingStore;
  /** US cents per person. */
  readonly priceCents: number;
  readonly pay: typeof mockPayment;
  /** Sends one attempt; `undefined` when no answer came. */
  readonly send: (input: BookingInput, idempotencyKey: string) => Promise<BookingAnswer | undefined>;
}

/** One payment a booking: made once, and kept over every try until it is refused. */
async function settlePayment({ store, priceCents, pay }: BookingContext, cardNumber: string): Promise<Payment> {
  const { details, payment } = store.state();
  const amount = tourTotal(priceCents, details.groupSize);
  if (payment?.amount === amount) return payment;
  const made = await pay({ amount, cardNumber, paymentIntentId: payment?.paymentIntentId });
  store.send({ type: 'paid', payment: made });
  return made;
}

/** The same booking once more goes out under the same key, a changed one under a new key. */
function noteAttempt(store: BookingStore, input: BookingInput): Attempt {
  const earlier = store.state().attempts.find((attempt) => sameBooking(attempt.input, input));
  const attempt = { idempotencyKey: earlier?.idempotencyKey ?? randomId(), input };
  store.send({ type: 'bookingSent', attempt });
  return attempt;
}

/** An earlier try, whose answer was lost, has taken the payment: sent again unchanged, it returns its ticket. */
async function recover(
  { store, send }: BookingContext,
  refused: Attempt,
  refusal: BookingAnswer,
): Promise<BookingAnswer | undefined> {
  const others = store.state().attempts.filter(({ idempotencyKey }) => idempotencyKey !== refused.idempotencyKey);
  for (const { input, idempotencyKey } of others) {
    const answer = await send(input, idempotencyKey);
    if (answer === undefined || answer.__typename === 'BookingCreated') return answer;
  }
  return refusal;
}

function isUsedUp(answer: BookingAnswer): boolean {
  return answer.__typename === 'PaymentAlreadyUsed' || answer.__typename === 'IdempotencyKeyReused';
}

/**
 * Pays once and books once, however often it is tried: an attempt is written down before it goes out, and a retry after an
 * answer that never came repeats payment and idempotency key, so that the server can answer with the same booking.
 */
export async function payAndBook(context: BookingContext, cardNumber: string): Promise<BookingOutcome> {
  const { store, priceCents, send } = context;
  const payment = await settlePayment(context, cardNumber);
  if (store.state().step !== PAYMENT_STEP) return 'left';
  const attempt = noteAttempt(store, bookingInput(store.state(), priceCents, payment));
  const first = await send(attempt.input, attempt.idempotencyKey);
  if (first === undefined) return 'unanswered';
  const answer = isUsedUp(first) ? await recover(context, attempt, first) : first;
  if (answer === undefined) return 'unanswered';
  if (answer.__typename === 'BookingCreated') {
    store.send({ type: 'booked', booking: answer.booking });
    return 'booked';
  }
  store.send({ type: 'bookingRefused' });
  return answer;
}
