import { Module } from '@nestjs/common';
import { Charges } from './charges.js';
import { MockPaymentProvider } from './mock-payment-provider.js';
import { PaymentProvider } from './payment-provider.js';
import { ReturnPayment } from './return-payment/return-payment.js';
import { SendRefundsJob } from './send-refunds/send-refunds.job.js';
import { SendRefunds } from './send-refunds/send-refunds.js';
import { SettleRefund } from './settle-refund/settle-refund.js';

@Module({
  providers: [
    { provide: PaymentProvider, useClass: MockPaymentProvider },
    ReturnPayment,
    Charges,
    SendRefunds,
    SendRefundsJob,
    SettleRefund,
  ],
  exports: [PaymentProvider, ReturnPayment, Charges],
})
export class PaymentsModule {}
