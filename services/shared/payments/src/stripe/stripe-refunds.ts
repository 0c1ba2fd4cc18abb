import Stripe from 'stripe';
import type { RefundMessage, RefundOrder } from '../payment-provider.js';
import type { OurIntents } from './our-intents.js';
import { endOf } from './refund-state.js';

type Ended = RefundMessage['status'];

/** Gives money back by Stripe, once per reference. */
export class StripeRefunds {
  constructor(
    private readonly stripe: Stripe,
    private readonly intents: OurIntents,
  ) {}

  /** @returns how it ended; undefined while it is under way */
  async send({ reference, payment, amountCents }: RefundOrder): Promise<Ended | undefined> {
    const intent = await this.find(payment);
    // What Stripe has never heard of has taken nothing.
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

  /** Money that is authorized and not taken goes back by ending the payment. */
  private async release(intentId: string): Promise<Ended> {
    await this.stripe.paymentIntents.cancel(intentId);
    return 'settled';
  }

  /** Stripe forgets idempotency keys after a day, and a refund may be sent again later. */
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
      // Staff may have given all of it back in Stripe's own pages.
      return error.code === 'charge_already_refunded' ? 'settled' : 'failed';
    }
  }
}
