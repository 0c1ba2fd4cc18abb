import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { RefundAnswer, RefundOrder } from '../payment-provider.js';
import type { OurIntents } from './our-intents.js';
import { endOf } from './refund-state.js';

/** Refunds once per reference. */
export class StripeRefunds {
  constructor(
    private readonly stripe: Stripe,
    private readonly intents: OurIntents,
  ) {}

  async send({ reference, payment, amountCents }: RefundOrder): Promise<RefundAnswer> {
    const intent = await this.find(payment);
    if (intent?.status === 'processing') throw new Error('the payment is being processed');
    if (intent?.status !== 'succeeded') return this.release(intent, amountCents);
    const earlier = await this.earlier(intent.id, reference);
    return earlier ? answerOf(earlier) : this.create(intent, reference, amountCents);
  }

  /** A browser may name a payment that it began, and no charge of ours. */
  private async find({ reference, intentId }: RefundOrder['payment']): Promise<Stripe.PaymentIntent | undefined> {
    return intentId === null ? undefined : this.intents.find(intentId, reference === intentId ? 'checkout' : 'charge');
  }

  /** Nothing was captured. Refunds of an amount belong to a purchase that was paid: they need attention. */
  private async release(intent: Stripe.PaymentIntent | undefined, amountCents: number | null): Promise<RefundAnswer> {
    if (amountCents !== null) return { cents: amountCents, end: 'failed' };
    if (intent && intent.status !== 'canceled') await this.stripe.paymentIntents.cancel(intent.id);
    return { cents: 0 };
  }

  /** Stripe forgets idempotency keys after a day. */
  private async earlier(intentId: string, reference: string): Promise<Stripe.Refund | undefined> {
    const refunds = this.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    for await (const refund of refunds) if (refund.metadata?.reference === reference) return refund;
    return undefined;
  }

  /** A key is used for one sending: Stripe repeats also an error 500 for the same key, and an earlier refund was looked for. */
  private async create(
    intent: Stripe.PaymentIntent,
    reference: string,
    amountCents: number | null,
  ): Promise<RefundAnswer> {
    const refund = {
      payment_intent: intent.id,
      metadata: { reference },
      ...(amountCents !== null && { amount: amountCents }),
    };
    try {
      return answerOf(await this.stripe.refunds.create(refund, { idempotencyKey: `${reference} ${randomUUID()}` }));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      // Staff may have refunded all of it in Stripe's dashboard: nothing is left of the whole.
      if (amountCents === null && error.code === 'charge_already_refunded') return { cents: 0 };
      // A disputed payment, for one: its bank has the money, and the house owes what was captured until staff decide.
      const cents = amountCents ?? intent.amount_received;
      return { cents, end: error.code === 'charge_already_refunded' ? 'settled' : 'failed' };
    }
  }
}

const answerOf = (refund: Stripe.Refund): RefundAnswer => ({ cents: refund.amount, end: endOf(refund) });
