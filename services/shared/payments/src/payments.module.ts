import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { createPaymentProvider } from './create-payment-provider.js';
import { EARLIER_MONEY, type EarlierMoney, PublishEarlierMoneyJob } from './money/publish-earlier-money.job.js';
import type { ReturnRule } from './payment.statements.js';
import { PaymentProvider } from './payment-provider.js';
import type { PaymentEnvironment } from './payment-variables.js';
import { ProviderMessages } from './provider-messages/provider-messages.js';
import { PurchaseLimit } from './purchase-limit.js';
import { RETURN_RULE, ReturnPayment } from './return-payment/return-payment.js';
import { SendRefundsJob } from './send-refunds/send-refunds.job.js';
import { SendRefunds } from './send-refunds/send-refunds.js';
import { RefundListener } from './settle-refund/refund-listener.js';
import { SettleRefund } from './settle-refund/settle-refund.js';

/** Payments and refunds of one service. Its database has the tables `payments` and `refunds`. */
@Module({})
export class PaymentsModule {
  /** @param refunds hears of ended refunds */
  static forRoot(
    service: string,
    returns: ReturnRule,
    earlier: EarlierMoney,
    refunds?: Type<RefundListener>,
  ): DynamicModule {
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
        { provide: EARLIER_MONEY, useValue: earlier },
        PublishEarlierMoneyJob,
        ReturnPayment,
        PurchaseLimit,
        SendRefunds,
        SendRefundsJob,
        SettleRefund,
        ProviderMessages,
        ...(refunds ? [{ provide: RefundListener, useClass: refunds }] : []),
      ],
      exports: [PaymentProvider, ReturnPayment, PurchaseLimit],
    };
  }
}
