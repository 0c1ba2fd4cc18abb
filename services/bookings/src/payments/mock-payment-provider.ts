import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { type Payment, type PaymentAnswer, PaymentProvider } from './payment-provider.js';

/** The demo's provider: every payment has succeeded in the browser already and no money moves (product.md §7). */
@Injectable()
export class MockPaymentProvider extends PaymentProvider {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {
    super();
  }

  override async confirm(_payment: Payment): Promise<PaymentAnswer> {
    return { status: 'paid' };
  }

  override async refund(payment: Payment): Promise<void> {
    this.logger.info({ amountCents: payment.amountCents }, 'mock payment refunded');
  }
}
