import Stripe from 'stripe';
import type { RefundMessage, RefundOrder } from '../payment-provider.js';
import type { OurIntents } from './our-intents.js';
import { endOf } from './refund-state.js';

type Ended = RefundMessage['status'];

/** Refunds once per reference. */
export class StripeRefunds {
  constructor(
    private readonly stripe: Stripe,
    private readonly intents: OurIntents,
  ) {}

  /** @returns undefined while it is pending */
  async send({ reference, payment, amountCents }: RefundOrder): Promise<Ended | undefined> {
    const intent = await this.find(payment);
    // A payment that Stripe does not know has captured nothing.
    if (!intent || intent.status === 'canceled') return 'settled';
    if (intent.status === 'processing') throw new Error('the payment is being processed');
    if (intent.status !== 'succeeded') return this.release(intent.id);
    const earlier = await this.earlier(intent.id, reference);
    return earlier ? endOf(earlier) : this.create(intent.id, reference, amountCents);
  }

  private find({ reference, intentId }: RefundOrder['payment']): Promise<Stripe.PaymentIntent | undefined> {
    if (intentId === null) return this.intents.findCharge(reference);
    return this.intents.find(intentId, reference === intentId ? 'checkout' : 'charge');
  }

  /** Voids a payment that is authorized but not captured. */
  private async release(intentId: string): Promise<Ended> {
    await this.stripe.paymentIntents.cancel(intentId);
    return 'settled';
  }

  /** Stripe forgets idempotency keys after a day. */
  private async earlier(intentId: string, reference: string): Promise<Stripe.Refund | undefined> {
    const refunds = this.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    for await (const refund of refunds) if (refund.metadata?.reference === reference) return refund;
    return undefined;
  }

  private async create(intentId: string, reference: string, amountCents: number | null): Promise<Ended | undefined> {
    const refund = {
      payment_intent: intentId,
      metadata: { reference },
      ...(amountCents !== null && { amount: amountCents }),
    };
    try {
      return endOf(await this.stripe.refunds.create(refund, { idempotencyKey: reference }));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      // Staff may have refunded all of it in Stripe's dashboard.
      return error.code === 'charge_already_refunded' ? 'settled' : 'failed';
    }
  }
}
