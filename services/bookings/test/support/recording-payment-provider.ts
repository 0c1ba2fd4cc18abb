import { type MockBehavior, MockPaymentProvider } from '@hilltop/payments/mock-payment-provider';
import type { Charge, ChargeAnswer, RefundAnswer, RefundOrder } from '@hilltop/payments/payment-provider';
import { quietLogger } from '@hilltop/platform/testing/quiet-logger';

/** Records its calls. Results of refunds come only when a test sends them. */
export class RecordingPaymentProvider extends MockPaymentProvider {
  readonly charged: Charge[] = [];
  readonly refunded: RefundOrder[] = [];

  constructor(behavior: MockBehavior = {}) {
    super(quietLogger(), behavior);
  }

  override async startCharge(charge: Charge): Promise<ChargeAnswer> {
    const answer = await super.startCharge(charge);
    if (answer.status === 'started') this.charged.push(charge);
    return answer;
  }

  override async refund(order: RefundOrder): Promise<RefundAnswer> {
    this.refunded.push(order);
    return { cents: order.amountCents ?? 0 };
  }
}
