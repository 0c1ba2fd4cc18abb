export type Fields = Record<string, unknown>;
export type Stored = Fields & { id: string; status: string; metadata: Record<string, string> };

/** Stripe's test card that is always declined. */
const DECLINED_CARD = '4000000000000002';

/** Stripe's minimum. */
const LEAST_CENTS = 50;

/** Stripe's error response. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string; payment_intent?: unknown },
  ) {
    super(error.message);
  }
}

export const missing = (id: string) =>
  new StripeProblem(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${id}` });
export const wrongState = (message: string) =>
  new StripeProblem(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message });

export function found(all: ReadonlyMap<string, Stored>, id: string): Stored {
  const one = all.get(id);
  if (!one) throw missing(id);
  return one;
}

export function move(intent: Stored, from: readonly string[], to: string): void {
  if (!from.includes(intent.status)) throw wrongState(`It is ${intent.status}.`);
  intent.status = to;
}

/** All or a part of an authorized payment; the rest is released. */
export function capture(intent: Stored, { amount_to_capture }: Fields): void {
  const cents = Number(amount_to_capture ?? intent.amount);
  if (cents > Number(intent.amount)) {
    throw new StripeProblem(400, { type: 'invalid_request_error', message: 'More than the authorized amount.' });
  }
  if (cents < LEAST_CENTS) {
    const problem = { code: 'amount_too_small', message: 'The amount is below the minimum.' };
    throw new StripeProblem(400, { type: 'invalid_request_error', ...problem });
  }
  move(intent, ['requires_capture'], 'succeeded');
  intent.amount_received = cents;
}

/** The buyer's bank authorizes. */
export function authorize(intent: Stored, card = 'card'): void {
  Object.assign(intent, { status: 'requires_capture', payment_method: `pm_${card}` });
}

/** @param fields as the stand-in for Stripe.js sends them (`web/e2e/stripe/support/stand-in.ts`) */
export function confirmInBrowser(intent: Stored, { client_secret, card, form }: Fields): void {
  if (client_secret !== intent.client_secret) throw missing(intent.id);
  if (intent.status !== 'requires_payment_method') {
    throw new StripeProblem(400, { ...wrongState(`It is ${intent.status}.`).error, payment_intent: intent });
  }
  // Stripe refuses a form that was opened for another payment.
  const { amount, currency, capture_method, setup_future_usage = '' } = intent;
  const wanted = { amount: String(amount), currency, capture_method, setup_future_usage };
  if (JSON.stringify(form) !== JSON.stringify(wanted)) throw wrongState('The form is not of this payment.');
  if (card === DECLINED_CARD) {
    const problem = { code: 'card_declined', message: 'Your card was declined.', payment_intent: intent };
    throw new StripeProblem(402, { type: 'card_error', ...problem });
  }
  authorize(intent);
}
