import { randomUUID } from 'node:crypto';
import type { Logger } from '@hilltop/platform/logging/logger';
import { whyTooLittleForCard } from '@hilltop/platform/values/too-little-for-card';
import {
  type AuthorizationAnswer,
  type Capture,
  type CaptureAnswer,
  CaptureError,
  type Charge,
  type ChargeAnswer,
  type Payment,
  type PaymentListener,
  PaymentProvider,
  type RefundAnswer,
  type RefundMessage,
  type RefundOrder,
  type StartedPayment,
  type WebhookAnswer,
} from './payment-provider.js';
import { faults } from './refusals.en.js';

/** Behavior for tests that need more than success. */
export interface MockBehavior {
  /** Until the result of a refund. */
  readonly refundMs?: number;
  /** Deliveries of each result. */
  readonly copies?: number;
  readonly failsRefund?: (order: RefundOrder) => boolean;
  readonly refusesCharge?: (charge: Charge) => boolean;
  readonly refusesCapture?: (capture: Capture) => boolean;
}

/** Every payment succeeds and no money moves (product.md §7). */
export class MockPaymentProvider extends PaymentProvider {
  override readonly movesMoney = false;
  private listener: PaymentListener | undefined;
  /** Captured cents, or `voided`. Lost with the process, as no money moves. */
  private readonly ended = new Map<string, number | 'voided'>();

  constructor(
    private readonly logger: Logger,
    private readonly behavior: MockBehavior = {},
  ) {
    super();
  }

  override async start(): Promise<StartedPayment> {
    return { intentId: newIntentId(), clientSecret: null };
  }

  /** The store's checkout sends no payment reference, so the mock creates one. */
  override async authorize({ intentId, amountCents }: Payment): Promise<AuthorizationAnswer> {
    const tooLittle = whyTooLittleForCard(amountCents);
    if (tooLittle !== undefined) return { status: 'refused', message: tooLittle };
    const id = intentId ?? newIntentId();
    return this.ended.has(id)
      ? { status: 'refused', message: faults.over.error() }
      : { status: 'authorized', intentId: id };
  }

  override async capture(capture: Capture): Promise<CaptureAnswer> {
    const { intentId, amountCents, authorizedCents } = capture;
    if (amountCents > authorizedCents) throw new CaptureError('more than was authorized');
    const before = this.ended.get(intentId);
    if (typeof before === 'number' && before !== amountCents)
      throw new CaptureError('another amount was captured before');
    if (before === 'voided' || this.behavior.refusesCapture?.(capture)) {
      return { status: 'refused', message: faults.declined.error() };
    }
    this.ended.set(intentId, amountCents);
    this.logger.info({ amountCents }, 'mock payment captured');
    return { status: 'captured' };
  }

  override async void(intentId: string): Promise<void> {
    if (typeof this.ended.get(intentId) === 'number') throw new CaptureError('the payment was captured');
    this.ended.set(intentId, 'voided');
  }

  override async startCharge(charge: Charge): Promise<ChargeAnswer> {
    const tooLittle = whyTooLittleForCard(charge.amountCents);
    if (tooLittle !== undefined) return { status: 'refused', message: tooLittle };
    if (this.behavior.refusesCharge?.(charge)) {
      return { status: 'refused', message: faults.declinedCharge.error() };
    }
    this.logger.info({ amountCents: charge.amountCents }, 'mock payment charged');
    return { status: 'started', intentId: newIntentId() };
  }

  override async authorizeCharge(intentId: string): Promise<AuthorizationAnswer> {
    return { status: 'authorized', intentId };
  }

  override async refund({ reference, payment, amountCents }: RefundOrder): Promise<RefundAnswer> {
    const captured = this.ended.get(payment.intentId ?? '');
    const cents = amountCents ?? (typeof captured === 'number' ? captured : 0);
    if (cents === 0) return { cents };
    this.logger.info({ amountCents: cents }, 'mock payment refunded');
    const status = this.behavior.failsRefund?.({ reference, payment, amountCents }) ? 'failed' : 'settled';
    for (let copy = 0; copy < (this.behavior.copies ?? 1); copy += 1) {
      setTimeout(() => this.tell({ reference, status }), this.behavior.refundMs ?? 1_000).unref();
    }
    return { cents };
  }

  override async receive(): Promise<WebhookAnswer> {
    return 'unknown';
  }

  override listen(listener: PaymentListener): void {
    this.listener = listener;
  }

  private tell(message: RefundMessage): void {
    // The job that sends refunds retries one whose result was not recorded.
    this.listener
      ?.refundEnded(message)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'refund result not recorded'));
  }
}

const newIntentId = (): string => `pi_mock_${randomUUID()}`;
