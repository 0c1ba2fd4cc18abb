import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { EnvironmentError } from '@hilltop/platform/environment/read-environment';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  Optional,
  type Type,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CapturePaymentsJob } from './captures/capture-payments.job.js';
import { CapturePayments } from './captures/capture-payments.js';
import { closeDispute, openDispute } from './disputes/store-dispute.js';
import { MockPaymentProvider } from './mock-payment-provider.js';
import { MoneyListener } from './money-listener.js';
import type { ReturnRule } from './payment.statements.js';
import {
  type DisputeMessage,
  type PaidMessage,
  type PaymentListener,
  PaymentProvider,
  type RefundMessage,
} from './payment-provider.js';
import type { PaymentEnvironment } from './payment-variables.js';
import { PurchaseLimit } from './purchase-limit.js';
import { RETURN_RULE, ReturnPayment } from './return-payment.js';
import { SendRefundsJob } from './send-refunds/send-refunds.job.js';
import { SendRefunds } from './send-refunds/send-refunds.js';
import { SettleRefund } from './send-refunds/settle-refund.js';
import { ReturnUnusedJob } from './started-payments/return-unused.job.js';
import { REMEMBER_PAYMENT, StartPayment } from './started-payments/start-payment.js';

/** Messages can repeat and come in any order. */
@Injectable()
class ProviderMessages implements PaymentListener, OnApplicationBootstrap {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
    private readonly settleRefund: SettleRefund,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() private readonly listener?: MoneyListener,
  ) {}

  onApplicationBootstrap(): void {
    this.provider.listen(this);
  }

  refundEnded(message: RefundMessage): Promise<void> {
    return this.settleRefund.execute(message);
  }

  /** 0.3.0 captured before the sale and remembered nothing: what it took and did not sell before it was stopped, the job returns. */
  async paid({ intentId, paidAt }: PaidMessage): Promise<void> {
    await this.statements.run(REMEMBER_PAYMENT, [intentId, paidAt]);
  }

  /** Two transactions, so that the books have the loss and the return on their own days, even if only the end is heard of. */
  async disputed({ end, ...opened }: DisputeMessage): Promise<void> {
    if (await this.store(openDispute, opened)) {
      const { payment, disputeId: dispute, reason } = opened;
      this.logger.warn({ payment, dispute, reason }, 'a bank took a payment back');
    }
    if (end) await this.store(closeDispute, { ...opened, end });
  }

  private async store(
    step: (manager: EntityManager, message: DisputeMessage) => Promise<boolean>,
    message: DisputeMessage,
  ): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const isNew = await step(manager, message);
      if (isNew) await this.listener?.disputed(message, manager);
      return isNew;
    });
  }
}

/** Serves one service, whose database has the tables `payments`, `refunds` and `disputes`. */
@Module({})
export class PaymentsModule {
  static forRoot(service: string, returns: ReturnRule, listener?: Type<MoneyListener>): DynamicModule {
    return {
      module: PaymentsModule,
      global: true,
      providers: [
        {
          provide: PaymentProvider,
          useFactory: (environment: PaymentEnvironment, logger: Logger, clock: Clock) =>
            createPaymentProvider(service, environment, { logger, clock }),
          inject: [ENVIRONMENT, LOGGER, CLOCK],
        },
        { provide: RETURN_RULE, useValue: returns },
        CapturePayments,
        CapturePaymentsJob,
        ReturnPayment,
        PurchaseLimit,
        StartPayment,
        ReturnUnusedJob,
        SendRefunds,
        SendRefundsJob,
        SettleRefund,
        ProviderMessages,
        ...(listener ? [{ provide: MoneyListener, useClass: listener }] : []),
      ],
      exports: [PaymentProvider, ReturnPayment, SendRefunds, CapturePayments, PurchaseLimit, StartPayment],
    };
  }
}

/** @throws EnvironmentError when a secret is missing */
async function createPaymentProvider(
  service: string,
  environment: PaymentEnvironment,
  parts: { readonly logger: Logger; readonly clock: Clock },
): Promise<PaymentProvider> {
  if (environment.PAYMENT_PROVIDER === 'mock') return new MockPaymentProvider(parts.logger);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = environment;
  if (secretKey === undefined || webhookSecret === undefined) {
    const secrets = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
    const missing = Object.entries(secrets).filter(([, value]) => value === undefined);
    throw new EnvironmentError(missing.map(([name]) => `${name} must be set when PAYMENT_PROVIDER is stripe`));
  }
  // Loaded on demand because the package is large.
  const { StripePaymentProvider } = await import('./stripe/stripe-payment-provider.js');
  return new StripePaymentProvider({ service, secretKey, webhookSecret, apiUrl }, parts.clock);
}
