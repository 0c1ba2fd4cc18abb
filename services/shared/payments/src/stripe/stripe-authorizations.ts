import type { Fault } from '@hilltop/platform/outcome/in-language';
import Stripe from 'stripe';
import { type AuthorizationAnswer, type Capture, type CaptureAnswer, CaptureError } from '../payment-provider.js';
import { faults } from '../refusals.en.js';
import type { OurIntents } from './our-intents.js';

export const CURRENCY = 'usd';

export const refused = (why: Fault) => ({ status: 'refused', message: why.error() }) as const;

type Refused = ReturnType<typeof refused>;

/** The bank's message to the buyer. @throws every other error, because it is unknown whether the money was captured */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Stripe.errors.StripeCardError) return refused(faults.byBank(error.message));
  throw error;
}

/** A payment is authorized in the browser, and captured in part or voided here. */
export class StripeAuthorizations {
  constructor(
    private readonly stripe: Stripe,
    private readonly intents: OurIntents,
  ) {}

  /** The payment must be of exactly this amount. @param kind undefined for a charge too */
  private async find(
    intentId: string,
    amountCents: number,
    kind?: 'checkout',
  ): Promise<Stripe.PaymentIntent | Refused> {
    const intent = await this.intents.find(intentId, kind);
    if (!intent) return refused(faults.unknown);
    const isOther = intent.amount !== amountCents || intent.currency !== CURRENCY;
    return isOther ? refused(faults.otherAmount) : intent;
  }

  async check(intentId: string, amountCents: number): Promise<AuthorizationAnswer> {
    const intent = await this.find(intentId, amountCents, 'checkout');
    if ('message' in intent) return intent;
    if (intent.status === 'requires_capture') return { status: 'authorized', intentId };
    return refused(isOver(intent) ? faults.over : faults.incomplete);
  }

  /** Confirms a charge that was started. What the buyer would have to confirm themselves is refused. */
  async confirm(intentId: string): Promise<AuthorizationAnswer> {
    try {
      const before = await this.stripe.paymentIntents.retrieve(intentId);
      const isOpen = before.status === 'requires_confirmation';
      const after = isOpen ? await this.stripe.paymentIntents.confirm(intentId, { off_session: true }) : before;
      if (after.status === 'requires_capture') return { status: 'authorized', intentId };
    } catch (error) {
      return refusalOf(error);
    }
    return refused(faults.declinedCharge);
  }

  async capture(capture: Capture, isAgain = false): Promise<CaptureAnswer> {
    const { intentId, amountCents, authorizedCents } = capture;
    if (amountCents > authorizedCents) throw new CaptureError('more than was authorized');
    const intent = await this.find(intentId, authorizedCents);
    if ('message' in intent) return intent;
    if (intent.status === 'canceled') return refused(faults.over);
    if (intent.status === 'succeeded') return captured(intent, amountCents);
    const amount = amountCents === authorizedCents ? {} : { amount_to_capture: amountCents };
    try {
      // Its state keeps it from being captured twice. A constant key would repeat an error 500 for a day.
      return captured(await this.stripe.paymentIntents.capture(intentId, amount), amountCents);
    } catch (error) {
      const code = error instanceof Stripe.errors.StripeInvalidRequestError ? error.code : undefined;
      if (code === 'amount_too_small') return refused(faults.tooSmall);
      // Another process may have captured it since it was read.
      if (code === 'payment_intent_unexpected_state' && !isAgain) return this.capture(capture, true);
      return refusalOf(error);
    }
  }

  async void(intentId: string): Promise<void> {
    const intent = await this.intents.find(intentId);
    if (!intent || intent.status === 'canceled') return;
    if (intent.status === 'succeeded') throw new CaptureError('the payment was captured');
    await this.stripe.paymentIntents.cancel(intentId);
  }
}

const isOver = ({ status }: Stripe.PaymentIntent): boolean => status === 'canceled' || status === 'succeeded';

function captured({ status, amount_received }: Stripe.PaymentIntent, amountCents: number): CaptureAnswer {
  if (status !== 'succeeded') return refused(faults.declined);
  if (amount_received !== amountCents) throw new CaptureError('another amount was captured before');
  return { status: 'captured' };
}
