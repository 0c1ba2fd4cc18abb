import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { ReceiptsModule } from '../orders/receipts.module.js';
import { MailVoucherWhenDue } from './mail-voucher-when-due.js';
import { VoucherEmail } from './voucher-email.js';

@Module({
  imports: [EmailsModule, ReceiptsModule],
  providers: [VoucherEmail, MailVoucherWhenDue],
  exports: [VoucherEmail],
})
export class VouchersModule {}
