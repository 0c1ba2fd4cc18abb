import type { Clock } from '@hilltop/platform/lifecycle/clock';
import { whyTooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import type Stripe from 'stripe';
import {
  type AuthorizationAnswer,
  type Capture,
  type CaptureAnswer,
  type Charge,
  type ChargeAnswer,
  type Payment,
  type PaymentListener,
  type PaymentOrder,
  PaymentProvider,
  type RefundAnswer,
  type RefundOrder,
  type StartedPayment,
  type Webhook,
  type WebhookAnswer,
} from '../payment-provider.js';
import { faults } from '../refusals.en.js';
import { connectToStripe, type StripeKey } from './connect-to-stripe.js';
import { OurIntents } from './our-intents.js';
import { reportRefund } from './refund-state.js';
import { CURRENCY, refused, StripeAuthorizations } from './stripe-authorizations.js';
import { reportDispute } from './stripe-disputes.js';
import { StripeRefunds } from './stripe-refunds.js';

/** Timeout of one call. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export interface StripeSettings extends StripeKey {
  readonly webhookSecret: string;
  /** Services share the account. */
  readonly service: string;
}

/** See infra/decisions/0165. The browser authorizes with Stripe's form. What nobody captures expires. */
export class StripePaymentProvider extends PaymentProvider {
  override readonly movesMoney = true;
  private readonly stripe: Stripe;
  private readonly intents: OurIntents;
  private readonly refunds: StripeRefunds;
  private readonly authorizations: StripeAuthorizations;
  private listener: PaymentListener | undefined;

  constructor(
    private readonly settings: StripeSettings,
    private readonly clock: Clock,
  ) {
    super();
    this.stripe = connectToStripe(settings, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES });
    this.intents = new OurIntents(this.stripe, settings.service);
    this.refunds = new StripeRefunds(this.stripe, this.intents);
    this.authorizations = new StripeAuthorizations(this.stripe, this.intents);
  }

  override async start({ amountCents, chargedLater }: PaymentOrder): Promise<StartedPayment> {
    // Stripe can charge a card again only for a customer.
    const customer = chargedLater ? (await this.stripe.customers.create()).id : undefined;
    const { id, client_secret } = await this.stripe.paymentIntents.create({
      amount: amountCents,
      currency: CURRENCY,
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      metadata: this.intents.metadata('checkout'),
      ...(customer !== undefined && { customer, setup_future_usage: 'off_session' }),
    });
    return { intentId: id, clientSecret: client_secret };
  }

  override async authorize({ intentId, amountCents }: Payment): Promise<AuthorizationAnswer> {
    if (intentId === null) return refused(faults.unreferenced);
    return this.authorizations.check(intentId, amountCents);
  }

  override capture(capture: Capture): Promise<CaptureAnswer> {
    return this.authorizations.capture(capture);
  }

  override void(intentId: string): Promise<void> {
    return this.authorizations.void(intentId);
  }

  override async startCharge({ reference, earlierIntentId, takenBy, amountCents }: Charge): Promise<ChargeAnswer> {
    const tooLittle = whyTooLittleForCard(amountCents);
    if (tooLittle !== undefined) return { status: 'refused', message: tooLittle };
    const earlier = await this.intents.find(earlierIntentId, 'checkout', takenBy);
    const [customer, card] = [idOf(earlier?.customer), idOf(earlier?.payment_method)];
    if (customer === undefined || card === undefined) return refused(faults.noCard);
    const { id } = await this.stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: CURRENCY,
        customer,
        payment_method: card,
        capture_method: 'manual',
        allowed_payment_method_types: ['card'],
        metadata: this.intents.metadata('charge', reference),
      },
      { idempotencyKey: reference },
    );
    return { status: 'started', intentId: id };
  }

  override authorizeCharge(intentId: string): Promise<AuthorizationAnswer> {
    return this.authorizations.confirm(intentId);
  }

  override refund(order: RefundOrder): Promise<RefundAnswer> {
    return this.refunds.send(order);
  }

  override async receive({ body, headers }: Webhook): Promise<WebhookAnswer> {
    const event = this.verify(body, headers['stripe-signature']);
    if (!event) return 'forged';
    switch (event.type) {
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        await reportRefund(event.data.object, this.listener);
        return 'taken';
      case 'payment_intent.succeeded': {
        const intent = event.data.object;
        // An additional charge is stored before it is authorized, so its row takes care of the refund.
        if (!this.intents.isOurs(intent, 'checkout')) return 'taken';
        await this.listener?.paid({ intentId: intent.id, paidAt: new Date(event.created * 1_000) });
        return 'taken';
      }
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
      case 'charge.dispute.closed':
        await reportDispute(event.data.object, event.created, this.intents, this.listener);
        return 'taken';
      default:
        return 'taken';
    }
  }

  override listen(listener: PaymentListener): void {
    this.listener = listener;
  }

  private verify(body: Buffer, signature: string | string[] | undefined): Stripe.Event | undefined {
    if (typeof signature !== 'string') return undefined;
    const now = this.clock.now().getTime();
    try {
      return this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.settings.webhookSecret,
        undefined,
        undefined,
        now,
      );
    } catch {
      return undefined;
    }
  }
}

function idOf(found: string | { id: string } | null | undefined): string | undefined {
  return typeof found === 'string' ? found : found?.id;
}
