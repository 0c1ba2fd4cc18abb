import Stripe from 'stripe';
import { type AuthorizationAnswer, type Capture, type CaptureAnswer, CaptureError } from '../payment-provider.js';
import type { OurIntents } from './our-intents.js';

export const CURRENCY = 'usd';

export const refused = (message: string) => ({ status: 'refused', message }) as const;

type Refused = ReturnType<typeof refused>;

/** The bank's message to the buyer. @throws every other error, because it is unknown whether the money was captured */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Stripe.errors.StripeCardError) return refused(error.message);
  throw error;
}

/** A payment is authorized in the browser, and captured in part or voided here. */
export class StripeAuthorizations {
  constructor(
    private readonly stripe: Stripe,
    private readonly intents: OurIntents,
  ) {}

  /** The payment must be of exactly this amount. */
  async find(intentId: string, amountCents: number): Promise<Stripe.PaymentIntent | Refused> {
    const intent = await this.intents.find(intentId, 'checkout');
    if (!intent) return refused('We could not find this payment.');
    const isOther = intent.amount !== amountCents || intent.currency !== CURRENCY;
    return isOther ? refused('This payment is for a different amount.') : intent;
  }

  async check(intentId: string, amountCents: number): Promise<AuthorizationAnswer> {
    const intent = await this.find(intentId, amountCents);
    if ('message' in intent) return intent;
    if (intent.status === 'requires_capture') return { status: 'authorized', intentId };
    return refused(isOver(intent) ? 'This payment is no longer authorized.' : 'This payment is not complete.');
  }

  async capture({ intentId, amountCents, authorizedCents }: Capture): Promise<CaptureAnswer> {
    if (amountCents > authorizedCents) throw new CaptureError('more than was authorized');
    const intent = await this.find(intentId, authorizedCents);
    if ('message' in intent) return intent;
    if (intent.status === 'canceled') return refused('This payment is no longer authorized.');
    if (intent.status === 'succeeded') return captured(intent, amountCents);
    const amount = amountCents === authorizedCents ? {} : { amount_to_capture: amountCents };
    try {
      const key = { idempotencyKey: `capture ${intentId}` };
      return captured(await this.stripe.paymentIntents.capture(intentId, amount, key), amountCents);
    } catch (error) {
      const isTooSmall = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'amount_too_small';
      return isTooSmall ? refused('The amount is too small to be paid by card.') : refusalOf(error);
    }
  }

  async void(intentId: string): Promise<void> {
    const intent = await this.intents.find(intentId, 'checkout');
    if (!intent || intent.status === 'canceled') return;
    if (intent.status === 'succeeded') throw new CaptureError('the payment was captured');
    await this.stripe.paymentIntents.cancel(intentId);
  }
}

const isOver = ({ status }: Stripe.PaymentIntent): boolean => status === 'canceled' || status === 'succeeded';

function captured({ status, amount_received }: Stripe.PaymentIntent, amountCents: number): CaptureAnswer {
  if (status !== 'succeeded') return refused('Your bank declined the payment.');
  if (amount_received !== amountCents) throw new CaptureError('another amount was captured before');
  return { status: 'captured' };
}
