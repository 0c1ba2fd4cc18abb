import type { CreateBookingMutation } from '../../generated/operations.js';
import { attemptAt, without } from '../../kit/lib/send-once.js';
import { type PricedTour, totalOfBooking } from '../state/booking-price.js';
import type { Attempt, BookingInput, Payment } from '../state/booking-state.js';
import { PAYMENT_STEP } from '../state/booking-step.js';
import type { BookingStore } from '../state/booking-store.js';
import { bookedBy, bookingInput } from './booking-input.js';
import type { CardRefused } from './stripe-form.js';

export type BookingAnswer = CreateBookingMutation['createBooking'];
export type BookingRefusal = Exclude<BookingAnswer, { readonly __typename: 'BookingCreated' }>;

/** `unanswered`: nobody knows yet; `left`: the visitor left before it was sent. */
export type BookingOutcome = 'booked' | 'unanswered' | 'left' | BookingRefusal | CardRefused;

/** Pays that many US cents. @throws without an answer */
export type Pay = (amountCents: number) => Promise<Payment | PaymentRefusal>;

export type PaymentRefusal = CardRefused | BookingRefusal;

export interface BookingContext {
  readonly store: BookingStore;
  readonly tour: PricedTour;
  readonly pay: Pay;
  /** Undefined without an answer. */
  readonly send: (input: BookingInput, idempotencyKey: string) => Promise<BookingAnswer | undefined>;
}

/** A retry of the same booking reuses the idempotency key; a changed booking gets a new one. */
function noteAttempt(store: BookingStore, input: BookingInput): Attempt {
  const { idempotencyKey } = attemptAt(store.state().attempts, input, bookedBy);
  const attempt = { idempotencyKey, input };
  store.send({ type: 'bookingSent', attempt });
  return attempt;
}

/** An earlier attempt with a lost answer has used the payment. Resending it unchanged returns its ticket. */
async function recover(
  { store, send }: BookingContext,
  refused: Attempt,
  refusal: BookingAnswer,
): Promise<BookingAnswer | undefined> {
  for (const { input, idempotencyKey } of without(store.state().attempts, refused)) {
    const answer = await send(input, idempotencyKey);
    if (answer === undefined || answer.__typename === 'BookingCreated') return answer;
  }
  return refusal;
}

const USED_UP: readonly string[] = ['PaymentAlreadyUsed', 'IdempotencyKeyReused', 'SeatsAlreadyBooked'];
function isUsedUp({ __typename }: BookingAnswer): boolean {
  return USED_UP.includes(__typename);
}

async function bookWith(payment: Payment, context: BookingContext): Promise<BookingOutcome> {
  const { store, tour, send } = context;
  if (store.state().step !== PAYMENT_STEP) return 'left';
  const attempt = noteAttempt(store, bookingInput(store.state(), tour, payment));
  const first = await send(attempt.input, attempt.idempotencyKey);
  if (first === undefined) return 'unanswered';
  const answer = isUsedUp(first) ? await recover(context, attempt, first) : first;
  if (answer === undefined) return 'unanswered';
  if (answer.__typename === 'BookingCreated') {
    store.send({ type: 'booked', booking: { visitUrl: answer.booking.visitUrl } });
    return 'booked';
  }
  store.send({ type: 'bookingRefused' });
  return answer;
}

/** The party has changed since it paid, so this payment no longer fits and was refunded. */
function isOfOtherAmount(outcome: BookingOutcome): boolean {
  if (typeof outcome === 'string' || outcome.__typename !== 'InvalidInput') return false;
  return outcome.fields.some(({ field }) => field === 'paymentIntentId');
}

/**
 * Pays and books once, however often it is tried: an attempt is stored before it is sent, and a retry after a lost
 * answer repeats payment and idempotency key, so that the server answers with the same booking. An existing payment is
 * always used first, even if the party has changed: perhaps it has booked already.
 */
export async function payAndBook(context: BookingContext): Promise<BookingOutcome> {
  const { store, tour, pay } = context;
  const { payment: earlier } = store.state();
  const amountCents = totalOfBooking(store.state(), tour);
  if (earlier !== undefined) {
    const outcome = await bookWith(earlier, context);
    if (earlier.amount === amountCents || !isOfOtherAmount(outcome)) return outcome;
  }
  const paid = await pay(amountCents);
  if ('__typename' in paid) return paid;
  store.send({ type: 'paid', payment: paid });
  return bookWith(paid, context);
}
