import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type DynamicModule, Module } from '@nestjs/common';
import { createPaymentProvider } from './create-payment-provider.js';
import type { ReturnRule } from './payment.statements.js';
import { PaymentProvider } from './payment-provider.js';
import type { PaymentEnvironment } from './payment-variables.js';
import { ProviderMessages } from './provider-messages/provider-messages.js';
import { PurchaseLimit } from './purchase-limit.js';
import { RETURN_RULE, ReturnPayment } from './return-payment/return-payment.js';
import { SendRefundsJob } from './send-refunds/send-refunds.job.js';
import { SendRefunds } from './send-refunds/send-refunds.js';
import { SettleRefund } from './settle-refund/settle-refund.js';

/** Payments and refunds of one service. Its database has the tables `payments` and `refunds`. */
@Module({})
export class PaymentsModule {
  static forRoot(service: string, returns: ReturnRule): DynamicModule {
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
        ReturnPayment,
        PurchaseLimit,
        SendRefunds,
        SendRefundsJob,
        SettleRefund,
        ProviderMessages,
      ],
      exports: [PaymentProvider, ReturnPayment, PurchaseLimit],
    };
  }
}
