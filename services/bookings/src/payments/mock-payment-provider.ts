import { randomUUID } from 'node:crypto';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  type Charge,
  type ChargeAnswer,
  type Payment,
  type PaymentAnswer,
  PaymentProvider,
  type RefundListener,
  type RefundMessage,
  type RefundOrder,
} from './payment-provider.js';

/** How the mock behaves where a test asks for more than success. */
export interface MockBehavior {
  /** After how many milliseconds the result of a refund comes. */
  readonly refundMs?: number;
  /** How often each result comes. */
  readonly copies?: number;
  readonly failsRefund?: (order: RefundOrder) => boolean;
  readonly refusesCharge?: (charge: Charge) => boolean;
}

export const MOCK_BEHAVIOR = Symbol('MOCK_BEHAVIOR');

/** The demo's provider: every payment has succeeded in the browser already and no money moves (product.md §7). */
@Injectable()
export class MockPaymentProvider extends PaymentProvider {
  private listener: RefundListener | undefined;

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(MOCK_BEHAVIOR) private readonly behavior: MockBehavior = {},
  ) {
    super();
  }

  override async confirm(_payment: Payment): Promise<PaymentAnswer> {
    return { status: 'paid' };
  }

  override async charge(charge: Charge): Promise<ChargeAnswer> {
    if (this.behavior.refusesCharge?.(charge)) {
      return { status: 'refused', message: 'Your bank refused the payment of the difference.' };
    }
    this.logger.info({ amountCents: charge.amountCents }, 'mock payment charged');
    return { status: 'paid', intentId: `pi_mock_${randomUUID()}` };
  }

  override async refund(order: RefundOrder): Promise<void> {
    this.logger.info({ amountCents: order.amountCents }, 'mock payment refunded');
    const status = this.behavior.failsRefund?.(order) ? 'failed' : 'settled';
    for (let copy = 0; copy < (this.behavior.copies ?? 1); copy += 1) {
      setTimeout(() => this.tell({ reference: order.reference, status }), this.behavior.refundMs ?? 1_000).unref();
    }
  }

  override onRefund(listener: RefundListener): void {
    this.listener = listener;
  }

  private tell(message: RefundMessage): void {
    // A result that is not recorded is asked for again by the job that sends refunds.
    this.listener?.(message).catch((error: unknown) => this.logger.warn({ err: error }, 'refund result not recorded'));
  }
}
